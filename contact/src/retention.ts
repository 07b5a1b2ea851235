/** Erases messages older than the operator wants to keep: at the start, and then every hour. */
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function startSweeping(
  store: Store,
  retentionDays: number,
  clock: () => number,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): { stop(): Promise<void> } {
  async function sweep(): Promise<void> {
    const now = clock()
    try {
      const erased = await store.sweep(retentionDays === 0 ? 0 : now - retentionDays * DAY_MS, now)
      if (erased > 0) log.info({ erased }, 'erased old messages')
    } catch (error) {
      log.error({ code: Object(error).code }, 'could not erase old messages; trying again in an hour')
    }
  }

  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, HOUR_MS)
  return {
    async stop() {
      clearInterval(timer)
      await sweeping
    },
  }
}
