/** Runs the SQLite store in a worker thread: a disk flush takes as long as a hundred requests and would block them all. */
import { Worker } from 'node:worker_threads'
import type { BatchStore, IntakeRules } from './store.ts'

type Method = keyof BatchStore

/** A method call, sent to the thread as plain data. */
export interface Call {
  readonly id: number
  readonly method: Method
  readonly args: readonly unknown[]
}

export interface ThreadReply {
  readonly id: number
  readonly result?: unknown
  readonly failure?: { readonly message: string; readonly code: unknown }
}

export interface ThreadData {
  readonly file: string
  readonly rules: IntakeRules
  readonly secret: string
}

interface PendingCall {
  resolve(result: unknown): void
  reject(error: Error): void
}

const startThread = (workerData: ThreadData) =>
  new Worker(new URL('sqlite-worker.ts', import.meta.url), { workerData })

export async function createThreadedStore(data: ThreadData, start = startThread): Promise<BatchStore> {
  const pending = new Map<number, PendingCall>()
  let calls = 0
  let thread: Worker | undefined
  let closed = false

  /** Replaces a thread that has died. */
  function runningThread(): Worker {
    if (thread) return thread
    const started = start(data)
    started.on('message', ({ id, result, failure }: ThreadReply) => {
      const call = pending.get(id)
      pending.delete(id)
      if (failure) call?.reject(Object.assign(new Error(failure.message), { code: failure.code }))
      else call?.resolve(result)
    })
    let reason = new Error('The thread of the message store ended.')
    started.on('error', (error: Error) => (reason = error))
    started.on('exit', () => {
      thread = undefined
      for (const { reject } of pending.values()) reject(reason)
      pending.clear()
    })
    return (thread = started)
  }

  const call =
    (method: Method) =>
    (...args: readonly unknown[]): Promise<never> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The message store is closed.'))
        const id = ++calls
        pending.set(id, { resolve: resolve as PendingCall['resolve'], reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, unlike a window, has no origin
        runningThread().postMessage({ id, method, args })
      })

  const store: BatchStore = {
    addBatch: call('addBatch'),
    take: call('take'),
    markSent: call('markSent'),
    putBack: call('putBack'),
    bringForward: call('bringForward'),
    backlog: call('backlog'),
    list: call('list'),
    find: call('find'),
    retry: call('retry'),
    retryFailed: call('retryFailed'),
    dismissFailed: call('dismissFailed'),
    remove: call('remove'),
    sweep: call('sweep'),
    oldestKept: call('oldestKept'),
    checkClock: call('checkClock'),
    readClock: call('readClock'),
    trustClock: call('trustClock'),
    repairDueTimes: call('repairDueTimes'),
    addCounts: call('addCounts'),
    countsOf: call('countsOf'),
    size: call('size'),
    probe: call('probe'),
    async close() {
      if (closed) return
      const closing = thread ? call('close')() : undefined
      closed = true
      await closing
      await thread?.terminate()
    },
  }
  // Rejects here if the file cannot be opened.
  await store.backlog()
  return store
}
