/**
 * Builds many greenhouses and chooses those of the tuned levels: `node games/push-it/tune.ts > games/push-it/tuned.ts`.
 * It takes some minutes. Every house and every position comes out of the dice in grow.ts.
 */
import { raise, type Grown } from './grow.ts'
import { walk } from './ground.ts'
import { compile, opposite, read, tileAt } from './house.ts'
import { FAR, pullDistances } from './lost.ts'
import { FIRST_GROWN, LAST_TUNED, shapeOf, type Shape } from './shape.ts'
import { solve } from './solver.ts'

/** Houses built for each number of pots. */
const BUILT = [0, 0, 1500, 3000, 4500, 5500]
/** Positions that a house may have: all of them are searched when a player asks for a hint. */
const MOST = 24_000

interface Choice extends Grown {
  readonly charm: number
  readonly pots: number
}

/** Pushes that lead away, changes from pot to pot, little floor that is for nothing, nothing done from the start. */
function charmOf({ text, par }: Grown): number {
  const { house, position } = read(text)
  const plan = compile(house)
  let at = tileAt(plan, position.at)
  const pots = position.pots.map((pot) => tileAt(plan, pot))
  const solution = solve(plan, pots, at)
  if (solution.result !== 'solved') return -FAR
  const used = new Set([...plan.beds, ...pots, at])
  let changes = 0
  let last = -1
  for (const { pot, turn } of solution.pushes) {
    const behind = plan.next[pot * 4 + opposite(turn)] ?? 0
    for (const step of walk(plan, pots, at, behind) ?? []) used.add((at = plan.next[at * 4 + step] ?? 0))
    if (pot !== last) changes++
    last = plan.next[pot * 4 + turn] ?? 0
    used.add(last)
    pots[pots.indexOf(pot)] = last
    at = pot
  }
  const away = plan.beds.map((bed) => pullDistances(plan, bed))
  const straight = position.pots.reduce((sum, pot) => {
    const tile = tileAt(plan, pot)
    return sum + Math.min(...away.map((far) => far[tile] ?? FAR))
  }, 0)
  const idle = plan.size - used.size
  const done = (text.match(/\*/g) ?? []).length
  return (par - straight) * 0.5 + changes - idle * 0.35 - done * 1.5
}

function build(shape: Shape): Choice[] {
  const houses = new Map<string, Choice>()
  for (let seed = 1; seed <= (BUILT[shape.pots] ?? 0); seed++) {
    const grown = raise(shape, seed, MOST)
    if (!grown || grown.space === Infinity || grown.par < 5) continue
    houses.set(grown.text, { ...grown, pots: shape.pots, charm: charmOf(grown) })
  }
  return [...houses.values()]
}

const stock = new Map<number, Choice[]>()
const taken = new Set<string>()
const chosen: Choice[] = []
for (let level = FIRST_GROWN; level <= LAST_TUNED; level++) {
  const shape = shapeOf(level)
  const houses = stock.get(shape.pots) ?? build(shape)
  stock.set(shape.pots, houses)
  // Nearness to the par that is aimed at counts most.
  const worth = ({ par, charm }: Choice) => charm - Math.abs(par - shape.par) * 3
  const [best] = houses.filter(({ text }) => !taken.has(text)).sort((a, b) => worth(b) - worth(a))
  if (!best) throw new Error(`There is no house left for level ${level}: build more.`)
  taken.add(best.text)
  chosen.push(best)
  console.error(
    level,
    `aim ${shape.par}`,
    `par ${best.par}`,
    `pots ${best.pots}`,
    `space ${best.space}`,
    best.charm.toFixed(1),
  )
}

console.log('/** Made by tune.ts: par and greenhouse of each level from the sixth. */')
console.log('export const TUNED: readonly (readonly [par: number, house: string])[] = [')
for (const { par, text } of chosen) console.log(`  [${par}, '${text}'],`)
console.log(']')
