/** Stores the clock state, and repairs due times after the clock was wrong. */
import { retentionStart, type ClockState, advanceClock } from './clock.ts'
import type { Database, Query } from './database.ts'
import type { BatchStore } from './store.ts'

/** No retry and no lease reaches further ahead than this. */
export const MAX_DUE_AHEAD_MS = 4 * 3_600_000
/** A new message is due when it arrives; clocks of copies may differ by this much. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000

type Timekeeping = Pick<BatchStore, 'checkClock' | 'readClock' | 'trustClock' | 'repairDueTimes'>

export interface StoredClock {
  readonly methods: Timekeeping
  /** When the retention of a message that arrives now begins, by the last clock check. */
  retentionStart(now: number): number
}

export function createStoredClock(database: Database): StoredClock {
  let trusted = 0
  const methods: Timekeeping = {
    checkClock: (now) =>
      database.exclusively(async (query) => {
        const clockState = advanceClock(await loadOrInferClock(query), now)
        await saveClock(query, clockState)
        trusted = clockState.trusted
        return clockState
      }),

    readClock: async (now) => advanceClock(await loadClock(database.query), now),

    async trustClock(now) {
      await saveClock(database.query, { trusted: now, checked: now })
      trusted = now
    },

    async repairDueTimes(now, leaseMs) {
      const repaired = await database.query(
        `update message set due = case when lease is null then cast($1 as bigint) else cast($2 as bigint) end, first_try = null
         where state = 'waiting' and (due > $3 or (due > $4 and attempts = 0 and lease is null))
         returning ref`,
        [now, now + leaseMs, now + MAX_DUE_AHEAD_MS, now + MAX_CLOCK_SKEW_MS],
      )
      return repaired.length
    },
  }
  return { methods, retentionStart: (now) => retentionStart(trusted, now) }
}

/**
 * An empty store trusts any clock: there is nothing to erase. A store older than the clock check has seen time pass up to
 * its newest message.
 */
async function loadOrInferClock(query: Query): Promise<ClockState | undefined> {
  const [newest] = await query<{ created: number | null }>('select max(created) as created from message')
  const created = newest?.created ?? undefined
  if (created === undefined) return undefined
  return (await loadClock(query)) ?? { trusted: created, checked: created }
}

async function loadClock(query: Query): Promise<ClockState | undefined> {
  const [fact] = await query<{ value: string }>(`select value from fact where name = 'clock'`)
  return fact && (JSON.parse(fact.value) as ClockState)
}

async function saveClock(query: Query, clockState: ClockState): Promise<void> {
  await query(
    `insert into fact (name, value) values ('clock', $1) on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(clockState)],
  )
}
