/** Erases messages older than the operator wants to keep: at the start, and then every hour. Once a minute it looks at the clock. */
import type { FastifyBaseLogger } from 'fastify'
import { erasesBefore, leapSentence } from './clock.ts'
import type { Store } from '../store/store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export interface SweepingParts {
  readonly store: Store
  readonly retentionDays: number
  /** As long as the outbox leases messages. */
  readonly leaseMs: number
  readonly clock: () => number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export interface Sweeping {
  stop(): Promise<void>
}

export function startSweeping(parts: SweepingParts): Sweeping {
  let work = mend(parts).then(() => sweep(parts))
  const timers = [
    setInterval(() => (work = work.then(() => mend(parts))), MINUTE_MS),
    setInterval(() => (work = work.then(() => sweep(parts))), HOUR_MS),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await work
    },
  }
}

export async function sweep({ store, retentionDays, clock, log }: SweepingParts): Promise<void> {
  const now = clock()
  try {
    const reckoning = await store.checkClock(now)
    const leapt = leapSentence(reckoning)
    if (leapt !== undefined) log.warn(leapt)
    const erased = await store.sweep(erasesBefore(reckoning, retentionDays), now)
    if (erased > 0) log.info({ erased }, 'erased old messages')
  } catch (error) {
    log.error({ code: Object(error).code }, 'could not erase old messages; trying again in an hour')
  }
}

/** After a clock that was ahead has gone back, messages would wait for a day that has not come. */
export async function mend({ store, leaseMs, clock, log }: SweepingParts): Promise<void> {
  try {
    const mended = await store.mendDue(clock(), leaseMs)
    if (mended > 0) log.warn({ mended }, 'the clock has gone back: messages that waited for it are due now')
  } catch (error) {
    log.error({ code: Object(error).code }, 'could not look for messages that a wrong clock holds back')
  }
}
