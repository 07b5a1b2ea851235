/** Rules: eggs roll down a tree of chutes, and gates send each to the basket with its pattern. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { FARM, lotsOf } from './rules/curve.ts'
import { isAction, type Action } from './rules/action.ts'
import { change, lay, nightfall } from './rules/hen.ts'
import { land, scored, roll } from './rules/roll.ts'
import { isDay } from './rules/saved.ts'
import { PATTERNS, type Basket, type Day } from './rules/state.ts'

export { PATTERNS } from './rules/state.ts'
export type { Action } from './rules/action.ts'
export type { Pattern, Thought, Egg, Basket, Day } from './rules/state.ts'

const isOver = (day: Day) => day.broken >= FARM.broken

/** Runs when a batch is laid and the tree is empty: changes the tree, or ends the day. */
const endBatch = (day: Day) => (day.lots + 1 < lotsOf(day.nights).length ? change(day) : nightfall(day))

export const rules: Rules<Day, Action> = {
  start(seed) {
    const dice = chance(seed)
    const [left = 0, right = 1] = dice.shuffle(PATTERNS.map((_, i) => i))
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
      // The first egg needs no flip and shows the goal; the second needs one.
      next: { kind: left, other: left, form: 'plain' },
      bag: [right, left, right, right, left],
      space: 0,
      lots: 0,
      lot: lotsOf(0)[0] ?? 0,
      nights: 0,
      twists: [],
      fox: 0,
      prowl: 0,
      changes: 0,
      rest: FARM.opening,
      stop: 0,
      row: 0,
      longest: 0,
      points: 0,
      broken: 0,
      slips: 0,
      today: 0,
      home: 0,
      golds: 0,
      thrown: 0,
      shooed: 0,
      fed: 0,
      flips: 0,
      cursor: dice.cursor,
    }
  },

  act(day, action) {
    if (isOver(day)) return day
    if ('toss' in action) {
      const eggs = day.eggs.filter(({ id, form }) => id !== action.toss || form !== 'rotten')
      return eggs.length === day.eggs.length ? day : scored({ ...day, eggs, thrown: day.thrown + 1 })
    }
    if ('shoo' in action)
      return day.fox && day.fox === action.shoo ? { ...day, fox: 0, shooed: day.shooed + 1 } : day
    if (!day.gates.some(({ place }) => place === action.flip)) return day
    const gates = day.gates.map((gate) =>
      gate.place === action.flip ? { ...gate, way: gate.way ? (0 as const) : (1 as const) } : gate,
    )
    return { ...day, gates, flips: day.flips + 1 }
  },

  tick(day) {
    if (isOver(day)) return day
    const tick = day.tick + 1
    if (day.stop) return { ...day, tick, stop: day.stop - 1 }
    const next = land(roll({ ...day, tick, rest: Math.max(0, day.rest - 1) }))
    const last = next.eggs.at(-1)
    if (next.lot === 0) return last ? next : endBatch(next)
    return next.rest === 0 && (!last || last.at >= next.space) ? lay(next) : next
  },

  isAction,

  moves: (day) =>
    isOver(day)
      ? []
      : [
          ...day.gates.map(({ place }) => ({ flip: place })),
          ...day.eggs.filter(({ form }) => form === 'rotten').map(({ id }) => ({ toss: id })),
          ...(day.fox ? [{ shoo: day.fox }] : []),
        ],
  score: (day) => day.points,
  outcome: (day) => (isOver(day) ? 'lost' : 'playing'),
  fits: isDay,
}
