/** Detects from the outcomes of deliveries when mail works again, so that waiting messages are retried at once. */
import type { DeliveryFailure } from './retry.ts'

export interface MailHealth {
  /** References that failed since the last success, at most two: more carry no further information. */
  readonly failed: readonly string[]
  /** Whether the server itself failed since the last success. */
  readonly serverFailed: boolean
  /** When waiting messages were last retried together. */
  readonly retriedAt: number | undefined
}

export const HEALTHY: MailHealth = { failed: [], serverFailed: false, retriedAt: undefined }

export interface DeliveryOutcome {
  readonly ref: string
  readonly failure?: DeliveryFailure | undefined
  readonly now: number
}

/** Without this limit, two messages refused for their contents would be retried after every success. */
const RETRY_AFTER_REFUSALS_MS = 15 * 60_000

export function afterDelivery(
  mailHealth: MailHealth,
  { ref, failure, now }: DeliveryOutcome,
): [MailHealth, wake: boolean] {
  if (failure !== undefined) {
    const { failed, serverFailed } = mailHealth
    const allFailed = failed.length > 1 || failed.includes(ref) ? failed : [...failed, ref]
    return [{ ...mailHealth, failed: allFailed, serverFailed: serverFailed || failure !== 'refused' }, false]
  }
  const { retriedAt } = mailHealth
  // Absolute, because the clock may have been set back.
  const isDue = retriedAt === undefined || Math.abs(now - retriedAt) >= RETRY_AFTER_REFUSALS_MS
  // A single message that keeps being refused says nothing about the others.
  const retryAll = mailHealth.serverFailed || (mailHealth.failed.length > 1 && isDue)
  return [{ ...HEALTHY, retriedAt: retryAll ? now : retriedAt }, retryAll]
}
