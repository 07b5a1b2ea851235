/** The store for both engines, composed from queries that SQLite and PostgreSQL both understand. */
import { createAdmitBatch } from './admit-batch.ts'
import { createStoredClock } from './clock-rows.ts'
import { createStoredCounts } from './count-rows.ts'
import type { Database } from './database.ts'
import { createDeliveryQueue } from './delivery-queue.ts'
import { createErasure } from './erasure.ts'
import { createStoredLimits } from './limit-rows.ts'
import { COLUMNS } from './message-row.ts'
import { migrate } from './migrations.ts'
import type { BatchStore, KeptMessage, IntakeRules } from './store.ts'

/** The secret for hashing visitors must not come from the store itself: a leaked store would then reveal them. */
export async function createSqlStore(
  database: Database,
  rules: IntakeRules,
  readSecret: () => string,
): Promise<BatchStore> {
  await migrate(database)
  const { query } = database
  const clock = createStoredClock(database)
  const limits = createStoredLimits(rules, readSecret)

  return {
    addBatch: createAdmitBatch({ database, rules, limits, clock }),
    ...createDeliveryQueue(database),
    ...createErasure(database, limits),
    ...clock.methods,
    ...createStoredCounts(database),

    list: (limit, after) =>
      after
        ? query<KeptMessage>(
            `select ${COLUMNS} from message where (created, ref) < ($1, $2) order by created desc, ref desc limit $3`,
            [after.created, after.ref, limit],
          )
        : query<KeptMessage>(`select ${COLUMNS} from message order by created desc, ref desc limit $1`, [
            limit,
          ]),

    async find(ref) {
      const [kept] = await query<KeptMessage>(`select ${COLUMNS} from message where ref = $1`, [ref])
      return kept
    },

    async probe(now) {
      await query(
        `insert into fact (name, value) values ('probed', $1) on conflict (name) do update set value = excluded.value`,
        [String(now)],
      )
    },

    size: () => database.size(),
    close: () => database.close(),
  }
}
