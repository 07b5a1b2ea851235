/** The hen's remarks, announcements for playing by ear, and the heading of the end card. */
import { FARM, isNight, MET, WHIRL } from './rules/curve.ts'
import { PATTERNS, type Day, type Egg } from './rules.ts'
import { TWISTS } from './rules/state.ts'
import { depthOf, endsOf } from './rules/tree.ts'
import { wayHome } from './rules/way-home.ts'

const COMFORTS = ['Never mind!', 'Breakfast!', 'Good night!']
const PRAISE = ['Lovely!', 'Well done!', 'Bravo!']

/** The hen's remark on a change, if any. */
export function remark(before: Day, after: Day): string | undefined {
  if (after.broken > before.broken) return COMFORTS[after.broken - 1]
  if (after.fed > before.fed) return 'Got him!'
  if (after.shooed > before.shooed) return 'Shoo!'
  if (after.fox > before.fox) return 'A fox!'
  if (after.nights > before.nights) return 'Sleep well!'
  if (after.gates.length > before.gates.length) return 'New basket!'
  if (after.changes > before.changes) return after.nights < WHIRL ? 'Swap!' : 'All change!'
  if (after.next.form === 'golden' && before.next.form !== 'golden') return 'Gold next!'
  if (after.golds > before.golds) return 'Pure gold!'
  if (after.row > before.row && after.row % 5 === 0) return PRAISE[(after.row / 5) % PRAISE.length]
  return undefined
}

export const tally = ({ broken }: Day) => '♥'.repeat(FARM.broken - broken) + '♡'.repeat(broken)

/** Name of the pattern of the basket at this end. */
const patternAt = ({ baskets }: Day, end: number) =>
  PATTERNS[baskets.find(({ place }) => place === end)?.kind ?? 0] ?? ''

/** Eggs brought home on a day. */
export const homeWords = (count: number) => (count === 1 ? '1 egg home' : `${count} eggs home`)

const heartWords = (count: number) => (count === 1 ? '1 heart left' : `${count} hearts left`)

/** Announces the baskets in order and the hearts that are left; short, to fit between two eggs. */
export function say(day: Day): string {
  const { gates, broken, nights, today, twists } = day
  if (isNight(day)) return `Night ${nights}: ${homeWords(today)}. Tomorrow: ${twists.join(', ')}`
  const patterns = endsOf(gates).map((end) => patternAt(day, end))
  return `From left: ${patterns.join(', ')}. ${heartWords(FARM.broken - broken)}`
}

/**
 * Announces the key to press, then the egg and its row. Egg and row make every announcement unique: repeated text in a
 * live region would not be read.
 */
export function promptFor(day: Day, egg: Egg | undefined): string {
  if (day.fox) return `Down: fox at ${patternAt(day, day.fox)}`
  if (!egg) return ''
  const way = wayHome(day, egg)
  const where = `egg ${egg.id}, row ${depthOf(egg.place) + 1}`
  if (egg.form === 'rotten') return `Down: rotten, ${where}`
  if (way === undefined) return `Either way, it is lost: ${where}`
  return `${way ? 'Right' : 'Left'}: ${egg.form === 'golden' ? 'golden ' : ''}${PATTERNS[egg.kind]}, ${where}`
}

/** The rule of the day after, while it is known: short, to fit above the card in the smallest frame. */
export const verdict = ({ nights }: Day) => (nights < MET ? `Next: ${TWISTS[nights]}!` : `Day ${nights + 1}`)
