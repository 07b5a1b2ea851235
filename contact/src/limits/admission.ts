/** Decides which messages of a batch are kept, from what the store knows. Pure: the store reads first and writes afterwards. */
import { hash } from 'node:crypto'
import type { Message } from '../intake/message.ts'
import { fullness, type Limit, addToBucket, costAt } from './rate-limit.ts'
import type { Admission, Arrival, Rules } from '../store/store.ts'

export const OVERALL = 'overall'

/** A network that the sender is in: the visitor's own, or one around it. */
export interface Sender {
  /** The hash by which it is recognised. */
  readonly key: string
  /** How many times the limit of one visitor it may send. */
  readonly times: number
}

/** An arrival with the hashes by which its contents and its sender are recognised. */
export interface Candidate {
  readonly arrival: Arrival
  readonly fingerprint: string
  readonly senders: readonly Sender[]
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

export interface AdmissionState {
  /** References of messages kept within the repeat window, by fingerprint. */
  readonly refs: ReadonlyMap<string, string>
  readonly buckets: ReadonlyMap<string, number>
}

/** Identifies the sender by e-mail address, not by IP address: a retry often comes from another network. */
export function fingerprint({ subject, email, note, site_name }: Message): string {
  return hash('sha256', JSON.stringify([subject, email, note, site_name]), 'base64url').slice(0, 24)
}

/**
 * The limit of a network that holds many visitors: a few times that of one visitor, and at most a quarter of what all
 * may send together, so that no network uses up the share of the others.
 */
export function limitOf({ times }: Pick<Sender, 'times'>, { perVisitor, overall }: Rules): Limit {
  if (times === 1 || perVisitor.count === 0) return perVisitor
  const share = overall.count === 0 ? Infinity : Math.floor(overall.count / 4)
  return {
    count: Math.min(times * perVisitor.count, Math.max(share, 2 * perVisitor.count)),
    windowMs: perVisitor.windowMs,
  }
}

export function decide(
  arrivals: readonly Candidate[],
  known: AdmissionState,
  rules: Rules,
  newReference: () => string,
): Decision {
  const refs = new Map(known.refs)
  const buckets = new Map<string, number>()
  const keep: NewMessage[] = []
  const bucket = (key: string) => buckets.get(key) ?? known.buckets.get(key)

  const admissions = arrivals.map(({ arrival, fingerprint, senders }): Admission => {
    const repeated = refs.get(fingerprint)
    if (repeated !== undefined) return { repeated }

    const { now } = arrival
    // At its highest, a visitor has one message in a window, and a network as many as its `times`.
    const cost = Math.min(
      costAt(fullness(bucket(OVERALL), rules.overall, now)),
      Math.max(1, rules.perVisitor.count),
    )
    const poured: [key: string, emptyAt: number][] = []
    let waitMs = 0
    const pourInto = (key: string, limit: Limit, cost: number) => {
      if (limit.count === 0) return
      const result = addToBucket(bucket(key), limit, now, cost)
      if ('emptyAt' in result) poured.push([key, result.emptyAt])
      else waitMs = Math.max(waitMs, result.waitMs)
    }
    for (const sender of senders) pourInto(sender.key, limitOf(sender, rules), cost)
    pourInto(OVERALL, rules.overall, 1)
    if (waitMs > 0) return { waitMs }
    for (const [key, emptyAt] of poured) buckets.set(key, emptyAt)

    const ref = newReference()
    if (rules.repeatWindowMs > 0) refs.set(fingerprint, ref)
    keep.push({ arrival, ref, fingerprint })
    return { kept: ref }
  })
  return { admissions, keep, buckets }
}
