/** What the hen says, what is told to those who cannot see, and the heading of the end. */
import { FARM, HOURS, hourAt, ROW } from './curve.ts'
import { KINDS, type Day } from './rules.ts'
import { isUnder } from './tree.ts'

const GREETINGS = [
  'A new day!',
  'Good morning!',
  'Noon already!',
  'What a day!',
  'Good evening!',
  'Sleepy yet?',
]
const COMFORTS = ['Never mind!', 'Breakfast, then.', 'Enough for today!']
const PRAISE = ['Lovely!', 'Well done!', 'Right at home!', 'Cosy!', 'Bravo!']

/** What the hen has to say about a change, if anything. */
export function remark(before: Day, after: Day): string | undefined {
  if (after.broken > before.broken) return COMFORTS[after.broken - 1]
  if (after.gates.length > before.gates.length) return 'A new basket!'
  if (after.changes > before.changes) return 'Swap!'
  if (after.next.golden && !before.next.golden) return 'I feel golden!'
  if (after.points - before.points >= FARM.goldenPoints) return 'Pure gold!'
  if (after.row > before.row && after.row % 5 === 0) return PRAISE[(after.row / 5) % PRAISE.length]
  return hourAt(after.tick) === hourAt(before.tick) ? undefined : GREETINGS[hourAt(after.tick)]
}

export const tally = ({ broken }: Day) => '♥'.repeat(FARM.broken - broken) + '♡'.repeat(broken)

/** The egg that is first at a gate, where its basket is, and how the gate stands. */
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

export function verdict({ tick }: Day): string {
  const days = Math.floor(tick / FARM.day)
  const hour = HOURS[hourAt(tick)]?.name ?? ''
  if (days) return `Day ${days + 1}, ${hour}`
  return hour === 'dawn' ? 'Over at dawn' : hour === 'morning' ? 'Over by morning' : `Sorted until ${hour}`
}
