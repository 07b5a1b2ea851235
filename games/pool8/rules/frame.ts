/** Sets up a new frame or puzzle. */
import { chance } from '../../kit/rules/chance.ts'
import { choiceOf, isNine } from './choices.ts'
import { atRest } from './physics.ts'
import { puzzleOf } from './puzzles.ts'
import { rack } from './rack.ts'
import { type State, type Turn } from './state.ts'

/** Times that the coach may be asked per frame. */
export const ADVICE = 3

/** Racks the balls for this player to break. */
export function newFrame(state: State, turn: Turn): State {
  const dice = chance(state.dice)
  return {
    ...state,
    motion: atRest(rack(dice, isNine(state))),
    dice: dice.cursor,
    turn,
    breaking: true,
    groups: null,
    hand: 'behind the line',
    faults: [0, 0],
    // A coach would not be fair to a friend.
    advice: choiceOf(state).rival === 'friend' ? 0 : ADVICE,
  }
}

/** Sets up the same puzzle again, or the next one. */
export const newPuzzle = (state: State): State => ({ ...state, motion: atRest(puzzleOf(state)) })
