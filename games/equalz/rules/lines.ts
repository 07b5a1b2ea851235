/** The grid and its lines. Rows come first, from the top; then columns, from the left; then the bed, if there is one. */

/** The target of a line. */
export interface Target {
  /** Whether it counts the digits that go, rather than adding up those that stay. */
  readonly counts: boolean
  /** One number; two, of which either will do; or none, where the target is veiled. */
  readonly any: readonly number[]
}

export interface Grid {
  readonly size: number
  /** Row by row, from −9 to 9; or `DOUBLE`. */
  readonly digits: readonly number[]
  /** Pairs of cells that are always marked alike. */
  readonly twins: readonly (readonly [number, number])[]
  /** Cells that have a target of their own; none where there is no bed. */
  readonly bed: readonly number[]
  /** One for every line. */
  readonly targets: readonly Target[]
}

export interface Level extends Grid {
  /** Digits that have to go: the fewest strikes there are. */
  readonly par: number
}

/** In place of a digit: ×2, which has no value of its own and doubles what is left of its lines. */
export const DOUBLE = 100

/** 'none' or nothing at all: it may still go or stay. */
export type Fate = 'out' | 'keep' | 'none' | undefined

export const isRow = (size: number, line: number): boolean => line < size

/** The bed's line, if there is a bed. */
export const bedLine = (size: number): number => size * 2

export const linesOf = ({ targets }: Pick<Grid, 'targets'>): number[] => targets.map((_, line) => line)

export function cellsOf({ size, bed }: Pick<Grid, 'size' | 'bed'>, line: number): readonly number[] {
  if (line === bedLine(size)) return bed
  return Array.from({ length: size }, (_, i) =>
    isRow(size, line) ? line * size + i : i * size + line - size,
  )
}

export const linesThrough = (grid: Grid, cell: number): number[] =>
  linesOf(grid).filter((line) => cellsOf(grid, line).includes(cell))

export const isVeiled = ({ any }: Target): boolean => any.length === 0

/** This cell and its twin, if it has one. */
export const withTwin = ({ twins }: Pick<Grid, 'twins'>, cell: number): readonly number[] =>
  twins.find((pair) => pair.includes(cell)) ?? [cell]

/** The total of digits: their sum, doubled by every ×2 among them. */
export function totalOf(digits: readonly number[]): number {
  let sum = 0
  let doubled = 0
  for (const digit of digits)
    if (digit === DOUBLE) doubled++
    else sum += digit
  return sum << doubled
}

/** The least and the most that a line may still come to. */
export function reachOf(
  { counts }: Target,
  digits: readonly number[],
  fates: readonly Fate[],
): readonly [number, number] {
  let least = 0
  let most = 0
  let doubled = 0
  let open = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = digits[i] ?? 0
    const fate = fates[i]
    const isOpen = fate !== 'out' && fate !== 'keep'
    if (counts) {
      if (fate === 'out') least++
      if (fate !== 'keep') most++
    } else if (fate === 'out') continue
    else if (digit === DOUBLE) {
      if (isOpen) open++
      else doubled++
    } else {
      if (!isOpen || digit < 0) least += digit
      if (!isOpen || digit > 0) most += digit
    }
  }
  // What is doubled lies farther from 0, on either side.
  return [
    Math.min(least << doubled, least << (doubled + open)),
    Math.max(most << doubled, most << (doubled + open)),
  ]
}

/** Whether the target lies between the least and the most that a line can reach. */
export function isWithinReach(target: Target, digits: readonly number[], fates: readonly Fate[]): boolean {
  const [least, most] = reachOf(target, digits, fates)
  return isVeiled(target) || target.any.some((number) => least <= number && number <= most)
}
