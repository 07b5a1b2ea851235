/** Group commit: what arrives while one batch is being written makes up the next, so that many share one flush of the disk. */

import type { BatchStore, Store } from './store.ts'

export class TooBusyError extends Error {}

const MOST_IN_BATCH = 256
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

  async function writeAll() {
    while (queue.length > 0) {
      const batch = queue.slice(0, MOST_IN_BATCH)
      queue = queue.slice(MOST_IN_BATCH)
      try {
        const results = await write(batch.map(({ item }) => item))
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      // Requests that are already in the kernel get the chance to join the next batch.
      await new Promise((resolve) => setImmediate(resolve))
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
      setImmediate(() => void writeAll())
    })
}
