/** Players for the tests, and frames played out by them or by the computer. */
import { chance } from '../../kit/rules/chance.ts'
import { type State } from '../rules/state.ts'
import { rules } from '../rules.ts'

const MOST_TICKS = 200_000

/** The state after the player's move; the same one when there is nothing to do but wait. */
export type Person = (state: State) => State

/** Whoever sits at the device only watches. */
const watcher: Person = (state) => state

/** Plays any of the moves. */
export function guesser(seed: number): Person {
  const dice = chance(seed)
  return (state) => {
    const moves = rules.moves(state)
    return moves.length > 0 ? rules.act(state, dice.pick(moves)) : state
  }
}

/** Plays what comes to mind first; a ball in hand is placed before the stroke. */
export const spontaneous: Person = (state) => {
  const [first, second] = rules.moves(state)
  const placed = first?.kind === 'place' ? rules.act(state, first) : state
  const shot = first?.kind === 'place' ? second : first
  return shot ? rules.act(placed, shot) : state
}

export const tick = (state: State): State => rules.tick?.(state) ?? state

/** Plays until the frame is decided, and shows every stroke as it was before the ruling and after it. */
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
