/** Queries of the delivery queue: leases due messages, records outcomes, schedules retries and counts the backlog. */
import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { COLUMNS } from './message-row.ts'
import { type Backlog, BACKLOG_COUNTED_TO, type BatchStore, type LeasedMessage } from './store.ts'

/** Brought-forward waits shrink by this factor, hours to seconds: messages keep their order and some distance. */
const SHORTENED_BY = 1000

/** A running lease is left to expire: ending it here could send the message twice. */
const RETRY = `update message
  set due = case when lease is null then $1 else due end, state = 'waiting', attempts = 0, first_try = null,
    dismissed = null`

const boundedCount = (condition: string) =>
  `(select count(*) from (select 1 from message where ${condition} limit ${BACKLOG_COUNTED_TO}) as counted)`

type DeliveryQueue = Pick<
  BatchStore,
  'take' | 'markSent' | 'putBack' | 'bringForward' | 'backlog' | 'retry' | 'retryFailed' | 'dismissFailed'
>

export function createDeliveryQueue({ query, skipLocked }: Database): DeliveryQueue {
  return {
    async take(now, leaseMs, limit) {
      // Materialized: otherwise PostgreSQL may evaluate the subquery once per row and exceed the limit.
      return query<LeasedMessage>(
        `with chosen as materialized (
           select ref from message where state = 'waiting' and due <= $1 order by due limit $3 ${skipLocked}
         )
         update message
         set lease = $4, due = $2, attempts = attempts + 1, first_try = coalesce(first_try, $1)
         where ref in (select ref from chosen)
         returning ${COLUMNS}, lease`,
        [now, now + leaseMs, limit, randomUUID()],
      )
    },

    async markSent(ref, now) {
      await query(`update message set state = 'sent', sent = $2, lease = null, error = null where ref = $1`, [
        ref,
        now,
      ])
    },

    async putBack({ ref, lease, due: leaseEnd }, error, due) {
      await query(
        `update message set state = $3, due = $4, error = $5, lease = null
         where ref = $1 and lease = $2 and state = 'waiting'`,
        [ref, lease, due === 'failed' ? 'failed' : 'waiting', due === 'failed' ? leaseEnd : due, error],
      )
    },

    async bringForward(now) {
      // Running leases are left to expire; copies that do this at the same time skip each other's rows.
      const brought = await query(
        `with chosen as materialized (
           select ref from message
           where state = 'waiting' and due > $1 and lease is null and attempts > 0 ${skipLocked}
         )
         update message set due = $1 + (due - $1) / ${SHORTENED_BY} where ref in (select ref from chosen)
         returning ref`,
        [now],
      )
      return brought.length
    },

    async backlog() {
      const [row] = await query<Backlog>(
        `select ${boundedCount(`state = 'waiting'`)} as waiting,
           (select min(created) from message where state = 'waiting') as oldest,
           ${boundedCount(`state = 'failed' and dismissed is null`)} as "givenUp"`,
      )
      return row ?? { waiting: 0, oldest: null, givenUp: 0 }
    },

    async retry(ref, now) {
      return (await query(`${RETRY} where ref = $2 and state <> 'sent' returning ref`, [now, ref])).length > 0
    },

    async retryFailed(now) {
      return (await query(`${RETRY} where state = 'failed' and dismissed is null returning ref`, [now]))
        .length
    },

    async dismissFailed(now, ref) {
      const dismiss = `update message set dismissed = $1 where state = 'failed' and dismissed is null`
      const dismissed =
        ref === undefined
          ? await query(`${dismiss} returning ref`, [now])
          : await query(`${dismiss} and ref = $2 returning ref`, [now, ref])
      return dismissed.length
    },
  }
}
