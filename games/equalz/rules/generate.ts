/** Generates grids by hill climbing, until line logic solves them and they have the target difficulty. */
import type { Chance } from '../../kit/rules/chance.ts'
import { columnOf } from '../../kit/rules/grid.ts'
import type { Element, LevelShape } from './curve.ts'
import { bedLine, cellsOf, DOUBLE, linesOf, totalOf, withTwin, type Level, type LineTarget } from './lines.ts'
import { gradeOf, solve, strainOf } from './solve.ts'

/** Targets have at most two digits. */
const LARGEST = 99
/** Larger beds have too many combinations to think through. */
const LARGEST_BED = 8
/** Work limit before a restart: the number of changes times the cells of the grid. */
const PATIENCE = 4500
/** How far a grid may exceed the target strain, as a factor. */
const MOST_STRAIN = 1.15

/** How many wrong strikes two stars allow. */
export const spareOf = (par: number): number => Math.max(1, Math.floor(par / 5))

/** The plan of a grid: its digits, which of them stay, and the properties of its lines. */
interface Plan {
  readonly size: number
  readonly digits: readonly number[]
  readonly stays: readonly boolean[]
  readonly twins: Level['twins']
  readonly bed: readonly number[]
  /** Lines whose target counts the struck digits, and lines whose target is veiled. */
  readonly tallies: readonly number[]
  readonly veils: readonly number[]
  /** Indexed by line: the difference of the false sum from the true one; 0 for lines with one sum. */
  readonly decoys: readonly number[]
}

type Sketch = Pick<Plan, 'size' | 'digits' | 'stays'> & Partial<Plan>

export function gridOf(sketch: Sketch): Level {
  const { size, digits, stays, twins = [], bed = [], tallies = [], veils = [], decoys = [] } = sketch
  const lines = Array.from({ length: bedLine(size) + (bed.length > 0 ? 1 : 0) }, (_, line) => line)
  const targets = lines.map((line): LineTarget => {
    const cells = cellsOf({ size, bed }, line)
    const counts = tallies.includes(line)
    const left = cells.filter((cell) => stays[cell])
    const number = counts ? cells.length - left.length : totalOf(left.map((cell) => digits[cell] ?? 0))
    const other = decoys[line] ?? 0
    const any = other ? [number, number + other].sort((a, b) => a - b) : [number]
    return { counts, any: veils.includes(line) ? [] : any }
  })
  return { size, digits, twins, bed, targets, par: stays.filter((stay) => !stay).length }
}

/** Every line has a digit to strike and one to keep, and no line is true at the start. */
const isFair = (level: Level, { stays }: Plan): boolean =>
  linesOf(level).every((line) => {
    const cells = cellsOf(level, line)
    const { counts = false, any = [] } = level.targets[line] ?? {}
    const full = counts ? 0 : totalOf(cells.map((cell) => level.digits[cell] ?? 0))
    return (
      new Set(cells.map((cell) => stays[cell])).size === 2 &&
      any.every((number) => number > 0 && number <= LARGEST && number !== full)
    )
  })

/** A connected group of cells, grown from a random one. */
function bedIn(size: number, dice: Chance): number[] {
  const bed = [dice.int(size * size)]
  const most = Math.min(LARGEST_BED, size + dice.int(2))
  while (bed.length < most) {
    const cell = dice.pick(bed)
    const next = cell + dice.pick([-size, size, -1, 1])
    const isBeside = Math.abs(columnOf(size, next) - columnOf(size, cell)) < 2
    if (isBeside && next >= 0 && next < size * size && !bed.includes(next)) bed.push(next)
  }
  return bed.sort((a, b) => a - b)
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Chooses digits and elements at random. */
function deal({ size, goes, has }: LevelShape, dice: Chance): Plan {
  const count = (element: Element) => has[element] ?? 0
  const places = dice.shuffle(range(size * size))
  const [doubles, minuses] = [count('double'), count('minus')]
  const digits = range(size * size).map((cell) => {
    const at = places.indexOf(cell)
    const digit = 1 + dice.int(9)
    return at < doubles ? DOUBLE : at < doubles + minuses ? -digit : digit
  })
  const twins = range(count('twins')).map((i): [number, number] => [
    places.at(-1 - i * 2) ?? 0,
    places.at(-2 - i * 2) ?? 0,
  ])
  const stays = digits.map(() => dice.fraction() >= goes)
  for (const [one, other] of twins) stays[other] = stays[one] ?? true
  const lines = dice.shuffle(range(size * 2))
  const take = (element: Element) => lines.splice(0, count(element))
  const [tallies, veils, pairs] = [take('tally'), take('veil'), take('either')]
  return {
    size,
    digits,
    stays,
    twins,
    bed: count('bed') > 0 ? bedIn(size, dice) : [],
    tallies,
    veils,
    decoys: range(size * 2).map((line) => (pairs.includes(line) ? dice.int(13) - 6 || 7 : 0)),
  }
}

/** Changes one digit, or whether it stays. */
function mutate(plan: Plan, dice: Chance): Plan {
  const cell = dice.int(plan.digits.length)
  const old = plan.digits[cell] ?? 0
  if (old === DOUBLE || dice.int(4) === 0) {
    const both = withTwin(plan, cell)
    return { ...plan, stays: plan.stays.map((stay, at) => (both.includes(at) ? !plan.stays[cell] : stay)) }
  }
  const digit = 1 + dice.int(9)
  return { ...plan, digits: plan.digits.with(cell, old < 0 ? -digit : digit) }
}

/** Rates a grid: below -1 logic cannot solve it, below 0 it is too hard, from 0 on it is playable, 1 is on target. */
function rate(level: Level, { strain }: LevelShape): number {
  const solution = solve(level)
  const cells = level.digits.length
  if (!solution.complete) return solution.known.filter(Boolean).length / cells - 2
  const part = strainOf(solution) / (strain * (spareOf(level.par) + 1))
  if (part > 1) return part < MOST_STRAIN ? 1 : -part / 20
  // Without strain there is no gradient, so effort guides the search.
  return part * 0.8 + Math.min(0.19, gradeOf(solution) / cells / 10)
}

/** Removes one of each element, because plain sums tell logic more. */
const lighter = (shape: LevelShape): LevelShape => ({
  ...shape,
  has: Object.fromEntries(
    Object.entries(shape.has).flatMap(([element, count]) => (count > 1 ? [[element, count - 1]] : [])),
  ),
})

export function generate(shape: LevelShape, dice: Chance): Level {
  const changes = PATIENCE / shape.size ** 2
  for (let wanted = shape; ; wanted = lighter(wanted)) {
    let plan = deal(wanted, dice)
    let level = gridOf(plan)
    let best = isFair(level, plan) ? rate(level, shape) : -3
    for (let change = 0; change < changes && best < 1; change++) {
      const next = mutate(plan, dice)
      const made = gridOf(next)
      if (!isFair(made, next)) {
        if (best === -3) plan = next
        continue
      }
      const found = rate(made, shape)
      if (found >= best) [plan, level, best] = [next, made, found]
    }
    if (best >= 0) return level
  }
}
