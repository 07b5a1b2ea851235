/**
 * Builds many greenhouses and chooses those of the tuned levels and of late weekdays: `node games/push-it/proof/tune.ts`
 * prints `rules/tuned.ts`. It takes some minutes. Every house and every position comes out of the dice in rules/generate.ts.
 */
import { tunedTable } from '../../kit/proof/tuned-table.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { dayShape, FIRST_GROWN, LAST_TUNED, shapeOf, type Shape } from '../rules/curve.ts'
import { raise, type Grown } from '../rules/generate.ts'
import { walk } from '../rules/ground.ts'
import { compile, isBed, stepOf, tileAt } from '../rules/house.ts'
import { pack, packSeed, HALL_MOST } from '../rules/levels.ts'
import { FAR, pullDistances } from '../rules/lost.ts'
import { solve } from '../rules/solve.ts'

/** How many houses are built for each number of pots. Two letters name a seed, so there are no more than 5,600. */
const BUILT = [0, 0, 1500, 3000, 4500, 5500]
/** The most positions that a house may have: a hint may have to search all of them. */
const MOST = 24_000
/** Enough that a house, which is also turned and furnished anew, is seldom met again within a year. */
const HALL_HOUSES = 54

interface Choice extends Grown {
  readonly seed: number
  readonly charm: number
}

/** Prefers pushes away from the beds, changes from pot to pot, little unused floor, no pot on a bed at the start. */
function charmOf({ house, position, par }: Grown): number {
  const plan = compile(house)
  const pots = position.pots.map((pot) => tileAt(plan, pot))
  const away = plan.beds.map((bed) => pullDistances(plan, bed))
  const straight = pots.reduce((sum, pot) => sum + Math.min(...away.map((far) => far[pot] ?? FAR)), 0)
  const solution = solve(plan, pots, tileAt(plan, position.at))
  if (!solution.pushes) return -FAR
  const used = new Set([...plan.beds, ...pots].map((tile) => plan.places[tile] ?? 0))
  let { at } = position
  let now = [...position.pots]
  let changes = 0
  let last = -1
  for (const { pot: tile, turn } of solution.pushes) {
    const way = WAYS[turn] ?? 'up'
    const pot = plan.places[tile] ?? 0
    for (const step of walk(house, now, at, pot - stepOf(house, way)) ?? [])
      used.add((at += stepOf(house, step)))
    if (pot !== last) changes++
    last = pot + stepOf(house, way)
    used.add(last)
    now = now.with(now.indexOf(pot), last)
    at = pot
  }
  const idle = plan.size - used.size
  const done = position.pots.filter((pot) => isBed(house, pot)).length
  return (par - straight) * 0.5 + changes - idle * 0.35 - done * 1.5
}

function buildMany(shape: Shape): Choice[] {
  const houses = new Map<string, Choice>()
  for (let seed = 1; seed <= (BUILT[shape.pots] ?? 0); seed++) {
    const grown = raise(shape, seed, MOST)
    if (!grown || grown.space >= MOST || grown.par < 5) continue
    houses.set(grown.house, { ...grown, seed, charm: charmOf(grown) })
  }
  return [...houses.values()]
}

const stock = new Map<number, Choice[]>()
const taken = new Set<Choice>()

/** The houses that are best for a shape and not taken yet, the best first. What counts most is the par aimed at. */
function bestFor(shape: Shape): Choice[] {
  const houses = stock.get(shape.pots) ?? buildMany(shape)
  stock.set(shape.pots, houses)
  const worth = ({ par, charm }: Choice) => charm - Math.abs(par - shape.par) * 3
  return houses.filter((house) => !taken.has(house)).sort((a, b) => worth(b) - worth(a))
}

for (let level = FIRST_GROWN; level <= LAST_TUNED; level++) {
  const shape = shapeOf(level)
  const [best] = bestFor(shape)
  if (!best) throw new Error(`There is no house left for level ${level}: build more.`)
  taken.add(best)
  console.error(level, `aim ${shape.par}`, `par ${best.par}`, `space ${best.space}`, best.charm.toFixed(1))
}

const tuned = [...taken].map((choice) => pack(choice, choice.seed))
/** Those of Saturdays have four pots, those of Sundays five. */
const halls = [-6, -7].map((day) => {
  const shape = dayShape(day)
  const chosen = bestFor(shape)
    .filter(({ space }) => space < HALL_MOST)
    .slice(0, HALL_HOUSES)
  const pars = chosen.map(({ par }) => par)
  console.error(`aim ${shape.par}`, `par ${Math.min(...pars)} to ${Math.max(...pars)}`)
  return chosen.map(({ seed }) => packSeed(seed)).join('')
})

console.log(
  tunedTable('the levels from the sixth, a word each; what its letters mean is in levels.ts.', tuned),
)
console.log()
console.log(
  tunedTable('the seeds of the houses of late weekdays: of four pots, and of five.', halls, 'HALLS'),
)
