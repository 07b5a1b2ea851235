/** Decides how soon the next frame must come, and whether it draws. Pure. */
import type { Phase } from '../round/phase.ts'
import type { Card } from '../shell/card.ts'

/**
 * Full: draws every animation frame. Idle: draws `IDLE_EVERY`. Beat: draws nothing, but passes time for messages and
 * the duration of the round, and notices that the iframe is hidden. Asleep: nothing runs until something wakes it.
 */
export type Pace = 'full' | 'idle' | 'beat' | 'asleep'

/** Everything that the pace depends on. Times in seconds. */
export interface PaceFacts {
  readonly phase: Phase
  /** The card that covers the round. */
  readonly card: Card['kind'] | undefined
  /** Answer of the view; undefined if it does not say, as in most real-time games. */
  readonly isMoving: boolean | undefined
  /** Reduced motion, which has no idle motion. */
  readonly still: boolean
  /** Sprites are missing. */
  readonly isIncomplete: boolean
  readonly sinceInput: number
  /** Time since anything changed that the view draws. */
  readonly sinceChange: number
}

/** Seconds between two pictures, or two beats. */
export const IDLE_EVERY = 1 / 10
export const BEAT_EVERY = 1
/** After an input or a change every frame is drawn for this long, so that views need not report short animations. */
export const AWAKE = 0.75
/** Idle motion ends after this time without input. */
const IDLE_FOR = 20
/** Effects may continue for this long under a card. */
const EFFECTS_UNDER_CARD = 4

export function paceOf(facts: PaceFacts): Pace {
  const { phase, card, isMoving, isIncomplete, sinceInput, sinceChange } = facts
  if (isIncomplete || sinceChange < AWAKE) return 'full'
  if (phase === 'covered') {
    // A replay runs under its card.
    if (card === 'watch' || (isMoving && sinceChange < EFFECTS_UNDER_CARD)) return 'full'
    return card === 'opening' && hasIdleMotion(facts) ? 'idle' : 'asleep'
  }
  if (phase !== 'playing' || isMoving !== false || sinceInput < AWAKE) return 'full'
  return hasIdleMotion(facts) ? 'idle' : 'beat'
}

const hasIdleMotion = ({ still, sinceInput, sinceChange }: PaceFacts) =>
  !still && Math.min(sinceInput, sinceChange) < IDLE_FOR
