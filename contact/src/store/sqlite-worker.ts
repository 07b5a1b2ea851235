/** The worker thread that sqlite-thread.ts starts. */
import { parentPort, workerData } from 'node:worker_threads'
import { createSqlStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'
import type { ThreadReply, Call, ThreadData } from './sqlite-thread.ts'

const { file, rules, secret } = workerData as ThreadData
const store = await createSqlStore(openSqlite(file), rules, () => secret)

async function answer({ id, method, args }: Call): Promise<ThreadReply> {
  // Safe: sqlite-thread.ts passes arguments of the store's own types.
  const run = store[method] as (...args: readonly unknown[]) => Promise<unknown>
  try {
    return { id, result: await run(...args) }
  } catch (error) {
    const { message, code } = Object(error) as { message: string; code?: unknown }
    return { id, failure: { message, code } }
  }
}

parentPort?.on('message', async (call: Call) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, unlike a window, has no origin
  parentPort?.postMessage(await answer(call))
})
