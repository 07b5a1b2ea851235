/** Decides which messages of a batch are kept, from what the store knows. Pure: the store reads first and writes afterwards. */
import { hash } from 'node:crypto'
import type { Message } from './message.ts'
import { pour } from './rate-limit.ts'
import type { Admission, Arrival, Rules } from './store.ts'

export const OVERALL = 'overall'

/** An arrival with the hashes by which its contents and its sender are recognised. */
export interface Candidate {
  readonly arrival: Arrival
  readonly fingerprint: string
  readonly visitor: string
}

export interface NewMessage {
  readonly arrival: Arrival
  readonly ref: string
  readonly fingerprint: string
}

export interface Decision {
  /** One for each arrival, in their order. */
  readonly admissions: readonly Admission[]
  readonly keep: readonly NewMessage[]
  /** The buckets that changed. */
  readonly buckets: ReadonlyMap<string, number>
}

export interface Known {
  /** References of messages kept within the repeat window, by fingerprint. */
  readonly refs: ReadonlyMap<string, string>
  readonly buckets: ReadonlyMap<string, number>
}

/** Identifies the sender by e-mail address, not by IP address: a retry often comes from another network. */
export function fingerprint({ subject, email, note, site_name }: Message): string {
  return hash('sha256', JSON.stringify([subject, email, note, site_name]), 'base64url').slice(0, 24)
}

export function decide(
  arrivals: readonly Candidate[],
  known: Known,
  rules: Rules,
  newReference: () => string,
): Decision {
  const refs = new Map(known.refs)
  const buckets = new Map<string, number>()
  const keep: NewMessage[] = []
  const bucket = (key: string) => buckets.get(key) ?? known.buckets.get(key)

  const admissions = arrivals.map(({ arrival, fingerprint, visitor: key }): Admission => {
    const repeated = refs.get(fingerprint)
    if (repeated !== undefined) return { repeated }

    const visitor = pour(bucket(key), rules.perVisitor, arrival.now)
    if ('waitMs' in visitor) return visitor
    const overall = pour(bucket(OVERALL), rules.overall, arrival.now)
    if ('waitMs' in overall) return overall
    if (rules.perVisitor.count > 0) buckets.set(key, visitor.emptyAt)
    if (rules.overall.count > 0) buckets.set(OVERALL, overall.emptyAt)

    const ref = newReference()
    if (rules.repeatWindowMs > 0) refs.set(fingerprint, ref)
    keep.push({ arrival, ref, fingerprint })
    return { kept: ref }
  })
  return { admissions, keep, buckets }
}
