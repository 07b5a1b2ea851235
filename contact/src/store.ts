/** The contract that every engine fulfils. All times are milliseconds since 1970, from the caller's clock. */
import type { Message } from './message.ts'
import type { Limit } from './rate-limit.ts'

export const STATES = ['waiting', 'sent', 'failed'] as const
export type State = (typeof STATES)[number]

/** A message at the door. */
export interface Arrival {
  readonly message: Message
  /** Why it looks suspicious, in single words; suspicious messages are kept like all others. */
  readonly marks: readonly string[]
  /** The sender's IP address. The store counts by it and keeps it in a form that nobody can read back. */
  readonly address: string
  readonly now: number
}

export type Admission =
  | { readonly kept: string }
  /** The same message was kept a short time ago, under this reference. */
  | { readonly repeated: string }
  | { readonly waitMs: number }

export interface Rules {
  readonly perVisitor: Limit
  readonly overall: Limit
  readonly repeatWindowMs: number
}

export interface Kept extends Message {
  readonly ref: string
  readonly marks: string
  readonly created: number
  readonly state: State
  readonly attempts: number
  /** When the next attempt is due; during an attempt, when its lease ends. */
  readonly due: number
  readonly firstTry: number | null
  readonly sent: number | null
  readonly error: string | null
}

export interface Leased extends Kept {
  readonly lease: string
  readonly firstTry: number
}

export interface Store extends BatchStore {
  /** Resolves when the message is on the disk, or has been refused. */
  add(arrival: Arrival): Promise<Admission>
}

/** What an engine does; `add` is built on top of it, once for all. */
export interface BatchStore {
  /** Answers each arrival in order; all that are kept reach the disk together. */
  addBatch(arrivals: readonly Arrival[]): Promise<readonly Admission[]>

  /** Messages that are due, each handed to one taker until its lease ends. */
  take(now: number, leaseMs: number, most: number): Promise<Leased[]>
  /** True whoever holds the lease by now: what is sent is sent. */
  markSent(ref: string, now: number): Promise<void>
  /** After a failed attempt: due again at a time, or failed for good. Nothing happens if the lease was lost. */
  putBack(leased: Leased, error: string, due: number | 'failed'): Promise<void>
  /** When the message that has been due for longest was due. */
  oldestDue(): Promise<number | undefined>

  /** Newest first; `after` is the last one of the page before. */
  list(most: number, after?: Pick<Kept, 'created' | 'ref'>): Promise<Kept[]>
  find(ref: string): Promise<Kept | undefined>
  /** Makes it due now with a fresh schedule; false if it is unknown or was sent. */
  retry(ref: string, now: number): Promise<boolean>
  retryFailed(now: number): Promise<number>
  remove(ref: string): Promise<boolean>

  /** Erases messages older than the given time and whatever limits no longer need; how many messages went. */
  sweep(olderThan: number, now: number): Promise<number>
  /** Rejects unless the store can be written. */
  probe(now: number): Promise<void>
  close(): Promise<void>
}
