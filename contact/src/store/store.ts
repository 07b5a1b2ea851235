/** The contract of the store. All times are milliseconds since 1970, from the caller's clock. */
import type { ClockState } from './clock.ts'
import type { Histogram } from '../monitoring/histogram.ts'
import type { Message } from '../intake/message.ts'
import type { Limit } from '../limits/rate-limit.ts'

export const STATES = ['waiting', 'sent', 'failed'] as const
export type State = (typeof STATES)[number]

/** A message that has arrived and may be kept. */
export interface Arrival {
  readonly message: Message
  /** Why it looks suspicious, each reason a single word; suspicious messages are kept like all others. */
  readonly marks: readonly string[]
  /** The sender's IP address. The store uses it for limits and keeps only hashes, sealed with a secret that it does not hold. */
  readonly address: string
  readonly now: number
}

export type Admission =
  /** The message was kept, under this reference. */
  | { readonly kept: string }
  /** The same message was kept a short while ago, under this reference. */
  | { readonly repeated: string }
  /** A limit was reached; there is room again after this long. */
  | { readonly waitMs: number }

export interface Rules {
  readonly perVisitor: Limit
  readonly overall: Limit
  readonly repeatWindowMs: number
}

export interface KeptMessage extends Message {
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
  /** When the operator said that a failed message needs no more warning. */
  readonly dismissed: number | null
}

export interface Backlog {
  /** Messages that wait to be delivered, and when the oldest of them was received. */
  readonly waiting: number
  readonly oldest: number | null
  /** Messages that failed for good and that the operator has neither retried nor dismissed. */
  readonly givenUp: number
}

/** A backlog counts no further: the numbers are for alarms, and the index is read up to here. */
export const BACKLOG_COUNTED_TO = 100_000

export interface LeasedMessage extends KeptMessage {
  readonly lease: string
  readonly firstTry: number
}

export interface Store extends BatchStore {
  /** Resolves when the message is on the disk, or has been refused. */
  add(arrival: Arrival): Promise<Admission>
  /** How many messages were written together, since the start. */
  batchSizes(): Histogram
}

/** The store without `add`, which group-commit.ts builds from `addBatch`. */
export interface BatchStore {
  /** One admission for each arrival, in order; all that are kept reach the disk together. */
  addBatch(arrivals: readonly Arrival[]): Promise<readonly Admission[]>

  /** Leases messages that are due: nobody else gets them until the lease ends. */
  take(now: number, leaseMs: number, limit: number): Promise<LeasedMessage[]>
  /** Applies even if somebody else holds the lease by now: the message has been sent. */
  markSent(ref: string, now: number): Promise<void>
  /** After a failed attempt: due again at the given time, or failed for good. Does nothing if the lease was lost. */
  putBack(leased: LeasedMessage, error: string, due: number | 'failed'): Promise<void>
  /** After mail was down: messages that wait for a later attempt become due within seconds. Gives how many. */
  bringForward(now: number): Promise<number>
  /** What has not been delivered. Cheap: it may be asked every second. */
  backlog(): Promise<Backlog>

  /** Newest first; `after` is the last message of the previous page. */
  list(limit: number, after?: Pick<KeptMessage, 'created' | 'ref'>): Promise<KeptMessage[]>
  find(ref: string): Promise<KeptMessage | undefined>
  /** Makes a message due now, with a fresh schedule; false if it is unknown or was sent. */
  retry(ref: string, now: number): Promise<boolean>
  /** The same for all messages that failed and were not dismissed; gives how many. */
  retryFailed(now: number): Promise<number>
  /** Failed messages that the operator has seen and that nobody needs to be warned of; gives how many. All without `ref`. */
  dismissFailed(now: number, ref?: string): Promise<number>
  /** Erases the messages with these references; gives how many there were. */
  remove(refs: readonly string[]): Promise<number>

  /** Erases messages older than the given time, and buckets that have run empty; gives how many messages were erased. */
  sweep(olderThan: number, now: number): Promise<number>
  /** When the retention of the oldest message began; null without messages. Cheap: it may be asked every second. */
  oldestKept(): Promise<number | null>
  /** Compares a clock with the time that the store has seen pass, and notes it. */
  checkClock(now: number): Promise<ClockState>
  /** The same without noting anything, for those who only look. */
  readClock(now: number): Promise<ClockState>
  /** The operator's word that this clock is right. */
  trustClock(now: number): Promise<void>
  /**
   * Messages that are due further ahead than any schedule goes wait for a clock that was wrong: they become due now, or,
   * where a delivery may be under way, when a lease taken now would end. Gives how many there were.
   */
  repairDueTimes(now: number, leaseMs: number): Promise<number>
  /** How much the messages take on the disk, in bytes. */
  size(): Promise<number>
  /** Rejects unless the store can be written to. */
  probe(now: number): Promise<void>
  close(): Promise<void>
}
