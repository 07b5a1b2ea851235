/**
 * Delivers the messages in the store. A message is leased, sent and marked as sent; if a copy of the service dies
 * on the way, its lease runs out and another copy takes over. A message can arrive twice only if a copy dies, or the
 * mail server falls silent, after the server has accepted the message and before it is marked.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Mailer } from './mail.ts'
import { backOffAfter, nextAttempt } from './retry.ts'
import type { LeasedMessage, Store } from './store.ts'

export interface OutboxParts {
  readonly store: Store
  /** One for each lane; lanes deliver in parallel. */
  readonly mailers: readonly Mailer[]
  /** Longer than a delivery can take, or another copy would start the same one while it is still under way. */
  readonly leaseMs: number
  readonly firstPauseMs: number
  readonly clock: () => number
  readonly chance: () => number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export interface Outbox {
  /** Looks for due messages at once. */
  wake(): void
  /** Finishes what is being sent and takes nothing new. */
  stop(): Promise<void>
}

/** How often to look for messages that nobody announces: retries, and leases of copies that died. */
const POLL_MS = 1000
const RECORD_RETRY_MS = 250

export function startOutbox(parts: OutboxParts): Outbox {
  const stopping = new AbortController()
  /** Callbacks that end the pauses of lanes: of those with nothing to do, and of those that spare the mail server. */
  const idlePauses = new Set<() => void>()
  const backOffPauses = new Set<() => void>()
  const lanes = parts.mailers.map((mailer) => runLane(mailer))

  async function runLane(mailer: Mailer): Promise<void> {
    let failuresInARow = 0
    while (!stopping.signal.aborted) {
      const leased = await takeOne()
      if (!leased) {
        if (stopping.signal.aborted) break
        await pause(POLL_MS, idlePauses)
        continue
      }
      const reached = await deliver(mailer, leased, parts)
      failuresInARow = reached ? 0 : failuresInARow + 1
      await pause(stopping.signal.aborted ? 0 : backOffAfter(failuresInARow), backOffPauses)
    }
    mailer.close()
  }

  async function takeOne(): Promise<LeasedMessage | undefined> {
    try {
      const [leased] = await parts.store.take(parts.clock(), parts.leaseMs, 1)
      return leased
    } catch (error) {
      parts.log.error({ failure: codesOf(error) }, 'the outbox cannot read the store')
      return undefined
    }
  }

  return {
    wake() {
      for (const end of idlePauses) end()
    },
    async stop() {
      stopping.abort()
      for (const end of [...idlePauses, ...backOffPauses]) end()
      await Promise.all(lanes)
    },
  }
}

/** Gives false when the mail server could not be reached, or refused us rather than the message. */
async function deliver(mailer: Mailer, leased: LeasedMessage, parts: OutboxParts): Promise<boolean> {
  const { store, clock, log } = parts
  const { ref: reference, attempts, firstTry } = leased
  try {
    await mailer.send(leased)
  } catch (error) {
    const { firstPauseMs, chance } = parts
    const due = nextAttempt({ attempts, firstTry, now: clock(), firstPauseMs, chance: chance() })
    await retryUntilRecorded(() => store.putBack(leased, reasonOf(error), due), leased, parts)
    log.warn({ reference, attempts, failure: codesOf(error), failed: due === 'failed' }, 'not delivered')
    return isAboutMessage(error)
  }
  await retryUntilRecorded(() => store.markSent(reference, clock()), leased, parts)
  log.info({ reference, attempts }, 'delivered')
  return true
}

/** Tries again while the store is unavailable, because a delivery that is not recorded would be made twice. */
async function retryUntilRecorded(
  record: () => Promise<void>,
  leased: LeasedMessage,
  { clock, log, leaseMs }: OutboxParts,
): Promise<void> {
  // Well after the lease has ended: by then another copy may have taken the message.
  const giveUpAt = leased.due + leaseMs
  for (;;) {
    try {
      return await record()
    } catch (error) {
      log.error({ reference: leased.ref, failure: codesOf(error) }, 'the outbox cannot note a delivery')
      if (clock() >= giveUpAt) return
      await pause(RECORD_RETRY_MS, new Set())
    }
  }
}

/** While it lasts, `pauses` holds a callback that ends it early. */
function pause(ms: number, pauses: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      pauses.delete(end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    pauses.add(end)
  })
}

interface Codes {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
}

/** For the log: what a mail server says often repeats addresses, its codes never do. */
function codesOf(error: unknown): Codes {
  const { code, responseCode, command } = Object(error) as Codes
  return { code, responseCode, command }
}

/** Whether the mail server refused this message. Code 421 and a failed login concern all messages. */
function isAboutMessage(error: unknown): boolean {
  const { code, responseCode } = codesOf(error)
  return typeof responseCode === 'number' && responseCode !== 421 && code !== 'EAUTH'
}

/** For the inbox: what the mail server said, as one line of plain text. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300)
}
