/** The store, written once, in SQL that both engines understand. */
import { randomUUID } from 'node:crypto'
import { type Candidate, decide, fingerprint } from '../limits/admission.ts'
import { type Database, type Query, tuples, type Value } from './database.ts'
import { migrate } from './migrations.ts'
import { createReferenceGenerator } from '../intake/reference.ts'
import {
  type Admission,
  type Arrival,
  type Backlog,
  BACKLOG_COUNTED_TO,
  type BatchStore,
  type KeptMessage,
  type LeasedMessage,
  type Rules,
} from './store.ts'
import { createStoredClock } from './clock-rows.ts'
import { createStoredLimits } from './limit-rows.ts'
import { networkKey, networksOf } from '../limits/networks.ts'

const COLUMNS = `ref, subject, email, note, site_name, marks, created, state, attempts, due,
  first_try as "firstTry", sent, error, dismissed`

/** Rows erased in one statement; few enough that a large clean-up does not block visitors. */
const SWEEP_BATCH = 500

/** What is left of a wait that is brought forward: seconds of hours, so that messages keep their order and some distance. */
const SHORTENED_BY = 1000

/** Computes what belongs to a key once. */
function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** The secret that visitors are hashed with must not come from the store itself, or whoever holds the store could undo it. */
export async function createSqlStore(
  database: Database,
  rules: Rules,
  readSecret: () => string,
): Promise<BatchStore> {
  await migrate(database)
  const clock = createStoredClock(database)
  const limits = createStoredLimits(rules, readSecret)
  const newReference = createReferenceGenerator()
  const { query } = database

  const addBatch = (arrivals: readonly Arrival[]): Promise<readonly Admission[]> => {
    // Behind a proxy, or under attack, many messages of a batch come from few addresses.
    const sendersOf = memoize((address) =>
      networksOf(address).map((network) => ({
        key: networkKey(limits.secret(), network),
        times: network.times,
      })),
    )
    const candidates = arrivals.map((arrival) => ({
      arrival,
      fingerprint: fingerprint(arrival.message),
      senders: sendersOf(arrival.address),
    }))
    return database.exclusively(async (query) => {
      const known = {
        refs: await recentRefs(query, candidates, rules.repeatWindowMs),
        buckets: await limits.read(query),
      }
      const decision = decide(candidates, known, rules, newReference)
      if (decision.keep.length > 0) {
        await query(
          `insert into message (ref, subject, email, note, site_name, marks, fingerprint, created, state, attempts, due)
           values ${tuples(decision.keep.length, 11)}`,
          decision.keep.flatMap(({ arrival, ref, fingerprint }): Value[] => {
            const { message, marks, now } = arrival
            const { subject, email, note, site_name } = message
            return [
              ref,
              subject,
              email,
              note,
              site_name,
              marks.join(' '),
              fingerprint,
              now,
              'waiting',
              0,
              now,
            ]
          }),
        )
      }
      for (const { arrival, ref } of decision.keep) {
        const counted = clock.retentionStart(arrival.now)
        if (counted !== arrival.now)
          await query('update message set counted = $2 where ref = $1', [ref, counted])
      }
      if (decision.buckets.size > 0) {
        const now = Math.max(...arrivals.map((arrival) => arrival.now))
        await limits.write(query, new Map([...known.buckets, ...decision.buckets]), now)
      }
      return decision.admissions
    })
  }

  return {
    addBatch,

    async take(now, leaseMs, limit) {
      // Materialized: otherwise PostgreSQL may run the selection once for every row and exceed the limit.
      return query<LeasedMessage>(
        `with chosen as materialized (
           select ref from message where state = 'waiting' and due <= $1 order by due limit $3 ${database.skipLocked}
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
      // A running lease is left to end by itself, and copies that do this at once skip each other's rows.
      const brought = await query(
        `with chosen as materialized (
           select ref from message
           where state = 'waiting' and due > $1 and lease is null and attempts > 0 ${database.skipLocked}
         )
         update message set due = $1 + (due - $1) / ${SHORTENED_BY} where ref in (select ref from chosen)
         returning ref`,
        [now],
      )
      return brought.length
    },

    async backlog() {
      const [row] = await query<Backlog>(
        `select ${counted(`state = 'waiting'`)} as waiting,
           (select min(created) from message where state = 'waiting') as oldest,
           ${counted(`state = 'failed' and dismissed is null`)} as "givenUp"`,
      )
      return row ?? { waiting: 0, oldest: null, givenUp: 0 }
    },

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

    async remove(refs) {
      let removed = 0
      for (let start = 0; start < refs.length; start += SWEEP_BATCH) {
        const batch = refs.slice(start, start + SWEEP_BATCH)
        const places = tuples(1, batch.length)
        removed += (await query(`delete from message where ref in ${places} returning ref`, batch)).length
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
             select ref from message where created < $1 and coalesce(counted, created) < $1 limit ${SWEEP_BATCH}
           ) returning ref`,
          [olderThan],
        )
        erased += batch.length
        if (batch.length < SWEEP_BATCH) break
      }
      if (erased > 0) await database.checkpoint()
      return erased
    },

    async oldestKept() {
      // Each part reads one row of an index.
      const [row] = await query<{ oldest: number | null }>(
        `select min(began) as oldest from (
           select min(created) as began from message where counted is null
           union all select min(counted) from message where counted is not null
         ) as parts`,
      )
      return row?.oldest ?? null
    },

    async probe(now) {
      await query(
        `insert into fact (name, value) values ('probed', $1) on conflict (name) do update set value = excluded.value`,
        [String(now)],
      )
    },

    ...clock.methods,
    size: () => database.size(),

    close: () => database.close(),
  }
}

/** A running lease is left to end by itself: ending it here could send the message twice. */
const RETRY = `update message
  set due = case when lease is null then $1 else due end, state = 'waiting', attempts = 0, first_try = null,
    dismissed = null`

const counted = (condition: string) =>
  `(select count(*) from (select 1 from message where ${condition} limit ${BACKLOG_COUNTED_TO}) as counted)`

async function recentRefs(
  query: Query,
  candidates: readonly Candidate[],
  repeatWindowMs: number,
): Promise<Map<string, string>> {
  if (repeatWindowMs === 0) return new Map()
  const times = candidates.map(({ arrival }) => arrival.now)
  // A message from a day that has not come was kept while the clock was wrong: it is not a repetition for ever.
  const [since, until] = [Math.min(...times) - repeatWindowMs, Math.max(...times) + repeatWindowMs]
  const rows = await query<{ fingerprint: string; ref: string }>(
    `select fingerprint, ref from message where fingerprint in ${tuples(1, candidates.length)}
     and created > $${candidates.length + 1} and created <= $${candidates.length + 2}`,
    [...candidates.map(({ fingerprint }) => fingerprint), since, until],
  )
  return new Map(rows.map((row) => [row.fingerprint, row.ref]))
}
