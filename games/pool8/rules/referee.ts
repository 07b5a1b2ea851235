/** Eight-ball by the world rules, without calling pockets. Where those leave a choice, a comment says what we chose. */
import { chance } from '../../kit/rules/chance.ts'
import { marked } from './card.ts'
import { atRest } from './physics.ts'
import { groupOf, rack } from './rack.ts'
import { spotCueBall, spotEight } from './spots.ts'
import {
  countStanding,
  type Foul,
  isPractice,
  leftTo,
  type News,
  other,
  type State,
  type Stroke,
} from './state.ts'

const LEGAL_BREAK_RAILS = 4

/** The state when the balls stand again. */
export function judge(rolled: State): State {
  const { stroke } = rolled
  if (!stroke) return rolled
  const ruled = ruling(rolled, stroke)
  return { ...ruled, card: marked(rolled, stroke, ruled) }
}

function ruling(rolled: State, stroke: Stroke): State {
  const { turn } = rolled
  const state: State = { ...rolled, stroke: null, hand: 'no', breaking: false }
  if (isPractice(state)) return judgePractice(state, stroke)
  const scratch = stroke.potted.includes(0)
  const objects = stroke.potted.filter((id) => id !== 0)
  if (rolled.breaking) return judgeBreak(state, stroke, objects, scratch)

  const foul = foulOf(rolled, stroke)
  if (objects.includes(8)) {
    const early = !rolled.groups || leftBefore(rolled, stroke) > 0
    if (foul) return over(state, other(turn), { kind: 'eight with a foul', by: turn })
    if (early) return over(state, other(turn), { kind: 'eight too early', by: turn })
    return over(state, turn, { kind: 'won', by: turn })
  }
  if (foul) return afterFoul(state, foul, 'anywhere')

  const [firstIn] = objects
  if (firstIn === undefined) return pass(state, { kind: 'missed', by: turn })
  if (!state.groups) {
    // Balls of both kinds may drop at once: the first one in decides.
    const group = groupOf(firstIn) ?? 'solids'
    const rest = group === 'solids' ? 'stripes' : 'solids'
    const groups = turn === 0 ? ([group, rest] as const) : ([rest, group] as const)
    return { ...state, groups, news: { kind: 'groups', by: turn, group } }
  }
  const mine = state.groups[turn]
  if (objects.some((id) => groupOf(id) === mine)) return { ...state, news: { kind: 'potted', by: turn } }
  return pass(state, { kind: 'missed', by: turn })
}

/** Balls of the shooter's group that were on the table before the stroke. */
function leftBefore(state: State, stroke: Stroke): number {
  const mine = state.groups?.[state.turn]
  if (!mine) return 0
  return (leftTo(state, state.turn) ?? 0) + stroke.potted.filter((id) => groupOf(id) === mine).length
}

/** May the cue ball meet this ball first? */
export function mayMeetFirst(state: State, id: number): boolean {
  if (isPractice(state)) return id !== 0
  if (!state.groups) return id !== 8 && id !== 0
  return leftTo(state, state.turn) === 0 ? id === 8 : groupOf(id) === state.groups[state.turn]
}

function foulOf(state: State, stroke: Stroke): Foul | undefined {
  if (stroke.potted.includes(0)) return 'scratch'
  if (stroke.first === 0) return 'no ball hit'
  const mine = state.groups?.[state.turn]
  const wanted = !mine
    ? stroke.first !== 8
    : leftBefore(state, stroke) > 0
      ? groupOf(stroke.first) === mine
      : stroke.first === 8
  if (!wanted) return 'wrong ball first'
  if (state.hand === 'behind the line' && stroke.behind && !stroke.cushionFirst) return 'behind the line'
  if (!stroke.rail && stroke.potted.length === 0) return 'no cushion hit'
  return undefined
}

/**
 * The world rules leave options after a break. Ours: a weak break is racked again for the other player, and an eight
 * that drops is spotted while play goes on.
 */
function judgeBreak(state: State, stroke: Stroke, objects: readonly number[], scratch: boolean): State {
  const by = state.turn
  if (objects.length === 0 && stroke.railed.length < LEGAL_BREAK_RAILS) {
    const dice = chance(state.dice)
    const motion = atRest(rack(dice))
    const news: News = { kind: 'weak break', by }
    return {
      ...state,
      turn: other(by),
      motion,
      dice: dice.cursor,
      breaking: true,
      hand: 'behind the line',
      news,
    }
  }
  const spotted = objects.includes(8) ? { ...state, motion: spotEight(state.motion) } : state
  if (scratch) return afterFoul(spotted, 'scratch', 'behind the line')
  if (spotted !== state) return { ...spotted, news: { kind: 'eight spotted', by } }
  return objects.length > 0 ? { ...state, news: { kind: 'potted', by } } : pass(state, { kind: 'missed', by })
}

function judgePractice(state: State, stroke: Stroke): State {
  if (countStanding(state, (id) => id !== 0) === 0) return over(state, 0, { kind: 'all clear', by: 0 })
  if (stroke.potted.includes(0)) {
    const motion = spotCueBall(state.motion)
    return { ...state, motion, hand: 'anywhere', news: { kind: 'foul', by: 0, foul: 'scratch' } }
  }
  return { ...state, news: { kind: stroke.potted.length > 0 ? 'potted' : 'missed', by: 0 } }
}

function afterFoul(state: State, foul: Foul, hand: State['hand']): State {
  const motion = foul === 'scratch' ? spotCueBall(state.motion) : state.motion
  return { ...pass(state, { kind: 'foul', by: state.turn, foul }), motion, hand }
}

const pass = (state: State, news: News): State => ({ ...state, turn: other(state.turn), news })

const over = (state: State, winner: 0 | 1, news: News): State => ({ ...state, winner, news })
