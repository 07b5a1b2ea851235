/** Queries that erase messages, by reference or by age. */
import { type Database, tuples } from './database.ts'
import type { StoredLimits } from './limit-rows.ts'
import type { BatchStore } from './store.ts'

/** Rows deleted per statement; few enough that a large clean-up does not block visitors. */
const ERASE_BATCH = 500

type Erasure = Pick<BatchStore, 'remove' | 'sweep' | 'oldestKept'>

export function createErasure(database: Database, limits: StoredLimits): Erasure {
  const { query } = database
  return {
    async remove(refs) {
      let removed = 0
      for (let start = 0; start < refs.length; start += ERASE_BATCH) {
        const batch = refs.slice(start, start + ERASE_BATCH)
        const placeholders = tuples(1, batch.length)
        removed += (await query(`delete from message where ref in ${placeholders} returning ref`, batch))
          .length
      }
      if (removed > 0) await database.checkpoint()
      return removed
    },

    async sweep(olderThan, now) {
      await database.exclusively((query) => limits.sweep(query, now))
      let erased = 0
      for (;;) {
        const batch = await query(
          `delete from message where ref in (
             select ref from message where created < $1 and coalesce(counted, created) < $1 limit ${ERASE_BATCH}
           ) returning ref`,
          [olderThan],
        )
        erased += batch.length
        if (batch.length < ERASE_BATCH) break
      }
      if (erased > 0) await database.checkpoint()
      return erased
    },

    async oldestKept() {
      // Each half reads one row of an index.
      const [row] = await query<{ oldest: number | null }>(
        `select min(began) as oldest from (
           select min(created) as began from message where counted is null
           union all select min(counted) from message where counted is not null
         ) as parts`,
      )
      return row?.oldest ?? null
    },
  }
}
