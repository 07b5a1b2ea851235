/** Replaces numbers in a source text. Pure; runs in Node and in the page. */

/** A number in the source of a game's `rules/curve.ts`. */
export interface CurveNumber {
  /** Unique in its file, such as `SLAB.reach`, `SPEED[2][1]` or `speedAt #1`. */
  readonly name: string
  readonly value: number
  /** Its position in the source, the sign included. */
  readonly from: number
  readonly until: number
  /** The comment above it. */
  readonly note: string
}

/** New values by the names of the numbers. */
export type Changes = Readonly<Record<string, number>>

/** Accepts only finite values for numbers of this file. */
export function readChanges(data: unknown, numbers: readonly CurveNumber[]): Changes | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const names = new Set(numbers.map(({ name }) => name))
  const isValid = Object.entries(data).every(([name, value]) => names.has(name) && Number.isFinite(value))
  return isValid ? (data as Changes) : undefined
}

export function withChanges(source: string, numbers: readonly CurveNumber[], changes: Changes): string {
  let [changed, end] = ['', 0]
  for (const { name, value, from, until } of numbers.toSorted((a, b) => a.from - b.from)) {
    const wanted = changes[name] ?? value
    if (wanted === value) continue
    changed += source.slice(end, from) + String(wanted)
    end = until
  }
  return changed + source.slice(end)
}

/** The changed lines of the source, to be pasted over the old ones. A line of a list does not say where it belongs. */
export function changedLines(source: string, numbers: readonly CurveNumber[], changes: Changes): string {
  const before = source.split('\n')
  const after = withChanges(source, numbers, changes).split('\n')
  return after
    .flatMap((line, at) => {
      if (line === before[at]) return []
      return /^\s/.test(line) ? [`// line ${at + 1}`, line] : [line]
    })
    .join('\n')
}
