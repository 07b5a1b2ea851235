/** Group commit: messages that arrive during a write form the next batch, so that many share one disk flush. */
import { createHistogram } from '../monitoring/histogram.ts'
import type { ArrivedMessage, BatchStore, Store } from './store.ts'

export class TooBusyError extends Error {}

const MAX_BATCH = 256
/**
 * How long a batch waits for more items, as a share of the duration of the last write. Clients that were just answered
 * are often about to send again, and an item that misses a batch waits for two flushes instead of one.
 */
const GATHER_SHARE = 0.25
/** A batch stops waiting after this long without a new item. */
const LULL_MS = 1
/** With a longer queue the disk cannot catch up, and a quick refusal is better than a timeout. */
const MAX_WAITING = 8192

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Powers of two: the ratio of messages to flushes is of interest. */
const SIZE_BOUNDS = [1, 2, 4, 8, 16, 32, 64, 128, MAX_BATCH]

export function withGroupCommit(store: BatchStore): Store {
  const sizes = createHistogram(SIZE_BOUNDS)
  const add = createBatcher((batch: readonly ArrivedMessage[]) => {
    sizes.observe(batch.length)
    return store.addBatch(batch)
  })
  return { ...store, add, batchSizes: () => sizes.read() }
}

/** `write` returns one result per item, in order; if it rejects, every item of that batch is rejected. */
export function createBatcher<Item, Result>(
  write: (batch: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  let writing = false

  let last = { size: 0, tookMs: 0, doneAt: 0 }

  async function gather() {
    // Lets requests that have already reached the kernel join the batch.
    await new Promise((resolve) => setImmediate(resolve))
    const isBusy = last.size > 1 && performance.now() - last.doneAt < last.tookMs
    if (!isBusy) return
    const until = performance.now() + last.tookMs * GATHER_SHARE
    let before = 0
    while (queue.length > before && queue.length < MAX_BATCH && performance.now() + LULL_MS < until) {
      before = queue.length
      await new Promise((resolve) => setTimeout(resolve, LULL_MS))
    }
  }

  async function writeAll() {
    while (queue.length > 0) {
      await gather()
      const batch = queue.slice(0, MAX_BATCH)
      queue = queue.slice(MAX_BATCH)
      const start = performance.now()
      try {
        const results = await write(batch.map(({ item }) => item))
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      const doneAt = performance.now()
      last = { size: batch.length, tookMs: doneAt - start, doneAt }
    }
    writing = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= MAX_WAITING)
        return reject(new TooBusyError('Too many messages are waiting for the disk.'))
      queue.push({ item, resolve, reject })
      if (writing) return
      writing = true
      void writeAll()
    })
}
