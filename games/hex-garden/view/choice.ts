/** Holds the chosen piece and its placement, and refuses illegal plantings. */
import { createCursor } from '../../kit/board/cursor.ts'
import type { Point, ViewFeedback } from '../../kit/view.ts'
import { BACK, canTakeBack, type Planting, type State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { fits } from '../rules/pieces.ts'
import { backWords, refusalWords } from '../words.ts'
import type { Placement } from './placement.ts'

/** Visual feedback for gestures that plant nothing. */
export interface Feedback {
  refuse(): void
  /** The player dropped the piece of this slot where it does not fit. */
  giveBack(slot: number, from: Point): void
}

export function createChoice(feedback: Feedback, voice: ViewFeedback) {
  const cursor = createCursor<Placement>({ slot: 0, cell: 0, column: 0 })

  const pieceOf = ({ hand }: State) => hand[cursor.at.slot] ?? NONE

  function change(next: Placement): void {
    const last = cursor.at
    if (next === last) return
    voice.play({ name: next.slot === last.slot ? 'tick' : 'pluck', step: next.slot * 2, volume: 0.5 })
    cursor.at = next
  }

  function refuse(why: string): void {
    feedback.refuse()
    voice.news(why)
    voice.play({ name: 'buzz', volume: 0.6 })
  }

  return {
    cursor,
    pieceOf,
    change,

    /** Chooses a piece by key. Announces its number, because the place announcement names only the piece. */
    take(next: Placement, refusal: string): void {
      voice.news(next === cursor.at ? refusal : `Piece ${next.slot + 1}.`)
      change(next)
    },

    plantAt(state: State, cell: number | undefined): Planting | undefined {
      if (cell !== undefined && fits(state.bed, pieceOf(state), cell)) return { slot: cursor.at.slot, cell }
      return void refuse(refusalWords(state.bed, pieceOf(state), cell))
    },

    takeBack(state: State): Planting | undefined {
      if (canTakeBack(state)) return BACK
      return void refuse(backWords(state))
    },
  }
}
