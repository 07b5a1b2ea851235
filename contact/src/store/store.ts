/** The interface of the store. All times are milliseconds since 1970, from the caller's clock. */
import type { ClockState } from './clock.ts'
import type { Histogram } from '../monitoring/histogram.ts'
import type { Message } from '../intake/message.ts'
import type { Limit } from '../limits/rate-limit.ts'

export const STATES = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof STATES)[number]

/** A message that has arrived and may be stored. */
export interface ArrivedMessage {
  readonly message: Message
  /** Spam signals, a single word each; suspicious messages are stored like all others. */
  readonly marks: readonly string[]
  /** The sender's IP address, for limits. The store keeps only hashes, encrypted with a secret that it does not hold. */
  readonly address: string
  readonly now: number
}

export type Admission =
  /** The message was stored, under this reference. */
  | { readonly kept: string }
  /** The same message was stored recently, under this reference. */
  | { readonly repeated: string }
  /** A limit was reached; a retry after this long may succeed. */
  | { readonly waitMs: number }

export interface IntakeRules {
  readonly perVisitor: Limit
  readonly overall: Limit
  readonly repeatWindowMs: number
}

export interface KeptMessage extends Message {
  readonly ref: string
  readonly marks: string
  readonly created: number
  readonly state: DeliveryState
  readonly attempts: number
  /** Time of the next attempt; during an attempt, the end of its lease. */
  readonly due: number
  readonly firstTry: number | null
  readonly sent: number | null
  readonly error: string | null
  /** When the operator dismissed the warning about a failed message. */
  readonly dismissed: number | null
}

export interface Backlog {
  /** Messages waiting for delivery, and when the oldest was received. */
  readonly waiting: number
  readonly oldest: number | null
  /** Failed messages that the operator has neither retried nor dismissed. */
  readonly givenUp: number
}

export type CountedEvent = 'opened' | 'finished'

/** How often a game was opened or finished on a day. */
export interface Count {
  readonly day: string
  readonly game: string
  readonly what: CountedEvent
  readonly number: number
}

/** Counting stops here: the numbers are for alerts, and counting reads the index. */
export const BACKLOG_COUNTED_TO = 100_000

export interface LeasedMessage extends KeptMessage {
  readonly lease: string
  readonly firstTry: number
}

export interface Store extends BatchStore {
  /** Resolves when the message is on disk, or has been refused. */
  add(arrival: ArrivedMessage): Promise<Admission>
  /** Messages per write since the start. */
  batchSizes(): Histogram
}

/** The store without `add`, which group-commit.ts builds from `addBatch`. */
export interface BatchStore {
  /** Returns one admission per arrival, in order; all stored messages reach the disk together. */
  addBatch(arrivals: readonly ArrivedMessage[]): Promise<readonly Admission[]>

  /** Leases due messages: no other copy gets them until the lease expires. */
  take(now: number, leaseMs: number, limit: number): Promise<LeasedMessage[]>
  /** Applies even if a different copy holds the lease by now: the message has been sent. */
  markSent(ref: string, now: number): Promise<void>
  /** After a failed attempt: schedules the next one, or marks the message as failed. Does nothing if the lease was lost. */
  putBack(leased: LeasedMessage, error: string, due: number | 'failed'): Promise<void>
  /** After an outage: makes messages that wait for a later attempt due within seconds. Returns how many. */
  bringForward(now: number): Promise<number>
  /** Counts undelivered messages. Cheap enough to call every second. */
  backlog(): Promise<Backlog>

  /** Newest first; `after` is the last message of the previous page. */
  list(limit: number, after?: Pick<KeptMessage, 'created' | 'ref'>): Promise<KeptMessage[]>
  find(ref: string): Promise<KeptMessage | undefined>
  /** Makes a message due now, with a new schedule; false if it is unknown or was sent. */
  retry(ref: string, now: number): Promise<boolean>
  /** Retries all failed messages that were not dismissed; returns how many. */
  retryFailed(now: number): Promise<number>
  /** Dismisses the warning about one failed message, or about all without `ref`; returns how many. */
  dismissFailed(now: number, ref?: string): Promise<number>
  /** Erases the messages with these references; returns how many there were. */
  remove(refs: readonly string[]): Promise<number>

  /** Erases messages older than the given time, and empty buckets; returns how many messages were erased. */
  sweep(olderThan: number, now: number): Promise<number>
  /** When the retention of the oldest message began; null without messages. Cheap enough to call every second. */
  oldestKept(): Promise<number | null>
  /** Advances the store's own time by a clock reading, and saves it. */
  checkClock(now: number): Promise<ClockState>
  /** The same without saving. */
  readClock(now: number): Promise<ClockState>
  /** Confirms that this clock is right. */
  trustClock(now: number): Promise<void>
  /**
   * Repairs messages whose due time a wrong clock set too far ahead: they become due now or, where a delivery may be
   * under way, when a lease taken now would expire. Returns how many there were.
   */
  repairDueTimes(now: number, leaseMs: number): Promise<number>
  /** Adds to the numbers of these games and days. */
  addCounts(counts: readonly Count[]): Promise<void>
  /** The numbers of a day, such as 2026-11-18. */
  countsOf(day: string): Promise<readonly Count[]>
  /** Size on disk, in bytes. */
  size(): Promise<number>
  /** Rejects unless the store is writable. */
  probe(now: number): Promise<void>
  close(): Promise<void>
}
