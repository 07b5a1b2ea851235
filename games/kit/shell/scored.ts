/** Describes the result of a game with a score. */
import type { GameKind } from './cards.ts'

export const scored: GameKind = {
  award: () => '',
  result: ({ rules }, { state }) => [`Score ${rules.score(state)}`],
}
