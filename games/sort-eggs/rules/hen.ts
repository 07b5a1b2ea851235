/** Deals eggs and foxes, and changes the farm between batches and overnight. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { FARM, isMorning, lotsOf, spaceAt, twistsAfter, twistsAtNoon, WHIRL } from './curve.ts'
import { PATTERNS, type Basket, type Day, type Egg, type Pattern, type Thought, type Twist } from './state.ts'
import { depthOf, endsOf, isUnder } from './tree.ts'

export const gilded = ({ kind }: Thought): Thought => ({ kind, other: kind, form: 'golden' })

/** A shuffled bag with two of every pattern, so that none stays away for long or comes five times in a row. */
const fill = (baskets: readonly Basket[], dice: Chance) =>
  dice.shuffle([...baskets, ...baskets].map(({ kind }) => kind))

/** Left of the first gate. */
const isLeft = ({ place }: Basket) => isUnder(place, 2)

/** Pairs a pattern with one from the other side of the first gate; the left one comes first. */
function twinOf({ baskets }: Day, kind: Pattern, dice: Chance): Thought {
  const isOwnLeft = baskets.some((basket) => basket.kind === kind && isLeft(basket))
  const other = dice.pick(baskets.filter((basket) => isLeft(basket) !== isOwnLeft)).kind
  return { ...(isOwnLeft ? { kind, other } : { kind: other, other: kind }), form: 'twin' }
}

/** Deals the next egg. With `isFirst` the day's twist comes for certain. */
function deal(day: Day, dice: Chance, isFirst = false): Day {
  const [kind = 0, ...rest] = day.bag
  const comes = (twist: Twist) => day.twists.includes(twist) && (isFirst || dice.int(FARM.rare) === 0)
  // The dealt pattern stays in the bag for the egg after it.
  if (comes('rotten eggs')) return { ...day, next: { kind, other: kind, form: 'rotten' } }
  const next: Thought = comes('twins') ? twinOf(day, kind, dice) : { kind, other: kind, form: 'plain' }
  return { ...day, next, bag: rest.length ? rest : fill(day.baskets, dice) }
}

/** Sends a fox to a basket with no egg on the way, to leave time to notice him. */
function prowl(day: Day, dice: Chance): Day {
  if (day.fox || !day.twists.includes('a fox')) return day
  if (day.prowl > 1) return { ...day, prowl: day.prowl - 1 }
  const coming = [...day.eggs, day.next].flatMap(({ kind, other }) => [kind, other])
  const quiet = day.baskets.filter(({ kind }) => !coming.includes(kind))
  if (!quiet.length) return day
  const [fewest, most] = FARM.prowl
  return { ...day, fox: dice.pick(quiet).place, prowl: fewest + dice.int(most - fewest + 1) }
}

/** Empties the baskets overnight. */
const cleared = (day: Day): Day => ({
  ...day,
  baskets: day.baskets.map((basket) => ({ ...basket, held: 0 })),
  today: 0,
  slips: 0,
})

export function lay(day: Day): Day {
  const dice = chance(day.cursor)
  const isTwin = day.next.form === 'twin'
  const egg: Egg = { id: day.laid + 1, ...day.next, place: 1, at: 0 }
  // The other half of a twin gets the next id.
  const laid = day.laid + (isTwin ? 2 : 1)
  const next = deal(
    { ...(isMorning(day) ? cleared(day) : day), eggs: [...day.eggs, egg], laid, lot: day.lot - 1 },
    dice,
  )
  return { ...prowl(next, dice), space: spaceAt(next, dice.fraction(), isTwin), cursor: dice.cursor }
}

/** Forks a chute: its basket moves to one side, a new one appears on the other, and its pattern is laid next. */
function grow(day: Day, dice: Chance): Day {
  const ends = endsOf(day.gates)
  const shallow = Math.min(...ends.map(depthOf))
  const fork = dice.pick(ends.filter((place) => depthOf(place) === shallow))
  const side = dice.int(2)
  const inUse = day.baskets.map(({ kind }) => kind)
  const kind = dice.pick(PATTERNS.map((_, i) => i).filter((i) => !inUse.includes(i)))
  const baskets = day.baskets.map((basket) =>
    basket.place === fork ? { ...basket, place: fork * 2 + side } : basket,
  )
  baskets.push({ place: fork * 2 + 1 - side, kind, held: 0 })
  return {
    ...day,
    gates: [...day.gates, { place: fork, way: dice.int(2) ? 1 : 0 }],
    baskets,
    next: { kind, other: kind, form: 'plain' },
    bag: fill(baskets, dice),
    fox: 0,
    rest: FARM.growing,
  }
}

function swap(day: Day, dice: Chance): Day {
  const shuffled = dice.shuffle(day.baskets)
  const moved = shuffled.slice(0, day.nights < WHIRL ? 2 : shuffled.length)
  const places = new Map(moved.map((basket, i) => [basket, moved[(i + 1) % moved.length]?.place]))
  const baskets = day.baskets.map((basket) => ({ ...basket, place: places.get(basket) ?? basket.place }))
  const swapped = { ...day, baskets, rest: FARM.swapping }
  // The halves of a twin may now belong on the same side.
  return day.next.form === 'twin' ? deal({ ...swapped, twists: [] }, dice) : swapped
}

/** Grows the tree or swaps baskets. Call only while no egg is rolling, so that no correct path becomes wrong. */
export function change(day: Day): Day {
  const dice = chance(day.cursor)
  const changed = (day.gates.length < FARM.mostGates ? grow : swap)(day, dice)
  const next = day.next.form === 'golden' ? gilded(changed.next) : changed.next
  const lots = day.lots + 1
  return {
    ...changed,
    next,
    twists: twistsAtNoon(day),
    lots,
    lot: lotsOf(day.nights)[lots] ?? 1,
    changes: day.changes + 1,
    cursor: dice.cursor,
  }
}

/** Ends the day. A day without a broken egg earns points and gives a lost heart back. */
export function nightfall(day: Day): Day {
  const dice = chance(day.cursor)
  const nights = day.nights + 1
  const isWhole = !day.slips
  const dusk: Day = {
    ...day,
    nights,
    twists: twistsAfter(nights, (list) => dice.shuffle(list)),
    lots: 0,
    lot: lotsOf(nights)[0] ?? 1,
    fox: 0,
    prowl: 2,
    rest: FARM.night,
    points: day.points + (isWhole ? FARM.wholePoints * nights : 0),
    broken: Math.max(0, day.broken - (isWhole ? 1 : 0)),
    changes: day.changes + 1,
  }
  const dealt = deal(dusk, dice, true)
  const next = day.next.form === 'golden' ? gilded(dealt.next) : dealt.next
  return { ...dealt, next, cursor: dice.cursor }
}
