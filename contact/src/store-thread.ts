/** The SQLite store in a thread of its own: a flush of the disk takes as long as a hundred requests, and would hold them all up. */
import { Worker } from 'node:worker_threads'
import type { BatchStore, Rules } from './store.ts'

/** What can be asked of the thread: a method of the store with its arguments, all of them plain data. */
export type Method = keyof BatchStore

export interface Call {
  readonly id: number
  readonly method: Method
  readonly args: readonly unknown[]
}

export interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly failure?: { readonly message: string; readonly code: unknown }
}

export interface ThreadData {
  readonly file: string
  readonly rules: Rules
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

const startThread = (workerData: ThreadData) =>
  new Worker(new URL('store-worker.ts', import.meta.url), { workerData })

export async function threadedStore(file: string, rules: Rules, start = startThread): Promise<BatchStore> {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let thread: Worker | undefined
  let closed = false

  /** A thread that ended without being asked to is replaced at the next call. */
  function running(): Worker {
    if (thread) return thread
    const started = start({ file, rules })
    started.on('message', ({ id, result, failure }: Answer) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (failure) asked?.reject(Object.assign(new Error(failure.message), { code: failure.code }))
      else asked?.resolve(result)
    })
    let reason = new Error('The thread of the message store ended.')
    started.on('error', (error: Error) => (reason = error))
    started.on('exit', () => {
      thread = undefined
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    })
    return (thread = started)
  }

  const call =
    (method: Method) =>
    (...args: readonly unknown[]): Promise<never> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The message store is closed.'))
        const id = ++calls
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        running().postMessage({ id, method, args })
      })

  const store: BatchStore = {
    addBatch: call('addBatch'),
    take: call('take'),
    markSent: call('markSent'),
    putBack: call('putBack'),
    oldestDue: call('oldestDue'),
    list: call('list'),
    find: call('find'),
    retry: call('retry'),
    retryFailed: call('retryFailed'),
    remove: call('remove'),
    sweep: call('sweep'),
    probe: call('probe'),
    async close() {
      if (closed) return
      const closing = thread ? call('close')() : undefined
      closed = true
      await closing
      await thread?.terminate()
    },
  }
  // The first answer shows that the file could be opened.
  await store.oldestDue()
  return store
}
