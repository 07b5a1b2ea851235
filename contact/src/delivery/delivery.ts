/** Sends one leased message and records the outcome in the store. */
import type { FastifyBaseLogger } from 'fastify'
import type { Mailer } from './mail.ts'
import { startRealTimer, pause } from './pause.ts'
import { type DeliveryFailure, failureOf, nextAttempt } from './retry.ts'
import type { LeasedMessage, Store } from '../store/store.ts'

export interface DeliveryOptions {
  readonly store: Store
  /** Longer than a delivery can take; otherwise a second copy could start the same delivery. */
  readonly leaseMs: number
  readonly firstPauseMs: number
  readonly clock: () => number
  readonly random: () => number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const RECORD_RETRY_MS = 250

/** Returns how the attempt failed; undefined when the message was delivered. */
export async function deliver(
  mailer: Mailer,
  leased: LeasedMessage,
  options: DeliveryOptions,
): Promise<DeliveryFailure | undefined> {
  const { store, clock, log } = options
  const { ref: reference, attempts, firstTry } = leased
  try {
    await mailer.send(leased)
  } catch (error) {
    const { firstPauseMs, random } = options
    const failure = failureOf(error)
    const due = nextAttempt({ failure, attempts, firstTry, now: clock(), firstPauseMs, random: random() })
    await retryUntilRecorded(() => store.putBack(leased, reasonOf(error), due), leased, options)
    log.warn({ reference, attempts, failure: codesOf(error), failed: due === 'failed' }, 'not delivered')
    return failure
  }
  await retryUntilRecorded(() => store.markSent(reference, clock()), leased, options)
  log.info({ reference, attempts }, 'delivered')
  return undefined
}

/** Retries while the store is unavailable, because an unrecorded delivery would be made twice. */
async function retryUntilRecorded(
  record: () => Promise<void>,
  leased: LeasedMessage,
  { clock, log, leaseMs }: DeliveryOptions,
): Promise<void> {
  // Well after the lease has ended: by then a different copy may have leased the message.
  const giveUpAt = leased.due + leaseMs
  for (;;) {
    try {
      return await record()
    } catch (error) {
      log.error({ reference: leased.ref, failure: codesOf(error) }, 'the outbox cannot record a delivery')
      if (clock() >= giveUpAt) return
      await pause(RECORD_RETRY_MS, new Set(), startRealTimer)
    }
  }
}

interface Codes {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
  readonly reason?: string
}

/** Failures before the mail server has read anything of a message: their texts name servers and no visitor. */
const CONNECTION_CODES = ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EPROXY']

/**
 * For the log: the text of a mail server's reply often contains addresses, its codes never do. `reason` is the same
 * sentence as in the inbox.
 */
export function codesOf(error: unknown): Codes {
  const { code, responseCode, command } = Object(error) as Codes
  const isConnection = responseCode === undefined && CONNECTION_CODES.includes(String(code))
  return { code, responseCode, command, ...(isConnection && { reason: reasonOf(error) }) }
}

/** For the inbox: the mail server's reply, as one line of plain text. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, 300)
}
