/** Models the grid and its lines. Rows come first, from the top, then columns, from the left, then the bed, if any. */

export interface LineTarget {
  /** The target counts the struck digits instead of adding up the others. */
  readonly counts: boolean
  /** One number; two if either is valid; none if the target is veiled. */
  readonly any: readonly number[]
}

export interface NumberGrid {
  readonly size: number
  /** In row order, from −9 to 9, or `DOUBLE`. */
  readonly digits: readonly number[]
  /** Pairs of cells that always have the same mark. */
  readonly twins: readonly (readonly [number, number])[]
  /** Cells with a target of their own; empty if there is no bed. */
  readonly bed: readonly number[]
  /** Indexed by line. */
  readonly targets: readonly LineTarget[]
}

export interface Level extends NumberGrid {
  /** The minimum number of strikes. */
  readonly par: number
}

/** A position on the slate: a digit, or the target of a line. */
export type Spot =
  { readonly kind: 'cell'; readonly at: number } | { readonly kind: 'line'; readonly at: number }

/** Replaces a digit: ×2, which has no value of its own and doubles the rest of its lines. */
export const DOUBLE = 100

/** 'none' or undefined: undecided. */
type Fate = 'out' | 'keep' | 'none' | undefined

export const isRow = (size: number, line: number): boolean => line < size

/** The line of the bed, if there is one. */
export const bedLine = (size: number): number => size * 2

export const linesOf = ({ targets }: Pick<NumberGrid, 'targets'>): number[] => targets.map((_, line) => line)

export function cellsOf({ size, bed }: Pick<NumberGrid, 'size' | 'bed'>, line: number): readonly number[] {
  if (line === bedLine(size)) return bed
  return Array.from({ length: size }, (_, i) =>
    isRow(size, line) ? line * size + i : i * size + line - size,
  )
}

export const linesThrough = (grid: NumberGrid, cell: number): number[] =>
  linesOf(grid).filter((line) => cellsOf(grid, line).includes(cell))

export const isVeiled = ({ any }: LineTarget): boolean => any.length === 0

/** A cell and its twin, if it has one. */
export const withTwin = ({ twins }: Pick<NumberGrid, 'twins'>, cell: number): readonly number[] =>
  twins.find((pair) => pair.includes(cell)) ?? [cell]

/** The sum of the digits, doubled by every ×2 among them. */
export function totalOf(digits: readonly number[]): number {
  let sum = 0
  let doubled = 0
  for (const digit of digits)
    if (digit === DOUBLE) doubled++
    else sum += digit
  return sum << doubled
}

/** The minimum and maximum that a line can still reach. */
function reachOf(
  { counts }: LineTarget,
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
  // Doubling moves a value away from 0, in either direction.
  return [
    Math.min(least << doubled, least << (doubled + open)),
    Math.max(most << doubled, most << (doubled + open)),
  ]
}

/** Whether a target lies between the minimum and maximum that the line can reach. */
export function isWithinReach(
  target: LineTarget,
  digits: readonly number[],
  fates: readonly Fate[],
): boolean {
  const [least, most] = reachOf(target, digits, fates)
  return isVeiled(target) || target.any.some((number) => least <= number && number <= most)
}
