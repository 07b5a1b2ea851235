/**
 * Notices when mail works again, from the outcomes of deliveries one after the other. Then whatever waits for a later
 * attempt is worth trying at once. Pure: the outbox passes in what happened and when.
 */
import type { Failure } from './retry.ts'

export interface MailHealth {
  /** Messages that failed since the last delivery that worked; more than two tell no more than two. */
  readonly failed: readonly string[]
  /** Whether the server itself failed since then. */
  readonly server: boolean
  /** When those who waited were last woken. */
  readonly wokenAt: number | undefined
}

export const HEALTHY: MailHealth = { failed: [], server: false, wokenAt: undefined }

export interface Outcome {
  readonly ref: string
  readonly failure?: Failure | undefined
  readonly now: number
}

/** Two messages that are refused for what they say would otherwise be tried again with every delivery that works. */
const WAKE_AFTER_REFUSALS_EVERY_MS = 15 * 60_000

export function afterDelivery(
  mailHealth: MailHealth,
  { ref, failure, now }: Outcome,
): [MailHealth, wake: boolean] {
  if (failure !== undefined) {
    const { failed, server } = mailHealth
    const others = failed.length > 1 || failed.includes(ref) ? failed : [...failed, ref]
    return [{ ...mailHealth, failed: others, server: server || failure !== 'refused' }, false]
  }
  const { wokenAt } = mailHealth
  // The clock may have been set back.
  const rested = wokenAt === undefined || Math.abs(now - wokenAt) >= WAKE_AFTER_REFUSALS_EVERY_MS
  // One message that is refused again and again says nothing about the others.
  const wake = mailHealth.server || (mailHealth.failed.length > 1 && rested)
  return [{ ...HEALTHY, wokenAt: wake ? now : wokenAt }, wake]
}
