/** Eight-ball: against the computer, between two players at one device, or alone for practice. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules, UnhintedLevels } from '../kit/rules.ts'
import { NEW_CARD } from './rules/card.ts'
import { dayOf, layOut } from './rules/daily.ts'
import { ideas } from './rules/ideas.ts'
import { think } from './rules/opponent.ts'
import { atRest } from './rules/physics.ts'
import { rack } from './rules/rack.ts'
import {
  type Action,
  countStanding,
  isPractice,
  leftTo,
  mayPlay,
  type Seat,
  type Shot,
  type State,
} from './rules/state.ts'
import { NO_HITS, place, roll, shoot } from './rules/stroke.ts'
import { isFrame } from './rules/saved.ts'

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
    const day = dayOf({ level })
    const motion = atRest(day ? layOut(dice, day) : rack(dice))
    const rival: Seat = day ? 'nobody' : (Object.values(TABLES)[level - 1] ?? 'easy')
    return {
      level,
      dice: dice.cursor,
      seats: ['player', rival],
      turn: 0,
      breaking: !day,
      groups: null,
      hand: day ? 'anywhere' : 'behind the line',
      motion,
      stroke: null,
      hits: NO_HITS,
      news: null,
      winner: null,
      shots: 0,
      card: NEW_CARD,
      mind: null,
    }
  },

  act(state, action) {
    if (!mayPlay(state)) return state
    if (action.kind === 'place') return place(state, action)
    return isPlayable(action) ? shoot(state, action) : state
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

  /**
   * Your balls, one more for the eight, and each ball that the loser leaves: 15 if the loser potted none. On the table of
   * the day two for each ball, and one less for each visit after the first.
   */
  score(state) {
    const day = dayOf(state)
    if (day) return Math.max(0, 2 * (day.balls - countStanding(state, isObject)) - state.card.visits + 1)
    if (isPractice(state)) return 15 - countStanding(state, isObject)
    const left = leftTo(state, 0)
    if (left === undefined) return 0
    const down = 7 - left
    return state.winner === 0 ? down + 1 + leftToRival(state) : down
  },

  outcome(state) {
    if (state.winner === null) return 'playing'
    // Between two players at one device every frame is won.
    return state.winner === 0 || state.seats[1] === 'player' ? 'won' : 'lost'
  },
  fits: isFrame,
}

const isObject = (id: number) => id !== 0
const leftToRival = (state: State) => leftTo(state, 1) ?? 0

/** Whether a stroke can be made of these numbers. */
function isPlayable({ dx, dy, power, top, side }: Shot): boolean {
  const length = dx * dx + dy * dy
  return length > 0 && length < Infinity && power > 0 && power <= 1 && top * top + side * side <= 1 + 1e-9
}

export const levels: UnhintedLevels<State, Action> = {
  tuned: 5,
  names: Object.keys(TABLES),
  /**
   * Three for leaving the rival six balls or more, practice in 20 strokes, or the table of the day at par; two for three
   * balls, 30 strokes, or two visits above par.
   */
  stars(state) {
    const day = dayOf(state)
    const over = day && state.card.visits - day.par
    const [three, two] =
      over !== undefined
        ? [over <= 0, over <= 2]
        : isPractice(state)
          ? [state.shots <= 20, state.shots <= 30]
          : [leftToRival(state) >= 6, leftToRival(state) >= 3]
    return three ? 3 : two ? 2 : 1
  },
}
