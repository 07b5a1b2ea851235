/** Decides which messages of a batch are stored: recognises repetitions and applies the limits. Does no I/O. */
import { hash } from 'node:crypto'
import type { Message } from '../intake/message.ts'
import { fullness, type Limit, addToBucket, costAt } from './rate-limit.ts'
import type { Admission, ArrivedMessage, IntakeRules } from '../store/store.ts'

const OVERALL = 'overall'

/** A network of the sender: the visitor's own, or a larger one around it. */
export interface Sender {
  /** The keyed hash of the network. */
  readonly key: string
  /** Its limit, as a multiple of one visitor's. */
  readonly times: number
}

/** An arrival with the hashes of its contents and of its sender. */
export interface Candidate {
  readonly arrival: ArrivedMessage
  readonly fingerprint: string
  readonly senders: readonly Sender[]
}

export interface NewMessage {
  readonly arrival: ArrivedMessage
  readonly ref: string
  readonly fingerprint: string
}

export interface Decision {
  /** One per arrival, in the same order. */
  readonly admissions: readonly Admission[]
  readonly keep: readonly NewMessage[]
  /** Changed buckets only. */
  readonly buckets: ReadonlyMap<string, number>
}

export interface AdmissionState {
  /** References of messages stored within the repeat window, by fingerprint. */
  readonly refs: ReadonlyMap<string, string>
  readonly buckets: ReadonlyMap<string, number>
}

/** Identifies the sender by e-mail address and not by IP address, because a retry often comes from a different network. */
export function fingerprint({ subject, email, note, site_name }: Message): string {
  return hash('sha256', JSON.stringify([subject, email, note, site_name]), 'base64url').slice(0, 24)
}

/**
 * The limit of a network with many visitors: a multiple of one visitor's limit, but at most a quarter of the overall
 * limit, so that no network can use it up.
 */
export function limitOf({ times }: Pick<Sender, 'times'>, { perVisitor, overall }: IntakeRules): Limit {
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
  rules: IntakeRules,
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
    // The cap leaves a visitor one message per window, and a network as many as its `times`.
    const cost = Math.min(
      costAt(fullness(bucket(OVERALL), rules.overall, now)),
      Math.max(1, rules.perVisitor.count),
    )
    const filled: [key: string, emptyAt: number][] = []
    let waitMs = 0
    const charge = (key: string, limit: Limit, cost: number) => {
      if (limit.count === 0) return
      const result = addToBucket(bucket(key), limit, now, cost)
      if ('emptyAt' in result) filled.push([key, result.emptyAt])
      else waitMs = Math.max(waitMs, result.waitMs)
    }
    for (const sender of senders) charge(sender.key, limitOf(sender, rules), cost)
    charge(OVERALL, rules.overall, 1)
    if (waitMs > 0) return { waitMs }
    for (const [key, emptyAt] of filled) buckets.set(key, emptyAt)

    const ref = newReference()
    if (rules.repeatWindowMs > 0) refs.set(fingerprint, ref)
    keep.push({ arrival, ref, fingerprint })
    return { kept: ref }
  })
  return { admissions, keep, buckets }
}
