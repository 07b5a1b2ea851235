/** Stores a batch of arrivals in one transaction: reads recent messages and limits, decides, then writes. */
import { type Candidate, decide, fingerprint, type NewMessage } from '../limits/admission.ts'
import { networkKey, networksOf } from '../limits/networks.ts'
import { createReferenceGenerator } from '../intake/reference.ts'
import type { StoredClock } from './clock-rows.ts'
import { type Database, type Query, tuples, type Value } from './database.ts'
import type { StoredLimits } from './limit-rows.ts'
import type { ArrivedMessage, BatchStore, IntakeRules } from './store.ts'

export interface AdmitOptions {
  readonly database: Database
  readonly rules: IntakeRules
  readonly limits: StoredLimits
  readonly clock: StoredClock
}

export function createAdmitBatch(options: AdmitOptions): BatchStore['addBatch'] {
  const { database, rules, limits, clock } = options
  const newReference = createReferenceGenerator()

  return (arrivals) => {
    const candidates = toCandidates(arrivals, limits.secret)
    return database.exclusively(async (query) => {
      const state = {
        refs: await recentRefs(query, candidates, rules.repeatWindowMs),
        buckets: await limits.read(query),
      }
      const { admissions, keep, buckets } = decide(candidates, state, rules, newReference)
      await insertMessages(query, keep, clock)
      if (buckets.size > 0) {
        const now = Math.max(...arrivals.map((arrival) => arrival.now))
        await limits.write(query, new Map([...state.buckets, ...buckets]), now)
      }
      return admissions
    })
  }
}

function toCandidates(arrivals: readonly ArrivedMessage[], secret: () => string): Candidate[] {
  // Behind a proxy, or under attack, many messages of a batch come from few addresses.
  const sendersOf = memoize((address) =>
    networksOf(address).map((network) => ({ key: networkKey(secret(), network), times: network.times })),
  )
  return arrivals.map((arrival) => ({
    arrival,
    fingerprint: fingerprint(arrival.message),
    senders: sendersOf(arrival.address),
  }))
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

async function recentRefs(
  query: Query,
  candidates: readonly Candidate[],
  repeatWindowMs: number,
): Promise<Map<string, string>> {
  if (repeatWindowMs === 0) return new Map()
  const times = candidates.map(({ arrival }) => arrival.now)
  // The upper bound skips messages stored while the clock was ahead: they would count as repetitions for too long.
  const [since, until] = [Math.min(...times) - repeatWindowMs, Math.max(...times) + repeatWindowMs]
  const rows = await query<{ fingerprint: string; ref: string }>(
    `select fingerprint, ref from message where fingerprint in ${tuples(1, candidates.length)}
     and created > $${candidates.length + 1} and created <= $${candidates.length + 2}`,
    [...candidates.map(({ fingerprint }) => fingerprint), since, until],
  )
  return new Map(rows.map((row) => [row.fingerprint, row.ref]))
}

async function insertMessages(
  query: Query,
  messages: readonly NewMessage[],
  clock: StoredClock,
): Promise<void> {
  if (messages.length === 0) return
  await query(
    `insert into message (ref, subject, email, note, site_name, marks, fingerprint, created, state, attempts, due)
     values ${tuples(messages.length, 11)}`,
    messages.flatMap(({ arrival, ref, fingerprint }): Value[] => {
      const { message, marks, now } = arrival
      const { subject, email, note, site_name } = message
      return [ref, subject, email, note, site_name, marks.join(' '), fingerprint, now, 'waiting', 0, now]
    }),
  )
  for (const { arrival, ref } of messages) {
    const counted = clock.retentionStart(arrival.now)
    if (counted !== arrival.now) await query('update message set counted = $2 where ref = $1', [ref, counted])
  }
}
