/** What the hen says, what is said aloud to play by ear, and the heading of the end card. */
import { FARM, HOURS, hourAt, ROW } from './rules/curve.ts'
import { KINDS, type Day } from './rules.ts'
import { isUnder } from './rules/tree.ts'

const GREETINGS = ['A new day!', 'Morning!', 'Noon already!', 'Lovely day!', 'Evening!', 'Sleepy yet?']
const COMFORTS = ['Never mind!', 'Breakfast!', 'Good night!']
const PRAISE = ['Lovely!', 'Well done!', 'Cosy!', 'Bravo!']

/** What the hen has to say about a change, if anything. */
export function remark(before: Day, after: Day): string | undefined {
  if (after.broken > before.broken) return COMFORTS[after.broken - 1]
  if (after.gates.length > before.gates.length) return 'New basket!'
  if (after.changes > before.changes) return 'Swap!'
  if (after.next.golden && !before.next.golden) return 'Gold comes!'
  if (after.points - before.points >= FARM.goldenPoints) return 'Pure gold!'
  if (after.row > before.row && after.row % 5 === 0) return PRAISE[(after.row / 5) % PRAISE.length]
  return hourAt(after.tick) === hourAt(before.tick) ? undefined : GREETINGS[hourAt(after.tick)]
}

export const tally = ({ broken }: Day) => '♥'.repeat(FARM.broken - broken) + '♡'.repeat(broken)

/** The egg that will be first at a gate, on which side its basket is, and how the gate stands. */
export function say({ eggs, gates, baskets, broken }: Day): string {
  const left = FARM.broken - broken
  const spare = `${left} ${left === 1 ? 'egg' : 'eggs'} to break`
  const coming = eggs
    .filter((egg) => gates.some(({ place }) => place === egg.place))
    .toSorted((a, b) => (b.at % ROW) - (a.at % ROW))[0]
  const gate = gates.find(({ place }) => place === coming?.place)
  const home = baskets.find(({ kind }) => kind === coming?.kind)?.place ?? 0
  if (!coming || !gate || !isUnder(home, gate.place)) return spare
  const side = isUnder(home, gate.place * 2) ? 0 : 1
  const name = `${coming.golden ? 'Golden egg' : 'Egg'} with ${KINDS[coming.kind]}`
  return `${name} to the ${side ? 'right' : 'left'}, gate ${gate.way === side ? 'ready' : 'not ready'}. ${spare}`
}

/** Short, because it must fit over the card in the smallest frame. */
export function verdict({ tick }: Day): string {
  const days = Math.floor(tick / FARM.day)
  return days ? `Day ${days + 1}` : `Till ${HOURS[hourAt(tick)]?.name}`
}
