/**
 * Delivers the messages in the store. A message is leased, sent and marked as sent; if a copy of the service dies
 * on the way, its lease runs out and another copy takes over. A message can arrive twice only if a copy dies, or the
 * mail server falls silent, after the server has accepted the message and before it is marked.
 */
import { codesOf, deliver, type DeliveryOptions } from './delivery.ts'
import type { Mailer } from './mail.ts'
import { afterDelivery, HEALTHY } from './recovery.ts'
import { backOffAfter, type Failure } from './retry.ts'
import type { LeasedMessage } from '../store/store.ts'
import { type StartTimer, startRealTimer, pause } from './pause.ts'

export interface OutboxOptions extends DeliveryOptions {
  /** One for each lane; lanes deliver in parallel. */
  readonly mailers: readonly Mailer[]
  /** For the pauses of lanes; real time by default. */
  readonly startTimer?: StartTimer
  /** Told of each attempt, by how it failed. */
  readonly onAttempt?: (failure: Failure | undefined) => void
}

export interface Outbox {
  /** Looks for due messages at once. */
  wake(): void
  /** Finishes what is being sent and takes nothing new. */
  stop(): Promise<void>
}

/** How often to look for messages that nobody announces: retries, and leases of copies that died. */
const POLL_MS = 1000

export function startOutbox(options: OutboxOptions): Outbox {
  const { store, clock, log, startTimer = startRealTimer } = options
  const stopping = new AbortController()
  /** Callbacks that end the pauses of lanes: of those with nothing to do, and of those that spare the mail server. */
  const idlePauses = new Set<() => void>()
  const backOffPauses = new Set<() => void>()
  let mailHealth = HEALTHY
  // The server may be back, or the settings mended: a start is the moment to try all that waits.
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

  async function recordOutcome(ref: string, failure: Failure | undefined): Promise<void> {
    const [next, wake] = afterDelivery(mailHealth, { ref, failure, now: clock() })
    mailHealth = next
    if (!wake) return
    log.info('mail is delivered again: trying all that waits')
    await retryAllSoon()
  }

  /** In the store, so that every copy sees it; lanes of other copies look there again within half a minute. */
  async function retryAllSoon(): Promise<void> {
    try {
      await store.bringForward(clock())
    } catch (error) {
      log.error({ failure: codesOf(error) }, 'the outbox cannot bring waiting messages forward')
      // The next delivery that works tries it again.
      mailHealth = { ...mailHealth, server: true }
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
