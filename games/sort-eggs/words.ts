/** What the hen says, what is said aloud to play by ear, and the heading of the end card. */
import { FARM, HOURS, hourAt } from './rules/curve.ts'
import { KINDS, type Day, type Egg } from './rules.ts'
import { depthOf, endsOf } from './rules/tree.ts'
import { wayHome } from './rules/way-home.ts'

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

/** How the baskets stand, and how many eggs may still break: short, because it is said between two eggs. */
export function say({ gates, baskets, broken }: Day): string {
  const patterns = endsOf(gates).map(
    (end) => KINDS[baskets.find(({ place }) => place === end)?.kind ?? 0] ?? '',
  )
  const left = FARM.broken - broken
  return `From left: ${patterns.join(', ')}. ${left} ${left === 1 ? 'egg' : 'eggs'} to break`
}

/**
 * Which way the keys are asked to send this egg: first what is to be pressed, then which egg, where. Egg and row make it
 * another sentence even where the next one must go the same way, and so it is said.
 */
export function ask(day: Day, egg: Egg | undefined): string {
  if (!egg) return ''
  const way = wayHome(day, egg)
  const where = `egg ${egg.id}, row ${depthOf(egg.place) + 1}`
  if (way === undefined) return `Either way, it is lost: ${where}`
  return `${way ? 'Right' : 'Left'}: ${egg.golden ? 'golden ' : ''}${KINDS[egg.kind]}, ${where}`
}

/** Short, because it must fit over the card in the smallest frame. */
export function verdict({ tick }: Day): string {
  const days = Math.floor(tick / FARM.day)
  return days ? `Day ${days + 1}` : `Till ${HOURS[hourAt(tick)]?.name}`
}
