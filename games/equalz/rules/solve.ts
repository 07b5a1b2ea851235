/**
 * Line logic, the only reasoning that a level ever asks for: of all ways in which one line can reach its target,
 * what do those that fit the rest have in common? A grid that it decides has one solution and needs no guess.
 */
import { cellsOf, linesOf, linesThrough, type Grid } from './lines.ts'

export type Verdict = 'out' | 'keep'
/** What is known of each cell. */
export type Known = readonly (Verdict | undefined)[]

export interface Finding {
  readonly cell: number
  readonly verdict: Verdict
}

export interface Deduction {
  /** The cells as far as logic decides them. */
  readonly known: Known
  /** Whether it decides all of them; otherwise the grid needs a guess. */
  readonly complete: boolean
  /** How many times one has to look over the whole grid, if each look uses only what was known before it. */
  readonly looks: number
  /** In how many ways a line can reach its target at first, on average. */
  readonly ways: number
}

export interface Step extends Finding {
  readonly line: number
}

/** Every set of a line's digits that adds up to its target, as bits of the digits that stay. */
export function waysOf(digits: readonly number[], target: number): number[] {
  const sums = new Uint16Array(1 << digits.length)
  const ways = target === 0 ? [0] : []
  for (let set = 1; set < sums.length; set++) {
    const lowest = 31 - Math.clz32(set & -set)
    const sum = (sums[set & (set - 1)] ?? 0) + (digits[lowest] ?? 0)
    sums[set] = sum
    if (sum === target) ways.push(set)
  }
  return ways
}

const waysOfLine = (grid: Grid, line: number) =>
  waysOf(
    cellsOf(grid.size, line).map((cell) => grid.digits[cell] ?? 0),
    grid.targets[line] ?? 0,
  )

/** The ways that do not contradict what is known. */
function fitting(ways: readonly number[], cells: readonly number[], known: Known): number[] {
  let stays = 0
  let goes = 0
  for (const [i, cell] of cells.entries()) {
    if (known[cell] === 'keep') stays |= 1 << i
    if (known[cell] === 'out') goes |= 1 << i
  }
  return ways.filter((way) => (way & stays) === stays && (way & goes) === 0)
}

/** What all these ways agree on in cells that are still open. */
function agreed(ways: readonly number[], cells: readonly number[], known: Known): Finding[] {
  if (ways.length === 0) return []
  let always = -1
  let ever = 0
  for (const way of ways) {
    always &= way
    ever |= way
  }
  return cells.flatMap((cell, i): Finding[] => {
    if (known[cell]) return []
    if ((always >> i) & 1) return [{ cell, verdict: 'keep' }]
    return (ever >> i) & 1 ? [] : [{ cell, verdict: 'out' }]
  })
}

/** All that follows from what is known, line by line, until nothing new is found. */
export function deduce(grid: Grid, from: Known = []): Deduction {
  const { size } = grid
  const known = Array.from({ length: size * size }, (_, cell) => from[cell])
  const lines = linesOf(size).map((line) => ({ cells: cellsOf(size, line), ways: waysOfLine(grid, line) }))
  const ways = lines.reduce((sum, line) => sum + line.ways.length, 0) / lines.length
  for (let looks = 0; ; looks++) {
    const found = lines.flatMap((line) => {
      line.ways = fitting(line.ways, line.cells, known)
      return agreed(line.ways, line.cells, known)
    })
    if (found.length === 0) return { known, complete: !known.includes(undefined), looks, ways }
    for (const { cell, verdict } of found) known[cell] = verdict
  }
}

/** The easiest next step: from the line with the fewest open digits, and a strike rather than a digit that stays. */
export function nextStep(grid: Grid, known: Known): Step | undefined {
  let easiest: Step | undefined
  let least = Infinity
  for (const line of linesOf(grid.size)) {
    const cells = cellsOf(grid.size, line)
    const open = cells.filter((cell) => !known[cell]).length
    const found = agreed(fitting(waysOfLine(grid, line), cells, known), cells, known)
    const step = found.find(({ verdict }) => verdict === 'out') ?? found[0]
    if (!step) continue
    const effort = open + (step.verdict === 'out' ? 0 : 0.5)
    if (effort < least) [easiest, least] = [{ ...step, line }, effort]
  }
  return easiest
}

/** Whether one line alone decides this cell. */
export const isDecided = (grid: Grid, known: Known, { cell, verdict }: Finding): boolean =>
  linesThrough(grid.size, cell).some((line) => {
    const cells = cellsOf(grid.size, line)
    return agreed(fitting(waysOfLine(grid, line), cells, known), cells, known).some(
      (found) => found.cell === cell && found.verdict === verdict,
    )
  })
