import { chance } from '../kit/rules/chance.ts'
import { type Levels, type Rules } from '../kit/rules.ts'
import { ideas } from './rules/ideas.ts'
import { think } from './rules/opponent.ts'
import { still } from './rules/physics.ts'
import { groupOf, rack } from './rules/rack.ts'
import {
  type Action,
  mayPlay,
  practising,
  type Seat,
  type Shot,
  standing,
  type State,
} from './rules/state.ts'
import { NO_HITS, place, roll, shoot } from './rules/stroke.ts'

/** The choices that take the place of numbered levels, and who sits opposite. */
const TABLES = {
  Easy: 'easy',
  Medium: 'medium',
  Hard: 'hard',
  'Two players': 'player',
  Practice: 'nobody',
} as const

export const rules: Rules<State, Action> = {
  start(seed, level) {
    const dice = chance(seed)
    const motion = still(rack(dice))
    const rival: Seat = Object.values(TABLES)[level - 1] ?? 'easy'
    return {
      level,
      dice: dice.cursor,
      seats: ['player', rival],
      turn: 0,
      breaking: true,
      groups: null,
      hand: 'behind the line',
      motion,
      stroke: null,
      hits: NO_HITS,
      news: null,
      winner: null,
      shots: 0,
      mind: null,
    }
  },

  act(state, action) {
    if (!mayPlay(state)) return state
    if (action.kind === 'place') return place(state, action)
    return playable(action) ? shoot(state, action) : state
  },

  tick(state) {
    if (state.winner !== null) return state
    if (state.stroke) return roll(state, 1)
    const seat = state.seats[state.turn]
    return seat === 'player' || seat === 'nobody' ? state : think(state, seat)
  },

  moves(state) {
    if (!mayPlay(state)) return []
    return ideas(state, 12).flatMap(({ place, shot }) => (place ? [place, shot] : [shot]))
  },

  /** Your balls, the eight as one more, and each ball that the loser leaves: 15 is a frame without an answer. */
  score(state) {
    if (practising(state)) return 15 - standing(state, (id) => id !== 0)
    const mine = state.groups?.[0]
    if (!mine) return 0
    const down = 7 - standing(state, (id) => groupOf(id) === mine)
    return state.winner === 0 ? down + 1 + left(state) : down
  },

  outcome(state) {
    if (state.winner === null) return 'playing'
    // At a table for two somebody wins.
    return state.winner === 0 || state.seats[1] === 'player' ? 'won' : 'lost'
  },
}

const left = (state: State) => standing(state, (id) => groupOf(id) === state.groups?.[1])

/** Numbers that a stroke can be made of, whoever sent them. */
function playable({ dx, dy, power, top, side }: Shot): boolean {
  const length = dx * dx + dy * dy
  return length > 0 && length < Infinity && power > 0 && power <= 1 && top * top + side * side <= 1 + 1e-9
}

export const levels: Levels<State, Action> = {
  tuned: 5,
  names: Object.keys(TABLES),
  /** Three for a rival left with six balls or more, or a practice rack in 20 strokes; two for three, or 30 strokes. */
  stars(state) {
    const [three, two] = practising(state)
      ? [state.shots <= 20, state.shots <= 30]
      : [left(state) >= 6, left(state) >= 3]
    return three ? 3 : two ? 2 : 1
  },
}
