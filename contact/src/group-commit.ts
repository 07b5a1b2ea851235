/** Group commit: what arrives while one batch is being written makes up the next, so that many share one flush of the disk. */

import type { BatchStore, Store } from './store.ts'

export class TooBusyError extends Error {}

const MOST_IN_BATCH = 256
/**
 * As a share of the time that the last batch took. Those whom it answered are often about to ask again, and whoever
 * misses a batch waits for two flushes instead of one; so a slow disk is given time to gather more.
 */
const GATHERING = 0.25
/** Nobody else came within this: whoever is there goes. */
const LULL_MS = 1
/** At more than this the disk is hopelessly behind, and a quick refusal is kinder than a timeout. */
const MOST_WAITING = 8192

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** The store as everybody uses it. */
export const withGroupCommit = (store: BatchStore): Store => ({ ...store, add: grouped(store.addBatch) })

/** `write` answers each item of a batch, in order; when it rejects, every item of that batch was refused. */
export function grouped<Item, Result>(
  write: (batch: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  let writing = false

  /** The last batch: how many it had, how long it took, when it was done. */
  let last = { size: 0, took: 0, done: 0 }

  async function gather() {
    // Requests that are already in the kernel get the chance to join in any case.
    await new Promise((resolve) => setImmediate(resolve))
    const inCompany = last.size > 1 && performance.now() - last.done < last.took
    if (!inCompany) return
    const until = performance.now() + last.took * GATHERING
    let before = 0
    while (queue.length > before && queue.length < MOST_IN_BATCH && performance.now() + LULL_MS < until) {
      before = queue.length
      await new Promise((resolve) => setTimeout(resolve, LULL_MS))
    }
  }

  async function writeAll() {
    while (queue.length > 0) {
      await gather()
      const batch = queue.slice(0, MOST_IN_BATCH)
      queue = queue.slice(MOST_IN_BATCH)
      const start = performance.now()
      try {
        const results = await write(batch.map(({ item }) => item))
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      const done = performance.now()
      last = { size: batch.length, took: done - start, done }
    }
    writing = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= MOST_WAITING)
        return reject(new TooBusyError('Too many messages are waiting for the disk.'))
      queue.push({ item, resolve, reject })
      if (writing) return
      writing = true
      void writeAll()
    })
}
