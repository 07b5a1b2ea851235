/** Names the opponents of the ladder and describes their habits. */
import { choiceOf, isMatch } from '../rules/choices.ts'
import type { State } from '../rules/state.ts'
import { type Habit, habitOf, isOpponent, LADDER, type Opponent } from '../rules/strength.ts'
import { capital } from '../../kit/words.ts'

const HABITS: Readonly<Record<Habit, string>> = {
  plain: 'Calm and patient',
  quick: 'Shoots at once',
  safe: 'Leaves you nothing',
  bold: 'Hits hard',
  'left-handed': 'Left-handed',
}

export const opponentName = (opponent: Opponent) => capital(opponent)

/** The opponent of a match of the ladder, with its place, from 1. */
function matchOf(state: State): { readonly opponent: Opponent; readonly place: number } | undefined {
  const { rival } = choiceOf(state)
  return isMatch(state) && isOpponent(rival)
    ? { opponent: rival, place: LADDER.indexOf(rival) + 1 }
    : undefined
}

/** Introduces a match: 'Pip, match 1 of 8', 'Shoots at once. First to two'. */
export function matchWords(state: State): readonly [string, string] | undefined {
  const match = matchOf(state)
  if (!match) return undefined
  const { opponent, place } = match
  return [
    `${opponentName(opponent)}, match ${place} of ${LADDER.length}`,
    `${HABITS[habitOf(opponent)]}. First to two frames`,
  ]
}

/** Who comes next after a match won: 'Next: Rosa'. */
export function nextWords(state: State): string {
  const match = matchOf(state)
  const next = match && LADDER[match.place]
  return match ? (next ? `Next: ${opponentName(next)}` : 'You lead the ladder') : ''
}
