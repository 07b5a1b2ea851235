/** Parses the Prometheus text format strictly: an unknown line is an error. */

interface ScrapedSample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Scrape {
  /** The type of each family, in order. */
  readonly types: ReadonlyMap<string, string>
  readonly samples: readonly ScrapedSample[]
  /** The value of the first sample with this name and these labels. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{((?:\w+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (\S+)$/
const numberOf = (text: string) => (text === '+Inf' ? Infinity : Number(text))

export function readScrape(text: string): Scrape {
  const types = new Map<string, string>()
  const samples: ScrapedSample[] = []
  for (const line of text.split('\n').slice(0, -1)) {
    if (line.startsWith('# HELP ')) continue
    const [, family, type] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? []
    if (family && type) types.set(family, type)
    else {
      const [, name, labels = '', value = ''] = SAMPLE.exec(line) ?? []
      if (name === undefined || Number.isNaN(numberOf(value))) throw new Error(`Not a sample: ${line}`)
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
      samples.push({
        name,
        labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
        value: numberOf(value),
      })
    }
  }
  return {
    types,
    samples,
    value: (name, labels = {}) =>
      samples.find(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
      )?.value,
  }
}

export const scrape = async (url: string) => readScrape(await (await fetch(url)).text())
