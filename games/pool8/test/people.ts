/** Provides players for the tests, and plays out frames with them or the computer. */
import { chance } from '../../kit/rules/chance.ts'
import { pots } from '../rules/aim.ts'
import { ideas } from '../rules/ideas.ts'
import { likelihood, tremble } from '../rules/opponent.ts'
import { type Action, type Idea, isFoul, mayPlay, type State } from '../rules/state.ts'
import { SKILLS, type Strength } from '../rules/strength.ts'
import { played } from '../rules/stroke.ts'
import { rules } from '../rules.ts'

const MOST_TICKS = 200_000

/** The state after the player's move; unchanged if the player can only wait. */
export type PoolPlayer = (state: State) => State

/** Only watches. */
const watcher: PoolPlayer = (state) => state

/** Plays random moves. */
export function guesser(seed: number): PoolPlayer {
  const dice = chance(seed)
  return (state) => {
    const moves = rules.moves(state)
    return moves.length > 0 ? rules.act(state, dice.pick(moves)) : state
  }
}

/** Plays the first idea; a ball in hand is placed before the stroke. */
export const spontaneous: PoolPlayer = (state) => {
  const [first, second] = rules.moves(state)
  const placed = first?.kind === 'place' ? rules.act(state, first) : state
  const shot = first?.kind === 'place' ? second : first
  return shot ? rules.act(placed, shot) : state
}

/** Expected value of an idea: a ball, and the one after it. */
function promise(state: State, idea: Idea, strength: Strength): number {
  const { margin } = idea
  const { stray, foresight } = SKILLS[strength]
  const after = played(state, idea)
  if (after.winner !== null) return after.winner === state.turn ? 3 * likelihood(margin, stray) : -3
  if (after.frames[1] > state.frames[1]) return -3
  if (after.card.run <= state.card.run) return isFoul(after.news?.kind) ? -1 : 0
  const [next] = pots(after)
  const prospects = next ? likelihood(next.margin, stray + 0.002) : 0
  return likelihood(margin, stray) * (1 + foresight * prospects)
}

/** A stroke of the first player, after placing the ball, with the skill of a computer of this strength. */
export function strokeOf(state: State, strength: Strength, seed: number): readonly Action[] {
  const dice = chance(seed + state.shots)
  const tried = ideas(state, SKILLS[strength].ideas).map(
    (idea) => [promise(state, idea, strength), idea] as const,
  )
  const [, best] = tried.reduce((a, b) => (b[0] > a[0] ? b : a))
  const shot = tremble(best.shot, dice, strength)
  return best.place ? [best.place, shot] : [shot]
}

export const soloist =
  (strength: Strength, seed: number): PoolPlayer =>
  (state) =>
    mayPlay(state) ? strokeOf(state, strength, seed).reduce(rules.act, state) : state

export const tick = (state: State): State => rules.tick?.(state) ?? state

/** Plays until the frame is decided, and reports every stroke before and after the ruling. */
export function playOut(
  start: State,
  person = watcher,
  show: (before: State, after: State) => void = () => {},
): State {
  let state = start
  for (let ticks = 0; state.winner === null; ticks++) {
    if (ticks > MOST_TICKS) throw new Error(`No end after ${MOST_TICKS} ticks and ${state.shots} strokes.`)
    const moved = person(state)
    const next = moved === state ? tick(state) : moved
    if (state.stroke && !next.stroke) show(state, next)
    state = next
  }
  return state
}
