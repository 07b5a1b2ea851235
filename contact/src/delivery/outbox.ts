/**
 * Delivers the stored messages: leases each one, sends it and marks it as sent. If a copy of the service dies, its lease
 * expires and a different copy takes over. A message arrives twice only if the copy dies, or the mail server falls
 * silent, between the server accepting the message and the store recording it.
 */
import { codesOf, deliver, type DeliveryOptions } from './delivery.ts'
import type { Mailer } from './mail.ts'
import { afterDelivery, HEALTHY } from './recovery.ts'
import { backOffAfter, type DeliveryFailure } from './retry.ts'
import type { LeasedMessage } from '../store/store.ts'
import { type StartTimer, startRealTimer, pause } from './pause.ts'

export interface OutboxOptions extends DeliveryOptions {
  /** One for each lane; lanes deliver in parallel. */
  readonly mailers: readonly Mailer[]
  /** For the pauses of lanes; real timers by default. */
  readonly startTimer?: StartTimer
  /** Called after each attempt; undefined means success. */
  readonly onAttempt?: (failure: DeliveryFailure | undefined) => void
}

export interface Outbox {
  /** Checks for due messages at once. */
  wake(): void
  /** Finishes the deliveries under way and starts no new ones. */
  stop(): Promise<void>
}

/** Interval of the check for messages that no `wake` announces: retries, and expired leases of dead copies. */
const POLL_MS = 1000

export function startOutbox(options: OutboxOptions): Outbox {
  const { store, clock, log, startTimer = startRealTimer } = options
  const stopping = new AbortController()
  /** Callbacks that end the pauses of idle lanes and of lanes that back off. */
  const idlePauses = new Set<() => void>()
  const backOffPauses = new Set<() => void>()
  let mailHealth = HEALTHY
  // At startup all waiting messages are retried: the server may be back, or the settings fixed.
  const started = options.mailers.length > 0 ? retryAllSoon() : Promise.resolve()
  const lanes = options.mailers.map((mailer) => runLane(mailer))

  async function runLane(mailer: Mailer): Promise<void> {
    await started
    let failuresInARow = 0
    while (!stopping.signal.aborted) {
      const leased = await leaseOne()
      if (!leased) {
        if (stopping.signal.aborted) break
        await pause(POLL_MS, idlePauses, startTimer)
        continue
      }
      const failure = await deliver(mailer, leased, options)
      options.onAttempt?.(failure)
      await recordOutcome(leased.ref, failure)
      failuresInARow = failure === undefined || failure === 'refused' ? 0 : failuresInARow + 1
      if (failure === undefined || stopping.signal.aborted) continue
      await pause(backOffAfter(failure, failuresInARow), backOffPauses, startTimer)
    }
    mailer.close()
  }

  async function recordOutcome(ref: string, failure: DeliveryFailure | undefined): Promise<void> {
    const [next, retryAll] = afterDelivery(mailHealth, { ref, failure, now: clock() })
    mailHealth = next
    if (!retryAll) return
    log.info('mail works again: retrying all waiting messages')
    await retryAllSoon()
  }

  /** Done in the store, so that every copy sees it; the lanes of other copies check within half a minute. */
  async function retryAllSoon(): Promise<void> {
    try {
      await store.bringForward(clock())
    } catch (error) {
      log.error({ failure: codesOf(error) }, 'the outbox cannot bring waiting messages forward')
      // The next successful delivery tries again.
      mailHealth = { ...mailHealth, serverFailed: true }
    }
    for (const end of [...idlePauses, ...backOffPauses]) end()
  }

  async function leaseOne(): Promise<LeasedMessage | undefined> {
    try {
      const [leased] = await store.take(clock(), options.leaseMs, 1)
      return leased
    } catch (error) {
      log.error({ failure: codesOf(error) }, 'the outbox cannot read the store')
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
