/** Leads from a match of the ladder that was won to the next opponent. */
import { capital } from '../kit/words.ts'
import { isMatch } from './rules/choices.ts'
import { ownSeat, type State } from './rules/state.ts'
import { isOpponent, LADDER } from './rules/strength.ts'

/** Undefined after a match lost, after the last one, and after any other round. */
export function nextMatch(state: State): { readonly level: number; readonly label: string } | undefined {
  const [, rival] = state.seats
  if (state.winner !== ownSeat(state) || !isMatch(state) || !isOpponent(rival)) return undefined
  const next = LADDER[LADDER.indexOf(rival) + 1]
  // The choices list the matches in the order of the ladder.
  return next && { level: state.level + 1, label: `Play ${capital(next)}` }
}
