/** Eggs roll down a tree of chutes; flipped gates bring each to the basket of its pattern. */
import { chance, type Chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { FARM, LOTS, ROW, spaceAt, speedAt } from './rules/curve.ts'
import { endsOf, lengthOf, depthOf } from './rules/tree.ts'
import { isDay } from './rules/saved.ts'
import { KINDS, type Egg, type Basket, type Day, type Flip } from './rules/state.ts'

export { KINDS } from './rules/state.ts'
export type { Kind, Egg, Basket, Day, Flip } from './rules/state.ts'

/** Two of every kind in the tree, so that no pattern stays away for long, or comes five times in a row. */
const fill = (baskets: readonly Basket[], dice: Chance) =>
  dice.shuffle([...baskets, ...baskets].map(({ kind }) => kind))

function deal(day: Day, dice: Chance): Day {
  const [kind = 0, ...rest] = day.bag
  return { ...day, next: { kind, golden: false }, bag: rest.length ? rest : fill(day.baskets, dice) }
}

function lay(day: Day): Day {
  const dice = chance(day.cursor)
  const laid = day.laid + 1
  const egg: Egg = { id: laid, ...day.next, place: 1, at: 0 }
  const next = deal({ ...day, eggs: [...day.eggs, egg], laid, lot: day.lot - 1 }, dice)
  return { ...next, space: spaceAt(laid, dice.fraction()), cursor: dice.cursor }
}

/** A chute forks: its basket moves to one side, a new one comes on the other, and its pattern is laid next. */
function grow(day: Day, dice: Chance): Day {
  const ends = endsOf(day.gates)
  const shallow = Math.min(...ends.map(depthOf))
  const fork = dice.pick(ends.filter((place) => depthOf(place) === shallow))
  const side = dice.int(2)
  const known = day.baskets.map(({ kind }) => kind)
  const kind = dice.pick(KINDS.map((_, i) => i).filter((i) => !known.includes(i)))
  const baskets = day.baskets.map((basket) =>
    basket.place === fork ? { ...basket, place: fork * 2 + side } : basket,
  )
  baskets.push({ place: fork * 2 + 1 - side, kind, held: 0 })
  return {
    ...day,
    gates: [...day.gates, { place: fork, way: dice.int(2) ? 1 : 0 }],
    baskets,
    bag: [kind, ...fill(baskets, dice)],
    rest: FARM.growing,
  }
}

function swap(day: Day, dice: Chance): Day {
  const [one, other] = dice.shuffle(day.baskets)
  if (!one || !other) return day
  const places = new Map([
    [one, other.place],
    [other, one.place],
  ])
  const baskets = day.baskets.map((basket) => ({ ...basket, place: places.get(basket) ?? basket.place }))
  return { ...day, baskets, rest: FARM.swapping }
}

/** Only while no egg is on its way, so that a change never makes a right way wrong. */
function change(day: Day): Day {
  const dice = chance(day.cursor)
  const grows = day.gates.length < LOTS.length
  const changed = grows ? deal(grow(day, dice), dice) : swap(day, dice)
  const next = day.next.golden ? { ...changed.next, golden: true } : changed.next
  const lot = LOTS[changed.gates.length - 1] ?? 1
  return { ...changed, next, lot, changes: day.changes + 1, cursor: dice.cursor }
}

/** Every egg rolls one tick further, and through the gate that it comes to. */
function roll(day: Day): Day {
  const speed = speedAt(day.laid)
  const eggs = day.eggs.map((egg) => {
    const at = egg.at + speed
    const passes = Math.floor(at / ROW) > Math.floor(egg.at / ROW)
    const gate = passes && day.gates.find(({ place }) => place === egg.place)
    return { ...egg, at, place: gate ? egg.place * 2 + gate.way : egg.place }
  })
  return { ...day, eggs }
}

/** Eggs keep their distance, so no more than one at a time comes to its end. */
function land(day: Day): Day {
  const [egg, ...eggs] = day.eggs
  if (!egg || egg.at < lengthOf(day.gates)) return day
  const right = day.baskets.some(({ place, kind }) => place === egg.place && kind === egg.kind)
  if (!right) return { ...day, eggs, broken: day.broken + 1, row: 0, stop: FARM.breakStop }
  const row = day.row + 1
  return {
    ...day,
    eggs,
    baskets: day.baskets.map((basket) =>
      basket.place === egg.place ? { ...basket, held: basket.held + 1 } : basket,
    ),
    row,
    longest: Math.max(day.longest, row),
    next: row % FARM.goldenRow ? day.next : { ...day.next, golden: true },
    points: day.points + (egg.golden ? FARM.goldenPoints : 1),
    stop: egg.golden ? FARM.goldenStop : 0,
  }
}

const isOver = (day: Day) => day.broken >= FARM.broken

export const rules: Rules<Day, Flip> = {
  start(seed) {
    const dice = chance(seed)
    const [left = 0, right = 1] = dice.shuffle(KINDS.map((_, i) => i))
    const baskets: Basket[] = [
      { place: 2, kind: left, held: 0 },
      { place: 3, kind: right, held: 0 },
    ]
    return {
      tick: 0,
      gates: [{ place: 1, way: 0 }],
      baskets,
      eggs: [],
      laid: 0,
      // The first egg finds its way by itself and shows what is wanted; the second needs a flip.
      next: { kind: left, golden: false },
      bag: [right, left, right, right, left],
      space: 0,
      lot: LOTS[0],
      changes: 0,
      rest: FARM.opening,
      stop: 0,
      row: 0,
      longest: 0,
      points: 0,
      broken: 0,
      flips: 0,
      cursor: dice.cursor,
    }
  },

  act(day, { flip }) {
    if (isOver(day) || !day.gates.some(({ place }) => place === flip)) return day
    const gates = day.gates.map((gate) =>
      gate.place === flip ? { place: flip, way: gate.way ? (0 as const) : (1 as const) } : gate,
    )
    return { ...day, gates, flips: day.flips + 1 }
  },

  tick(day) {
    if (isOver(day)) return day
    const tick = day.tick + 1
    if (day.stop) return { ...day, tick, stop: day.stop - 1 }
    const next = land(roll({ ...day, tick, rest: Math.max(0, day.rest - 1) }))
    const last = next.eggs.at(-1)
    if (next.lot === 0) return last ? next : change(next)
    return next.rest === 0 && (!last || last.at >= next.space) ? lay(next) : next
  },

  moves: (day) => (isOver(day) ? [] : day.gates.map(({ place }) => ({ flip: place }))),
  score: (day) => day.points,
  outcome: (day) => (isOver(day) ? 'lost' : 'playing'),
  fits: isDay,
}
