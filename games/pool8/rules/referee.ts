/** Judges eight-ball and nine-ball by the world rules, without called pockets and push-outs. */
import { marked } from './card.ts'
import { choiceOf, FIRST_SET, isNine, isPuzzle, rivalOf } from './choices.ts'
import { newFrame, newPuzzle } from './frame.ts'
import { groupOf } from './rack.ts'
import { spotBall, spotCueBall } from './spots.ts'
import {
  countStanding,
  type Foul,
  isPractice,
  leftTo,
  type News,
  other,
  type State,
  type CueStroke,
  type Turn,
} from './state.ts'

/** A break that drives fewer balls to a cushion, and pots none, is weak. The world rules ask for four. */
const LEGAL_BREAK_RAILS = 2
/** Consecutive fouls that lose a frame of nine-ball. */
export const MOST_FAULTS = 3

/** The state after the balls have come to rest. */
export function judge(rolled: State): State {
  const { stroke } = rolled
  if (!stroke) return rolled
  const ruled = ruling(rolled, stroke)
  return { ...ruled, card: marked(rolled, stroke, ruled) }
}

function ruling(rolled: State, stroke: CueStroke): State {
  const state: State = { ...rolled, stroke: null, hand: 'no', breaking: false }
  if (isPractice(state)) return judgeAlone(state, stroke)
  // Legality depends on the balls that were on the table before the stroke.
  const balls = rolled.motion.balls.map((ball) =>
    stroke.potted.includes(ball.id) ? { ...ball, pocket: -1 } : ball,
  )
  const before = { ...rolled, motion: { ...rolled.motion, balls } }
  return (isNine(state) ? judgeNine : judgeEight)(before, state, stroke)
}

function judgeEight(before: State, state: State, stroke: CueStroke): State {
  const by = state.turn
  const objects = stroke.potted.filter(Boolean)
  if (before.breaking) return judgeBreak(state, stroke, objects)

  const foul = foulOf(before, stroke)
  if (objects.includes(8)) {
    if (foul) return over(state, other(by), { kind: 'eight with a foul', by })
    if (leftTo(before, by) === 0) return over(state, by, { kind: 'won', by })
    return over(state, other(by), { kind: 'eight too early', by })
  }
  if (foul) return afterFoul(state, foul)

  const [firstIn] = objects
  if (firstIn === undefined) return pass(state, { kind: 'missed', by })
  if (!state.groups) {
    // Balls of both groups may drop in one stroke: the first one decides.
    const group = groupOf(firstIn) ?? 'solids'
    const rest = group === 'solids' ? 'stripes' : 'solids'
    return { ...state, groups: by === 0 ? [group, rest] : [rest, group], news: { kind: group, by } }
  }
  const mine = state.groups[by]
  if (objects.some((id) => groupOf(id) === mine)) return { ...state, news: { kind: 'potted', by } }
  return pass(state, { kind: 'missed', by })
}

/** The nine wins whenever it drops without a foul, even on the break. After a foul it is spotted. */
function judgeNine(before: State, state: State, stroke: CueStroke): State {
  const { turn, faults } = state
  const isWeak = before.breaking && stroke.potted.length === 0 && stroke.railed.length < LEGAL_BREAK_RAILS
  const foul = foulOf(before, stroke) ?? (isWeak ? 'illegal break' : undefined)
  if (foul && faults[turn] + 1 >= MOST_FAULTS)
    return over(state, other(turn), { kind: 'third foul', by: turn })
  if (foul) {
    const spotted = stroke.potted.includes(9) ? { ...state, motion: spotBall(state.motion, 9) } : state
    return afterFoul({ ...spotted, faults: swapped(turn, faults[turn] + 1, faults) }, foul)
  }
  const fair = { ...state, faults: swapped(turn, 0, faults) }
  if (stroke.potted.includes(9)) return over(fair, turn, { kind: 'won', by: turn })
  if (stroke.potted.length > 0) return { ...fair, news: { kind: 'potted', by: turn } }
  return pass(fair, { kind: 'missed', by: turn })
}

/** Replaces one value of a pair. */
const swapped = (turn: Turn, mine: number, pair: readonly [number, number]) =>
  turn === 0 ? ([mine, pair[1]] as const) : ([pair[0], mine] as const)

