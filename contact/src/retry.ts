/** When a failed delivery is tried again. Pure: clock and chance are passed in. */

const LONGEST_PAUSE_MS = 3 * 3_600_000
export const GIVE_UP_AFTER_MS = 2 * 24 * 3_600_000

export interface Attempt {
  /** Attempts so far, including the one that has just failed. */
  readonly attempts: number
  readonly firstTry: number
  readonly now: number
  readonly firstPauseMs: number
  /** From 0 to 1; spreads the attempts, so that messages that failed together are not all retried at once. */
  readonly chance: number
}

/** The last attempt falls exactly two days after the first. */
export function nextAttempt({ attempts, firstTry, now, firstPauseMs, chance }: Attempt): number | 'failed' {
  const end = firstTry + GIVE_UP_AFTER_MS
  if (now >= end) return 'failed'
  const pauseMs = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (attempts - 1)) * (0.75 + chance / 2)
  return Math.min(end, Math.round(now + pauseMs))
}

const SHORTEST_BACK_OFF_MS = 1000
const LONGEST_BACK_OFF_MS = 60_000

/** How long to leave a mail server alone that could not be reached, however many messages are due. */
export const backOffAfter = (failuresInARow: number) =>
  failuresInARow === 0 ? 0 : Math.min(LONGEST_BACK_OFF_MS, SHORTEST_BACK_OFF_MS * 2 ** (failuresInARow - 1))
