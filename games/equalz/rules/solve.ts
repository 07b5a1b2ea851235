/**
 * Solves grids by line logic: finds what all combinations that reach a line's target have in common. A grid it solves
 * has one solution and needs no guess. It takes the easiest step first, as people do, so the steps also measure the
 * difficulty.
 */
import {
  cellsOf,
  DOUBLE,
  isVeiled,
  isWithinReach,
  linesOf,
  withTwin,
  type NumberGrid,
  type LineTarget,
} from './lines.ts'

const VERDICTS = ['out', 'keep'] as const
type CellVerdict = (typeof VERDICTS)[number]
/** The verdicts so far, by cell. */
export type Verdicts = readonly (CellVerdict | undefined)[]

interface CellFinding {
  readonly cell: number
  readonly verdict: CellVerdict
}

export const isStrike = ({ verdict }: CellFinding): boolean => verdict === 'out'

/** A deduction from one line. */
export interface LineDeduction {
  readonly line: number
  readonly found: readonly CellFinding[]
  /** The opposite verdict would put the target out of reach, so no combination has to be worked out. */
  readonly isPlain: boolean
  /** How many combinations of the line reach its target. */
  readonly ways: number
  /** Memory load: 1 for one look, more for every open digit and every combination. */
  readonly effort: number
}

interface GridSolution {
  /** The verdicts that logic reaches. */
  readonly known: Verdicts
  /** Logic decides all cells; otherwise the grid needs a guess. */
  readonly complete: boolean
  readonly steps: readonly LineDeduction[]
}

/**
 * Every combination of these digits that reaches the target, as a bit mask of the digits kept. `kept` are digits of the
 * line certain to stay, and `gone` is how many are certain to go.
 */
export function waysOf(
  digits: readonly number[],
  { counts, any }: LineTarget,
  kept: readonly number[] = [],
  gone = 0,
): number[] {
  const sums = new Int16Array(1 << digits.length)
  const doubled = new Uint8Array(sums.length)
  const ways: number[] = []
  for (const digit of kept)
    if (digit === DOUBLE) doubled[0] = (doubled[0] ?? 0) + 1
    else sums[0] = (sums[0] ?? 0) + digit
  if (counts) [sums[0], doubled[0]] = [gone + digits.length, 0]
  const [first = NaN, second = first] = any
  for (let set = 0; set < sums.length; set++) {
    if (set > 0) {
      const rest = set & (set - 1)
      const digit = digits[31 - Math.clz32(set & -set)] ?? 0
      const isDouble = !counts && digit === DOUBLE
      sums[set] = (sums[rest] ?? 0) + (counts ? -1 : isDouble ? 0 : digit)
      doubled[set] = (doubled[rest] ?? 0) + (isDouble ? 1 : 0)
    }
    const total = (sums[set] ?? 0) << (doubled[set] ?? 0)
    if (total === first || total === second) ways.push(set)
  }
  return ways
}

/** A line under consideration. */
interface OpenLine {
  readonly line: number
  readonly cells: readonly number[]
  readonly digits: readonly number[]
  readonly target: LineTarget
  readonly twins: NumberGrid['twins']
  /** The effort of one look: higher than for a plain sum if a digit is special or there are two sums. */
  readonly twist: number
  /** Cached result of each method; null if it found nothing. */
  readonly steps: Map<typeof plainStep, LineDeduction | null>
}

const bit = (set: number, i: number) => (set >> i) & 1

const openLinesOf = (grid: NumberGrid): OpenLine[] =>
  linesOf(grid).flatMap((line): OpenLine[] => {
    const target = grid.targets[line]
    if (!target || isVeiled(target)) return []
    const cells = cellsOf(grid, line)
    const digits = cells.map((cell) => grid.digits[cell] ?? 0)
    const isOdd = !target.counts && digits.some((digit) => digit < 0 || digit === DOUBLE)
    const twist = (isOdd ? 1.25 : 1) * (target.any.length > 1 ? 1.25 : 1)
    const twins = grid.twins.filter((pair) => pair.every((cell) => cells.includes(cell)))
    return [{ line, cells, digits, target, twins, twist, steps: new Map() }]
  })

