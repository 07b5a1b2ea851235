/** When a failed delivery is tried again, and what a failure says about the mail server. Pure: clock and chance are passed in. */

/** `unreachable` and `login` are about the mail server, `refused` is about the one message. */
export const FAILURES = ['refused', 'unreachable', 'login'] as const
export type Failure = (typeof FAILURES)[number]

const SECOND_MS = 1000
const HOUR_MS = 3_600_000

export const GIVE_UP_AFTER_MS = 4 * 24 * HOUR_MS
/**
 * A server that is away is asked twice a minute, so that everything is delivered within a minute once it is back.
 * A message that was refused may be refused again, and a wrong password again and again locks an account.
 */
const MAX_PAUSE_MS: Readonly<Record<Failure, number>> = {
  refused: 3 * HOUR_MS,
  unreachable: 30 * SECOND_MS,
  login: 3 * HOUR_MS,
}

export interface Attempt {
  readonly failure: Failure
  /** Attempts so far, including the one that has just failed. */
  readonly attempts: number
  readonly firstTry: number
  readonly now: number
  readonly firstPauseMs: number
  /** From 0 to 1; spreads the attempts, so that messages that failed together are not all retried at once. */
  readonly random: number
}

/** The last attempt falls exactly four days after the first. */
export function nextAttempt(attempt: Attempt): number | 'failed' {
  const { failure, attempts, firstTry, now, firstPauseMs, random } = attempt
  const end = firstTry + GIVE_UP_AFTER_MS
  if (now >= end) return 'failed'
  const pauseMs = Math.min(MAX_PAUSE_MS[failure], firstPauseMs * 2 ** (attempts - 1)) * (0.75 + random / 2)
  return Math.min(end, Math.round(now + pauseMs))
}

const MIN_BACK_OFF_MS = SECOND_MS
/** After a refused message the next one is tried at once. */
const MAX_BACK_OFF_MS: Readonly<Record<Failure, number>> = {
  refused: 0,
  unreachable: 30 * SECOND_MS,
  login: 900 * SECOND_MS,
}

/** How long to leave a mail server alone that could not be used, however many messages are due. */
export const backOffAfter = (failure: Failure, failuresInARow: number) =>
  Math.min(MAX_BACK_OFF_MS[failure], MIN_BACK_OFF_MS * 2 ** (failuresInARow - 1))

interface Codes {
  readonly code?: unknown
  readonly responseCode?: unknown
}

/** From nodemailer's error. Code 421 means that the server is closing; a login can also fail because the server is ill. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode } = Object(error) as Codes
  const answer = typeof responseCode === 'number' ? responseCode : undefined
  if (code === 'EAUTH') return answer !== undefined && answer < 500 ? 'unreachable' : 'login'
  return answer === undefined || answer === 421 ? 'unreachable' : 'refused'
}
