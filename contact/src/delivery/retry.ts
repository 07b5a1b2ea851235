/** Schedules retries of failed deliveries, and classifies failures. */

/** `unreachable` and `login` concern the mail server, `refused` concerns one message. */
export const FAILURES = ['refused', 'unreachable', 'login'] as const
export type DeliveryFailure = (typeof FAILURES)[number]

const SECOND_MS = 1000
const HOUR_MS = 3_600_000

export const GIVE_UP_AFTER_MS = 4 * 24 * HOUR_MS
/**
 * An unreachable server is tried twice a minute, so that everything is delivered within a minute of its return. A refused
 * message is likely to be refused again, and repeating a wrong password can lock the account.
 */
const MAX_PAUSE_MS: Readonly<Record<DeliveryFailure, number>> = {
  refused: 3 * HOUR_MS,
  unreachable: 30 * SECOND_MS,
  login: 3 * HOUR_MS,
}

export interface DeliveryAttempt {
  readonly failure: DeliveryFailure
  /** Attempts so far, including the one that has just failed. */
  readonly attempts: number
  readonly firstTry: number
  readonly now: number
  readonly firstPauseMs: number
  /** From 0 to 1; adds jitter, so that messages that failed together are not all retried at once. */
  readonly random: number
}

/** Returns the time of the next attempt. The last one is exactly four days after the first. */
export function nextAttempt(attempt: DeliveryAttempt): number | 'failed' {
  const { failure, attempts, firstTry, now, firstPauseMs, random } = attempt
  const end = firstTry + GIVE_UP_AFTER_MS
  if (now >= end) return 'failed'
  const pauseMs = Math.min(MAX_PAUSE_MS[failure], firstPauseMs * 2 ** (attempts - 1)) * (0.75 + random / 2)
  return Math.min(end, Math.round(now + pauseMs))
}

const MIN_BACK_OFF_MS = SECOND_MS
/** After a refused message, the next message is tried at once. */
const MAX_BACK_OFF_MS: Readonly<Record<DeliveryFailure, number>> = {
  refused: 0,
  unreachable: 30 * SECOND_MS,
  login: 900 * SECOND_MS,
}

/** How long a lane pauses after a failure, however many messages are due. */
export const backOffAfter = (failure: DeliveryFailure, failuresInARow: number) =>
  Math.min(MAX_BACK_OFF_MS[failure], MIN_BACK_OFF_MS * 2 ** (failuresInARow - 1))

interface Codes {
  readonly code?: unknown
  readonly responseCode?: unknown
}

/** Classifies an error of nodemailer. 421 means that the server is shutting down; a login can also fail for lack of a backend (4xx). */
export function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode } = Object(error) as Codes
  const answer = typeof responseCode === 'number' ? responseCode : undefined
  if (code === 'EAUTH') return answer !== undefined && answer < 500 ? 'unreachable' : 'login'
  return answer === undefined || answer === 421 ? 'unreachable' : 'refused'
}
