/**
 * Line logic, the only reasoning that a level ever asks for: of all ways in which one line can reach its target,
 * what do those that fit the rest have in common? A grid that it decides has one solution and needs no guess. Of all
 * that can be found, the easiest comes first, as with a person: so the steps also say how hard a grid is.
 */
import {
  cellsOf,
  DOUBLE,
  isVeiled,
  isWithinReach,
  linesOf,
  withTwin,
  type Grid,
  type Target,
} from './lines.ts'

const VERDICTS = ['out', 'keep'] as const
export type Verdict = (typeof VERDICTS)[number]
/** What is known of each cell. */
export type Known = readonly (Verdict | undefined)[]

export interface Finding {
  readonly cell: number
  readonly verdict: Verdict
}

export const isStrike = ({ verdict }: Finding): boolean => verdict === 'out'

/** What one line decides. */
export interface Step {
  readonly line: number
  readonly found: readonly Finding[]
  /** Whether one look is enough: no way need be worked out, since without it the line would be out of reach. */
  readonly isPlain: boolean
  /** In how many ways the line can still come true. */
  readonly ways: number
  /** How much must be kept in mind: 1 for one look, more for every open digit and for every way. */
  readonly effort: number
}

export interface Solution {
  /** The cells as far as logic decides them. */
  readonly known: Known
  /** Whether it decides all of them; otherwise the grid needs a guess. */
  readonly complete: boolean
  readonly steps: readonly Step[]
}

/**
 * Every set of these digits that reaches the target, as bits of the digits that stay. `kept` are digits of the line that
 * are certain to stay, and `gone` is how many are certain to go.
 */
export function waysOf(
  digits: readonly number[],
  { counts, any }: Target,
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

/** A line that is thought about. */
interface Thought {
  readonly line: number
  readonly cells: readonly number[]
  readonly digits: readonly number[]
  readonly target: Target
  readonly twins: Grid['twins']
  /** What makes one look at it harder than at a bare sum: digits that count in another way, or two sums. */
  readonly twist: number
  /** What was found in each way of thinking; null where nothing was. */
  readonly steps: Map<typeof lookAt, Step | null>
}

const bit = (set: number, i: number) => (set >> i) & 1

const thoughtsOf = (grid: Grid): Thought[] =>
  linesOf(grid).flatMap((line): Thought[] => {
    const target = grid.targets[line]
    if (!target || isVeiled(target)) return []
    const cells = cellsOf(grid, line)
    const digits = cells.map((cell) => grid.digits[cell] ?? 0)
    const isOdd = !target.counts && digits.some((digit) => digit < 0 || digit === DOUBLE)
    const twist = (isOdd ? 1.25 : 1) * (target.any.length > 1 ? 1.25 : 1)
    const twins = grid.twins.filter((pair) => pair.every((cell) => cells.includes(cell)))
    return [{ line, cells, digits, target, twins, twist, steps: new Map() }]
  })

/** One look is enough where the line would otherwise be out of reach. */
function lookAt({ line, cells, digits, target, twist }: Thought, known: Known): Step | null {
  const fates = cells.map((cell) => known[cell])
  const found: Finding[] = []
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

/** What all ways have in common that fit what is known. */
function workOut({ line, cells, digits, target, twins, twist }: Thought, known: Known): Step | null {
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
  // Twins that lie in the same line go or stay together there, too.
  for (const [one, other] of twins)
    if (open.includes(one))
      ways = ways.filter((way) => bit(way, open.indexOf(one)) === bit(way, open.indexOf(other)))
  let always = -1
  let ever = 0
  for (const way of ways) {
    always &= way
    ever |= way
  }
  const found: Finding[] = []
  for (let i = 0; i < open.length && ways.length > 0; i++) {
    const cell = open[i] ?? 0
    if (bit(always, i)) found.push({ cell, verdict: 'keep' })
    else if (!bit(ever, i)) found.push({ cell, verdict: 'out' })
  }
  const effort = twist * open.length * (1 + (32 - Math.clz32(ways.length)) / 4)
  return found.length > 0 ? { line, found, isPlain: false, ways: ways.length, effort } : null
}

/** Goes on from what is known; each time `next` is called, the easiest step is found and taken. */
export function createLogic(grid: Grid, from: Known = []) {
  const known = grid.digits.map((_, cell) => from[cell])
  const thoughts = thoughtsOf(grid)

  function settle({ cell, verdict }: Finding): void {
    for (const each of withTwin(grid, cell)) {
      known[each] = verdict
      for (const { cells, steps } of thoughts) if (cells.includes(each)) steps.clear()
    }
  }

  /** The easiest step; one without a strike counts as if it took `patience` more. */
  function easiest(patience = 0): Step | undefined {
    let best: Step | undefined
    let least = Infinity
    for (const think of [lookAt, workOut]) {
      // Working ways out always takes more than one look.
      if (best) break
      for (const thought of thoughts) {
        if (!thought.steps.has(think)) thought.steps.set(think, think(thought, known))
        const step = thought.steps.get(think)
        if (!step) continue
        const effort = step.effort + (step.found.some(isStrike) ? 0 : patience)
        if (effort < least) [best, least] = [step, effort]
      }
    }
    return best
  }

  return {
    known: known as Known,
    easiest,
    next(): Step | undefined {
      const step = easiest()
      step?.found.forEach(settle)
      return step
    },
  }
}

/** All that follows from what is known, line by line, until nothing new is found. */
export function solve(grid: Grid, from?: Known): Solution {
  const logic = createLogic(grid, from)
  const steps: Step[] = []
  for (let step = logic.next(); step; step = logic.next()) steps.push(step)
  return { known: logic.known, complete: !logic.known.includes(undefined), steps }
}

/** How hard a grid is to somebody who always finds the easiest step. */
export const gradeOf = ({ steps }: Solution): number => steps.reduce((sum, { effort }) => sum + effort, 0)

/** What most people hold in mind while they look at a line, and how much more is too much for anybody. */
const HELD = 4
const TOO_MUCH = 8

/** How many steps ask for more than most people hold in mind; each counts the more, the more it asks. */
export const strainOf = ({ steps }: Solution): number =>
  steps.reduce((sum, { effort }) => sum + Math.min(1, Math.max(0, effort - HELD) / TOO_MUCH), 0)
