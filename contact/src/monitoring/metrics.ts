/** Turns a snapshot of the service into metric families. They contain nothing about visitors. */
import type { Counts } from './counters.ts'
import type { Family, Labels, MetricSample } from './exposition.ts'
import type { Histogram } from './histogram.ts'
import { shownCounts } from '../counts/withheld.ts'
import type { Backlog, Count } from '../store/store.ts'

interface StoreNumbers {
  readonly backlog: Backlog
  readonly bytes: number
  readonly erasingLagMs: number
  /** How far the clock is from the time that the store has seen pass. */
  readonly clockLeapMs: number
}

export interface Snapshot {
  readonly now: number
  readonly startedAt: number
  readonly build: Labels
  readonly sendsMail: boolean
  readonly counts: Counts
  readonly batchSizes: Histogram
  /** Undefined when the store did not answer in time. */
  readonly store: StoreNumbers | undefined
  /** Of the last whole day, so that no scrape tells when somebody played; undefined if counting is off. */
  readonly dayCounts: readonly Count[] | undefined
  /** A full disk can still be read. */
  readonly isWritable: boolean
  /** The size at which messages are refused; 0 for no limit. */
  readonly storeMaxBytes: number
  /** The disk that holds the SQLite file; undefined for PostgreSQL. */
  readonly disk: { readonly freeBytes: number; readonly bytes: number } | undefined
  readonly eventLoopDelay: { readonly p99Ms: number; readonly maxMs: number }
}

const gauge = (name: string, help: string, value: number, labels: Labels = {}): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ labels, value }],
})

const byLabel = (label: string, counts: Readonly<Record<string, number>>): MetricSample[] =>
  Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value }))

/** If the store did not answer, these are left out: a zero would look like good news. */
function storeFamilies({ store, isWritable, now }: Snapshot): Family[] {
  const up = gauge(
    'contact_store_up',
    'Whether the store could be written to within two seconds.',
    store && isWritable ? 1 : 0,
  )
  if (!store) return [up]
  const { waiting, oldest, givenUp } = store.backlog
  const age = oldest === null ? 0 : Math.max(0, now - oldest) / 1000
  return [
    up,
    gauge('contact_waiting_messages', 'Messages waiting for delivery, across all copies.', waiting),
    gauge('contact_oldest_waiting_age_seconds', 'Age of the oldest waiting message; 0 for none.', age),
    gauge(
      'contact_given_up_messages',
      'Messages given up on that the operator has neither retried, deleted nor dismissed.',
      givenUp,
    ),
    gauge(
      'contact_erasing_lag_seconds',
      'How much longer than promised the oldest message has been kept; 0 for none.',
      store.erasingLagMs / 1000,
    ),
    gauge(
      'contact_clock_leap_seconds',
      'How far the clock is ahead of the time that the store has seen pass; negative if it is behind.',
      store.clockLeapMs / 1000,
    ),
    gauge('contact_store_bytes', 'Size of the store, without its write-ahead log.', store.bytes),
  ]
}

export function metricFamilies(snapshot: Snapshot): Family[] {
  const { counts, dayCounts, eventLoopDelay, disk, storeMaxBytes } = snapshot
  return [
    ...storeFamilies(snapshot),
    ...(storeMaxBytes === 0
      ? []
      : [gauge('contact_store_max_bytes', 'The size at which messages are refused.', storeMaxBytes)]),
    ...(disk
      ? [
          gauge(
            'contact_disk_free_bytes',
            'Free space on the disk that holds the SQLite file.',
            disk.freeBytes,
          ),
          gauge('contact_disk_bytes', 'Size of that disk.', disk.bytes),
        ]
      : []),
    ...(dayCounts
      ? [
          {
            name: 'contact_games_yesterday',
            help: 'How often games were opened and finished on the last whole day; numbers below ten are left out.',
            type: 'gauge',
            samples: shownCounts(dayCounts).map(({ game, what, number }) => ({
              labels: { game, what },
              value: number,
            })),
          } satisfies Family,
        ]
      : []),
    gauge('contact_sends_mail', 'Whether a mail server is configured.', snapshot.sendsMail ? 1 : 0),
    {
      name: 'contact_accepted_total',
      help: 'Messages answered with 202: kept, or recognised as repeated.',
      type: 'counter',
      samples: byLabel('how', counts.accepted),
    },
    {
      name: 'contact_refused_total',
      help: 'Requests refused, by problem.',
      type: 'counter',
      samples: byLabel('problem', counts.refused),
    },
    {
      name: 'contact_delivery_attempts_total',
      help: 'Delivery attempts, by outcome.',
      type: 'counter',
      samples: byLabel('outcome', counts.attempts),
    },
    {
      name: 'contact_batch_size',
      help: 'Messages per write to the store.',
      type: 'histogram',
      histogram: snapshot.batchSizes,
    },
    gauge(
      'contact_event_loop_delay_p99_seconds',
      'Event-loop delay since the last scrape, 99th percentile.',
      eventLoopDelay.p99Ms / 1000,
    ),
    gauge(
      'contact_event_loop_delay_max_seconds',
      'Event-loop delay since the last scrape, maximum.',
      eventLoopDelay.maxMs / 1000,
    ),
    gauge('contact_build_info', 'Always 1; versions and engine are in the labels.', 1, snapshot.build),
    gauge('process_start_time_seconds', 'Start time of the process, since 1970.', snapshot.startedAt / 1000),
  ]
}
