/** Prints measurements as tables, and checks budgets and targets. */
import { isKept, type MeasuredTarget } from '../games/kit/test/targets.ts'

export type Cell = string | number

export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const lines = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const text = (line: readonly string[]) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  console.log(`\n${title}`)
  for (const [at, line] of lines.entries()) {
    console.log(`  ${text(line)}`)
    if (at === 0) console.log(`  ${widths.map((width) => '─'.repeat(width)).join('  ')}`)
  }
}

/** Prints whether a target is met, or the reason for an exemption. Sets a failing exit code if neither applies. */
export function verdict(target: MeasuredTarget, reason: string | undefined): void {
  const { name, measured, least, most } = target
  const kept = isKept(target)
  const bounds = most === Infinity ? `${least} or more` : `${least} to ${most}`
  const word = kept ? 'kept    ' : reason ? 'left off' : 'MISSED  '
  const why = kept || !reason ? '' : ` (${reason})`
  console.log(`  ${word}  ${name}: ${round(measured, 2)} of ${bounds}${why}`)
  if (!kept && !reason) process.exitCode = 1
}

/** Prints whether a budget is met. Sets a failing exit code if not. */
export function budget(what: string, measured: number, most: number, unit: string): void {
  const kept = measured <= most
  console.log(`  ${kept ? 'kept    ' : 'EXCEEDED'}  ${what}: ${round(measured)} of ${round(most)} ${unit}`)
  if (!kept) process.exitCode = 1
}

export const round = (value: number, digits = 1) => Number(value.toFixed(digits))

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
