/** Formats metrics in the Prometheus text format, version 0.0.4. */
import type { Histogram } from './histogram.ts'

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export type Labels = Readonly<Record<string, string>>

export interface MetricSample {
  readonly labels?: Labels
  readonly value: number
}

/** A metric family: all samples of one name. */
export type Family = { readonly name: string; readonly help: string } & (
  | { readonly type: 'counter' | 'gauge'; readonly samples: readonly MetricSample[] }
  | { readonly type: 'histogram'; readonly histogram: Histogram }
)

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const escapeValue = (text: string) => escapeHelp(text).replaceAll('"', '\\"')

function formatNumber(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  return Number.isFinite(value) ? String(value) : value > 0 ? '+Inf' : '-Inf'
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeValue(text)}"`)
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${formatNumber(value)}`
}

/** Buckets are cumulative in this format. */
function histogramLines(name: string, { buckets, beyond, sum }: Histogram): string[] {
  let total = 0
  const lines = buckets.map(({ upTo, count }) =>
    line(`${name}_bucket`, { le: formatNumber(upTo) }, (total += count)),
  )
  total += beyond
  return [
    ...lines,
    line(`${name}_bucket`, { le: '+Inf' }, total),
    line(`${name}_sum`, {}, sum),
    line(`${name}_count`, {}, total),
  ]
}

export function exposition(families: readonly Family[]): string {
  const lines = families.flatMap((family) => [
    `# HELP ${family.name} ${escapeHelp(family.help)}`,
    `# TYPE ${family.name} ${family.type}`,
    ...(family.type === 'histogram'
      ? histogramLines(family.name, family.histogram)
      : family.samples.map(({ labels = {}, value }) => line(family.name, labels, value))),
  ])
  return lines.map((each) => `${each}\n`).join('')
}
