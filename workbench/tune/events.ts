/** Types what a simulation reports, one JSON line each. */
import type { Medals } from '../../games/kit/medals.ts'
import type { SimulatedRound, Who } from '../../games/kit/test/people.ts'

export type SimulationEvent =
  /** Scores for bronze, silver, gold and emerald, in a game without levels. */
  | { readonly kind: 'medals'; readonly medals: Medals }
  /** A recorded round of the game, replayed. `steps` are ticks, or moves of a turn-based game. */
  | {
      readonly kind: 'recorded'
      readonly round: number
      readonly steps: number
      readonly score: number
      readonly outcome: string
    }
  /** A round of a simulated player, in an endless game. */
  | ({ readonly kind: 'round'; readonly who: Who; readonly seed: number } & SimulatedRound)
  /** A level: its difficulty, and the percentage of average players who win at the first try. */
  | { readonly kind: 'level'; readonly level: number; readonly grade: number; readonly won: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly reason: string }
