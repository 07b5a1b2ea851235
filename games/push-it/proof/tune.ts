/**
 * Builds many greenhouses and chooses those of the tuned levels: `node games/push-it/proof/tune.ts > games/push-it/rules/tuned.ts`.
 * It takes some minutes. Every house and every position comes out of the dice in grow.ts.
 */
import { WAYS } from '../../kit/rules/ways.ts'
import { raise, type Grown } from '../rules/generate.ts'
import { walk } from '../rules/ground.ts'
import { compile, isBed, stepOf, tileAt } from '../rules/house.ts'
import { pack } from '../rules/levels.ts'
import { FAR, pullDistances } from '../rules/lost.ts'
import { FIRST_GROWN, LAST_TUNED, shapeOf, type Shape } from '../rules/curve.ts'
import { solve } from '../rules/solve.ts'

/** Houses built for each number of pots. Two letters name a seed, so there are no more than 5,600. */
const BUILT = [0, 0, 1500, 3000, 4500, 5500]
/** Positions that a house may have: all of them are searched when a player asks for a hint. */
const MOST = 24_000
const LEVELS_A_LINE = 8

interface Choice extends Grown {
  readonly seed: number
  readonly charm: number
}

/** Pushes that lead away, changes from pot to pot, little floor that is for nothing, nothing done from the start. */
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
for (let level = FIRST_GROWN; level <= LAST_TUNED; level++) {
  const shape = shapeOf(level)
  const houses = stock.get(shape.pots) ?? buildMany(shape)
  stock.set(shape.pots, houses)
  // Nearness to the par that is aimed at counts most.
  const worth = ({ par, charm }: Choice) => charm - Math.abs(par - shape.par) * 3
  const [best] = houses.filter((house) => !taken.has(house)).sort((a, b) => worth(b) - worth(a))
  if (!best) throw new Error(`There is no house left for level ${level}: build more.`)
  taken.add(best)
  console.error(level, `aim ${shape.par}`, `par ${best.par}`, `space ${best.space}`, best.charm.toFixed(1))
}

const words = [...taken].map((choice) => pack(choice, choice.seed).replaceAll('\\', '\\\\'))
console.log(
  '/** Made by tune.ts: the levels from the sixth, a word each; what its letters mean is in levels.ts. */',
)
console.log('export const TUNED =')
for (let i = 0; i < words.length; i += LEVELS_A_LINE) {
  const last = i + LEVELS_A_LINE >= words.length
  console.log(`  '${words.slice(i, i + LEVELS_A_LINE).join(' ')}${last ? "'" : " ' +"}`)
}
