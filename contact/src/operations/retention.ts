/** Erases expired messages at startup and every hour, and repairs due times every minute. */
import type { FastifyBaseLogger } from 'fastify'
import { retentionCutoff, clockWarning } from '../store/clock.ts'
import type { Store } from '../store/store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export interface RetentionOptions {
  readonly store: Store
  readonly retentionDays: number
  /** The lease time of the outbox. */
  readonly leaseMs: number
  readonly clock: () => number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export interface RetentionJob {
  stop(): Promise<void>
}

export function startRetention(options: RetentionOptions): RetentionJob {
  let work = repairDueTimes(options).then(() => sweep(options))
  const timers = [
    setInterval(() => (work = work.then(() => repairDueTimes(options))), MINUTE_MS),
    setInterval(() => (work = work.then(() => sweep(options))), HOUR_MS),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await work
    },
  }
}

export async function sweep({ store, retentionDays, clock, log }: RetentionOptions): Promise<void> {
  const now = clock()
  try {
    const clockState = await store.checkClock(now)
    const warning = clockWarning(clockState)
    if (warning !== undefined) log.warn(warning)
    const erased = await store.sweep(retentionCutoff(clockState, retentionDays), now)
    if (erased > 0) log.info({ erased }, 'erased old messages')
  } catch (error) {
    log.error({ code: Object(error).code }, 'could not erase old messages; trying again in an hour')
  }
}

/** After a clock that was ahead is set back, messages would wait for a time far in the future. */
export async function repairDueTimes({ store, leaseMs, clock, log }: RetentionOptions): Promise<void> {
  try {
    const repaired = await store.repairDueTimes(clock(), leaseMs)
    if (repaired > 0)
      log.warn({ repaired }, 'the clock was set back: repaired the due times of waiting messages')
  } catch (error) {
    log.error({ code: Object(error).code }, 'could not repair the due times of messages')
  }
}
