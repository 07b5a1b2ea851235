/** Picks the computer's stroke by simulation, one idea per tick. Its search is in the state, so a save keeps it. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { pots } from './aim.ts'
import { isNine } from './choices.ts'
import { ideas } from './ideas.ts'
import { habitOf, SKILLS, type Strength } from './strength.ts'
import {
  type Idea,
  isFoul,
  isPractice,
  leftTo,
  type OpponentMind,
  other,
  type CueShot,
  type State,
} from './state.ts'
import { place, played, shoot } from './stroke.ts'

/** Ticks from the choice to the stroke, in which the aim is shown and the cue drawn back. */
export const AIMING = 50
/** The same for a quick player. */
const BRISK = 24

/** With `isCoach`, shows the stroke and leaves it to the player. */
export function think(state: State, strength: Strength, isCoach: boolean): State {
  const mind = state.mind ?? newMind(state, strength)
  const idea = mind.ideas[mind.tried]
  if (idea) return { ...state, mind: tryOut(state, mind, idea, strength) }
  if (!mind.best) return state
  if (mind.ready === 0) return commit(state, mind, mind.best, isCoach ? undefined : strength)
  if (isCoach) return state
  const step = habitOf(strength) === 'quick' ? AIMING / BRISK : 1
  if (mind.ready < AIMING) return { ...state, mind: { ...mind, ready: Math.ceil(mind.ready + step) } }
  return shoot(state, mind.best.shot)
}

export const newMind = (state: State, strength: Strength): OpponentMind => ({
  ideas: ideas(state, SKILLS[strength].ideas, habitOf(strength)),
  tried: 0,
  best: null,
  worth: 0,
  ready: 0,
})

function tryOut(state: State, mind: OpponentMind, idea: Idea, strength: Strength): OpponentMind {
  const { whim } = SKILLS[strength]
  const hunch = whim * (chance(state.dice + mind.tried).fraction() - 0.5)
  const promise = worthOf(state, idea, strength) + hunch
  const tried = mind.tried + 1
  if (mind.best && mind.worth >= promise) return { ...mind, tried }
  const worth = promise - riskOf(state, idea, strength)
  return mind.best && mind.worth >= worth ? { ...mind, tried } : { ...mind, tried, best: idea, worth }
}

/** Aiming errors that are foreseen, as multiples of the usual one. */
const ERRORS = [-2, -1, 1, 2]
/** What it costs to lose the frame if the aim is off, or to push the eight around before its turn. */
const LOSS = 2
const DISTURBANCE = 0.5
/** The eight has been pushed around if it moved this far, in cm. */
const FAR = 12

/** What aiming errors to either side would cost: mostly by potting the eight too early. */
function riskOf(state: State, idea: Idea, strength: Strength): number {
  const { frames, turn, motion } = state
  const eight = motion.balls[8]
  if (state.breaking || isNine(state) || isPractice(state) || !eight) return 0
  const isLast = leftTo(state, turn) === 0
  let risk = 0
  for (const error of ERRORS) {
    const turned = error * SKILLS[strength].stray
    const { dx, dy } = idea.shot
    const shot = { ...idea.shot, dx: dx - dy * turned, dy: dy + dx * turned }
    const after = played(state, { ...idea, shot })
    if (after.frames[other(turn)] > frames[other(turn)]) return LOSS
    const { x = eight.x, y = eight.y } = after.motion.balls[8] ?? {}
    if ((x - eight.x) * (x - eight.x) + (y - eight.y) * (y - eight.y) > FAR * FAR && !isLast)
      risk = DISTURBANCE
  }
  return risk
}

/** From -3 for a lost frame to 3 for a won one. */
function worthOf(state: State, idea: Idea, strength: Strength): number {
  const { stray, foresight } = SKILLS[strength]
  const after = played(state, idea)
  const { turn, frames } = state
  const kind = after.news?.kind
  if (after.frames[other(turn)] > frames[other(turn)]) return -3
  if (after.frames[turn] > frames[turn] || kind === 'all clear') return 3 * likelihood(idea.margin, stray)
  if (isFoul(kind) || kind === 'weak break') return -2
  const isSafe = habitOf(strength) === 'safe'
  if (kind === 'missed') return (isSafe ? 0.2 : 0) - prospects(after, stray) * (0.3 + foresight)
  const hit = likelihood(idea.margin, stray)
  // A ball that drops by luck in the simulation will not drop on the table.
  const luck = idea.margin > 0 ? 1 : 0.2
  return hit * luck * (1 + foresight * prospects(after, stray))
}

/** Probability that a stroke with this margin succeeds. */
export const likelihood = (margin: number, stray: number) => (margin <= 0 ? 0.3 : margin / (margin + stray))

/** Rates the shooter's position by the probability of the best pot. */
function prospects(state: State, stray: number): number {
  const [best] = pots(state)
  return best ? likelihood(best.margin, stray + 0.002) : 0
}

/** Commits to the idea: places the ball, adds the aiming error unless it only gives advice, and takes aim. */
function commit(state: State, mind: OpponentMind, idea: Idea, strength?: Strength): State {
  const placed = idea.place ? place(state, idea.place) : state
  const dice = chance(state.dice)
  const best = strength ? { ...idea, shot: tremble(idea.shot, dice, strength) } : idea
  return { ...placed, dice: dice.cursor, mind: { ...mind, best, ready: 1 } }
}

export function tremble(shot: CueShot, dice: Chance, strength: Strength): CueShot {
  const { stray, force } = SKILLS[strength]
  // The sum of three uniform numbers approximates a normal distribution, with a standard deviation of 1.
  const bell = () => (dice.fraction() + dice.fraction() + dice.fraction() - 1.5) * 2
  const turn = bell() * stray
  const power = Math.max(0.05, Math.min(1, shot.power * (1 + bell() * force)))
  return { ...shot, dx: shot.dx - shot.dy * turn, dy: shot.dy + shot.dx * turn, power }
}
