/** Erases messages older than the operator wants to keep: at the start, and then every hour. Once a minute it looks at the clock. */
import type { FastifyBaseLogger } from 'fastify'
import { retentionCutoff, clockWarning } from '../store/clock.ts'
import type { Store } from '../store/store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export interface RetentionOptions {
  readonly store: Store
  readonly retentionDays: number
  /** As long as the outbox leases messages. */
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

/** After a clock that was ahead has gone back, messages would wait for a day that has not come. */
export async function repairDueTimes({ store, leaseMs, clock, log }: RetentionOptions): Promise<void> {
  try {
    const repaired = await store.repairDueTimes(clock(), leaseMs)
    if (repaired > 0)
      log.warn({ repaired }, 'the clock has gone back: messages that waited for it are due now')
  } catch (error) {
    log.error({ code: Object(error).code }, 'could not look for messages that a wrong clock holds back')
  }
}
