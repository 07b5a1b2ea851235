/** Ends a round: waits for the last animation, records the result, sounds the fanfare after a beat, shows the end card. */
import type { PhaseOptions, PhaseState } from './phase-options.ts'
import type { Standing } from './standing.ts'

/** Seconds between the last move and the end card, unless the game sets `curtain`. */
const END_CARD_AFTER = 0.9
/** Seconds of quiet between the end of a round and its fanfare. */
const BEAT = 0.35
/** Seconds after the end of a round before a press skips to the card, so that a press meant for play does not. */
const IGNORE_PRESSES = 0.3

export interface Ending {
  /** Finishes a decided round once its last move has been animated. Called in every frame of play. */
  watch(delta: number): void
  /** Advances time until the end card, in seconds. */
  pass(delta: number): void
  /** Skips to the end card. True if the press was used. */
  hurry(): boolean
}

export function createEnding<State, Action>(
  { game, view, rounds, deferred, changed }: PhaseOptions<State, Action>,
  at: PhaseState,
  showResult: (standing: Standing<State>) => void,
): Ending {
  const { rules } = game
  /** Seconds since the round ended, and its standing then. */
  let ended = 0
  let finished: Standing<State> | undefined

  let hasSounded = false

  function finish(): void {
    at.phase = 'ending'
    ended = 0
    hasSounded = false
    finished = rounds.recordResult()
    deferred.ended(finished)
    changed()
  }

  function soundFanfare(): void {
    if (!hasSounded) deferred.fanfare()
    hasSounded = true
  }

  function end(standing: Standing<State>): void {
    soundFanfare()
    showResult(standing)
  }

  return {
    watch(delta) {
      if (rules.outcome(rounds.session.state) === 'playing') at.decided = 0
      else {
        at.decided += delta
        if (!view.busy?.()) finish()
      }
    },
    pass(delta) {
      rounds.session.pass(delta)
      ended += delta
      if (ended >= BEAT) soundFanfare()
      if (finished && ended > (game.curtain ?? END_CARD_AFTER)) end(finished)
    },
    hurry() {
      // Also skips the animation of the last move.
      if (at.phase === 'playing' && at.decided >= IGNORE_PRESSES) {
        finish()
        ended = at.decided
      }
      if (at.phase !== 'ending' || !finished || ended < IGNORE_PRESSES) return false
      end(finished)
      return true
    },
  }
}
