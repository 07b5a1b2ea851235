/** Implements eight-ball: against the computer, for two players on one device, or alone for practice. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules, UnhintedLevels } from '../kit/rules.ts'
import { NEW_CARD } from './rules/card.ts'
import { CHOICES, choiceOf, isNine, isPuzzle, rivalOf } from './rules/choices.ts'
import { dayOf, layOut } from './rules/daily.ts'
import { ADVICE, newFrame, newPuzzle } from './rules/frame.ts'
import { ideas } from './rules/ideas.ts'
import { newMind, think } from './rules/opponent.ts'
import { atRest } from './rules/physics.ts'
import { solutionOf } from './rules/puzzles.ts'
import { isFrame } from './rules/saved.ts'
import {
  type Action,
  countStanding,
  isAction,
  isAway,
  isByLink,
  isPractice,
  isWaiting,
  leftTo,
  mayPlay,
  other,
  ownSeat,
  type State,
} from './rules/state.ts'
import { isComputer } from './rules/strength.ts'
import { isPlayable, NO_HITS, place, roll, shoot } from './rules/stroke.ts'

/** Ticks simulated per tick while the player skips ahead. */
const HURRY = 4
/** Ticks of the computer's visit per tick while the player skips it. */
const SKIPPED = 10
/** The coach thinks at this strength. */
const COACH = 'hard'

/** A sixtieth of a second of the balls, of the computer or of the coach. */
function step(state: State): State {
  if (state.winner !== null) return state
  if (state.stroke) return roll(state, state.stroke.hurried ? HURRY : 1)
  const seat = state.seats[state.turn]
  if (isComputer(seat)) return think(state, seat, false)
  return state.mind ? think(state, COACH, true) : state
}

/** The same frame from the other side. */
const joined = (state: State): State => ({ ...state, seats: [state.seats[1], state.seats[0]] })

export const rules: Rules<State, Action> = {
  start(seed, level) {
    const dice = chance(seed)
    const day = dayOf({ level })
    const state: State = {
      level,
      motion: atRest(day ? layOut(dice, day) : []),
      dice: dice.cursor,
      seats: ['player', rivalOf({ level, frames: [0, 0] })],
      turn: 0,
      breaking: false,
      groups: null,
      hand: day ? 'anywhere' : 'no',
      stroke: null,
      hits: NO_HITS,
      news: null,
      winner: null,
      shots: 0,
      card: NEW_CARD,
      frames: [0, 0],
      faults: [0, 0],
      advice: ADVICE,
      skips: false,
      mind: null,
    }
    return day ? state : isPuzzle(state) ? newPuzzle(state) : newFrame(state, 0)
  },

  act(state, action) {
    const { stroke, mind, advice } = state
    if (action.kind === 'hurry') {
      if (isWaiting(state)) return state.skips ? state : { ...state, skips: true }
      return stroke && !stroke.hurried ? { ...state, stroke: { ...stroke, hurried: true } } : state
    }
    if (action.kind === 'join') return isByLink(state) && !state.stroke ? joined(state) : state
    // A friend's strokes arrive in a link.
    if (!mayPlay(state) && !isAway(state)) return state
    if (action.kind === 'ask') {
      if (mind || advice === 0) return state
      // For a puzzle, the coach has the solution stored and skips the search.
      const known = { ideas: [], tried: 0, best: solutionOf(state), worth: 0, ready: 1 }
      return { ...state, advice: advice - 1, mind: isPuzzle(state) ? known : newMind(state, COACH) }
    }
    if (action.kind === 'shoot') return isPlayable(action) ? shoot(state, action) : state
    const placed = place(state, action)
    // The coach's advice was for the old position.
    return placed === state ? state : { ...placed, mind: null }
  },

  tick(state) {
    if (!state.skips) return step(state)
    let next = state
    // Pots and rulings are seen one by one.
    const isNews = () => next.news !== state.news || next.hits.some(({ kind }) => kind === 'pot')
    for (let n = 0; n < SKIPPED && isWaiting(next) && (n === 0 || !isNews()); n++) next = step(next)
    return isWaiting(next) ? next : { ...next, skips: false }
  },

  isAction,

  moves(state) {
    if (!mayPlay(state) && !isAway(state)) return []
    return ideas(state, 12).flatMap(({ place, shot }) => (place ? [place, shot] : [shot]))
  },

  /**
   * Scores your balls, one more for the eight, and each ball that the loser leaves: 15 if the loser potted none. On the
   * table of the day, each ball scores two, minus one for each visit after the first. A race scores frames, a puzzle
   * set the solved puzzles.
   */
  score(state) {
    const day = dayOf(state)
    if (choiceOf(state).race > 1 || isNine(state)) return state.frames[0]
    if (day) return Math.max(0, 2 * (day.balls - countStanding(state, Boolean)) - state.card.visits + 1)
    if (isPractice(state)) return 15 - countStanding(state, Boolean)
    const me = ownSeat(state)
    const left = leftTo(state, me)
    if (left === undefined) return 0
    const down = 7 - left
    return state.winner === me ? down + 1 + leftToRival(state) : down
  },

  outcome(state) {
    if (state.winner === null) return 'playing'
    // With two players on one device, every frame counts as won.
    return state.seats[state.winner] === 'player' ? 'won' : 'lost'
  },
  fits: isFrame,
}

const leftToRival = (state: State) => leftTo(state, other(ownSeat(state))) ?? 0

export const levels: UnhintedLevels<State, Action> = {
  tuned: Object.keys(CHOICES).length,
  names: Object.keys(CHOICES),
  /**
   * Three stars for leaving the rival six balls or more, practice in 20 strokes, the table of the day at par, a race
   * without a lost frame, or five puzzles with two failures. Two stars for three balls, 30 strokes, two visits above
   * par, one lost frame, or eight failures.
   */
  stars(state) {
    const day = dayOf(state)
    const lost = state.frames[1]
    const [worth, three, two] = day
      ? [day.par - state.card.visits, 0, -2]
      : isPuzzle(state)
        ? [-lost, -2, -8]
        : isPractice(state)
          ? [-state.shots, -20, -30]
          : choiceOf(state).race > 1
            ? [-lost, 0, -1]
            : [leftToRival(state), 6, 3]
    return worth >= three ? 3 : worth >= two ? 2 : 1
  },
}