/** Finds digits for which the opposite verdict would put the target out of reach. */
function plainStep({ line, cells, digits, target, twist }: OpenLine, known: Verdicts): LineDeduction | null {
  const fates = cells.map((cell) => known[cell])
  const found: CellFinding[] = []
  for (const [i, cell] of cells.entries()) {
    if (fates[i]) continue
    for (const verdict of VERDICTS) {
      fates[i] = verdict === 'out' ? 'keep' : 'out'
      if (!isWithinReach(target, digits, fates)) found.push({ cell, verdict })
    }
    fates[i] = undefined
  }
  return found.length > 0 ? { line, found, isPlain: true, ways: 1, effort: twist } : null
}

/** Finds what all combinations compatible with the verdicts so far have in common. */
function combinedStep(
  { line, cells, digits, target, twins, twist }: OpenLine,
  known: Verdicts,
): LineDeduction | null {
  const open: number[] = []
  const free: number[] = []
  const kept: number[] = []
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? 0
    if (known[cell] === 'keep') kept.push(digits[i] ?? 0)
    if (known[cell]) continue
    open.push(cell)
    free.push(digits[i] ?? 0)
  }
  let ways = waysOf(free, target, kept, cells.length - kept.length - free.length)
  // Twins in the same line share their fate there, too.
  for (const [one, other] of twins)
    if (open.includes(one))
      ways = ways.filter((way) => bit(way, open.indexOf(one)) === bit(way, open.indexOf(other)))
  let always = -1
  let ever = 0
  for (const way of ways) {
    always &= way
    ever |= way
  }
  const found: CellFinding[] = []
  for (let i = 0; i < open.length && ways.length > 0; i++) {
    const cell = open[i] ?? 0
    if (bit(always, i)) found.push({ cell, verdict: 'keep' })
    else if (!bit(ever, i)) found.push({ cell, verdict: 'out' })
  }
  const effort = twist * open.length * (1 + (32 - Math.clz32(ways.length)) / 4)
  return found.length > 0 ? { line, found, isPlain: false, ways: ways.length, effort } : null
}

/** Continues from the given verdicts. Each call of `next` finds and applies the easiest step. */
export function createLogic(grid: NumberGrid, from: Verdicts = []) {
  const known = grid.digits.map((_, cell) => from[cell])
  const openLines = openLinesOf(grid)

  function settle({ cell, verdict }: CellFinding): void {
    for (const each of withTwin(grid, cell)) {
      known[each] = verdict
      for (const { cells, steps } of openLines) if (cells.includes(each)) steps.clear()
    }
  }

  /** The easiest step. A step without a strike counts `patience` extra. */
  function easiest(patience = 0): LineDeduction | undefined {
    let best: LineDeduction | undefined
    let least = Infinity
    for (const method of [plainStep, combinedStep]) {
      // Working out combinations is always harder than one look.
      if (best) break
      for (const openLine of openLines) {
        if (!openLine.steps.has(method)) openLine.steps.set(method, method(openLine, known))
        const step = openLine.steps.get(method)
        if (!step) continue
        const effort = step.effort + (step.found.some(isStrike) ? 0 : patience)
        if (effort < least) [best, least] = [step, effort]
      }
    }
    return best
  }

  return {
    known: known as Verdicts,
    easiest,
    next(): LineDeduction | undefined {
      const step = easiest()
      step?.found.forEach(settle)
      return step
    },
  }
}

/** Applies line logic until it finds nothing new. */
export function solve(grid: NumberGrid, from?: Verdicts): GridSolution {
  const logic = createLogic(grid, from)
  const steps: LineDeduction[] = []
  for (let step = logic.next(); step; step = logic.next()) steps.push(step)
  return { known: logic.known, complete: !logic.known.includes(undefined), steps }
}

/** The difficulty for a player who always finds the easiest step. */
export const gradeOf = ({ steps }: GridSolution): number => steps.reduce((sum, { effort }) => sum + effort, 0)

/** The effort most people can manage for a line, and the excess beyond which nobody can. */
const MANAGEABLE = 4
const TOO_MUCH = 8

/** How many steps are harder than most people can manage, weighted by their excess effort. */
export const strainOf = ({ steps }: GridSolution): number =>
  steps.reduce((sum, { effort }) => sum + Math.min(1, Math.max(0, effort - MANAGEABLE) / TOO_MUCH), 0)