/** Whether the cue ball may legally hit this ball first. */
export function mayMeetFirst(state: State, id: number): boolean {
  if (isPractice(state)) return id !== 0
  if (isNine(state)) return id === state.motion.balls.find((ball) => ball.id > 0 && ball.pocket < 0)?.id
  if (!state.groups) return id !== 8 && id !== 0
  return leftTo(state, state.turn) === 0 ? id === 8 : groupOf(id) === state.groups[state.turn]
}

function foulOf(state: State, stroke: CueStroke): Foul | undefined {
  if (stroke.potted.includes(0)) return 'scratch'
  if (stroke.first === 0) return 'no ball hit'
  if (!mayMeetFirst(state, stroke.first)) return 'wrong ball first'
  if (state.hand === 'behind the line' && stroke.behind) return 'behind the line'
  if (!stroke.rail && stroke.potted.length === 0) return 'no cushion hit'
  return undefined
}

/**
 * The world rules leave options after a break. Ours: after a weak break the same player breaks again in the first frame,
 * the other one later; and an eight that drops is spotted while play goes on.
 */
function judgeBreak(state: State, stroke: CueStroke, objects: readonly number[]): State {
  const by = state.turn
  if (objects.length === 0 && stroke.railed.length < LEGAL_BREAK_RAILS)
    return { ...newFrame(state, isFirstFrame(state) ? by : other(by)), news: { kind: 'weak break', by } }
  const spotted = objects.includes(8) ? { ...state, motion: spotBall(state.motion, 8) } : state
  if (stroke.potted.includes(0)) return { ...afterFoul(spotted, 'scratch'), hand: 'behind the line' }
  if (spotted !== state) return { ...spotted, news: { kind: 'eight spotted', by } }
  return objects.length > 0 ? { ...state, news: { kind: 'potted', by } } : pass(state, { kind: 'missed', by })
}

const isFirstFrame = ({ frames }: State) => frames[0] + frames[1] === 0

/** Plants and cannons hit a different ball first; banks come off a cushion, escapes hit one first. */
function isInItsWay({ level }: State, { first, cushionFirst, railed }: CueStroke): boolean {
  const set = level - FIRST_SET
  return set < 2
    ? first !== 8 && !cushionFirst
    : first === 8 && (set === 2 ? railed.includes(8) : cushionFirst)
}

/** In practice, on the table of the day and in puzzles, only a scratch is a foul. */
function judgeAlone(state: State, stroke: CueStroke): State {
  const { potted } = stroke
  const scratch = potted.includes(0)
  if (isPuzzle(state)) {
    const solved = potted.includes(8) && !scratch && isInItsWay(state, stroke)
    const [done, failed] = state.frames
    const next: State = { ...state, frames: solved ? [done + 1, failed] : [done, failed + 1] }
    if (next.frames[0] === choiceOf(state).race)
      return { ...next, winner: 0, news: { kind: 'all clear', by: 0 } }
    return { ...newPuzzle(next), news: { kind: solved ? 'solved' : 'not yet', by: 0 } }
  }
  if (countStanding(state, Boolean) === 0) return { ...state, winner: 0, news: { kind: 'all clear', by: 0 } }
  if (scratch) {
    const motion = spotCueBall(state.motion)
    return { ...state, motion, hand: 'anywhere', news: { kind: 'scratch', by: 0 } }
  }
  return { ...state, news: { kind: potted.length > 0 ? 'potted' : 'missed', by: 0 } }
}

function afterFoul(state: State, foul: Foul): State {
  const motion = foul === 'scratch' ? spotCueBall(state.motion) : state.motion
  return { ...pass(state, { kind: foul, by: state.turn }), motion, hand: 'anywhere' }
}

const pass = (state: State, news: News): State => ({ ...state, turn: other(state.turn), news })

/** Ends the frame: finishes the round, or racks the next frame with alternating breaks. */
function over(state: State, winner: Turn, news: News): State {
  const frames = swapped(winner, state.frames[winner] + 1, state.frames)
  if (frames[winner] >= choiceOf(state).race) return { ...state, frames, news, winner }
  const seats = [state.seats[0], rivalOf({ ...state, frames })] as const
  return newFrame({ ...state, frames, news, seats }, (frames[0] + frames[1]) % 2 === 0 ? 0 : 1)
}
