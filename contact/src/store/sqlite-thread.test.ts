import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { beforeEach, expect, test } from 'vitest'
import { form } from '../../test/service.ts'
import { withGroupCommit } from './group-commit.ts'
import { createThreadedStore } from './sqlite-thread.ts'

const NO_LIMIT = { count: 0, windowMs: 1000 }
const RULES = { perVisitor: NO_LIMIT, overall: NO_LIMIT, repeatWindowMs: 0 }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contact-thread-'))
  return () => rmSync(folder, { recursive: true })
})

const data = () => ({ file: join(folder, 'contact.db'), rules: RULES, secret: 'a secret of the tests' })

const arrival = (note: string) => ({
  message: form({ note }),
  marks: [],
  address: '192.0.2.1',
  now: Date.now(),
})

test('stores, leases and closes like the store that it wraps', async () => {
  const store = withGroupCommit(await createThreadedStore(data()))
  const admissions = await Promise.all(['a', 'b', 'c'].map((note) => store.add(arrival(note))))
  expect(admissions.every((admission) => 'kept' in admission)).toBe(true)
  const [leased] = await store.take(Date.now(), 1000, 1)
  expect(leased).toMatchObject({ note: 'a', attempts: 1 })
  expect(await store.find('0000-0000-0000-0000')).toBeUndefined()
  await store.close()
  await store.close()
  await expect(store.add(arrival('late'))).rejects.toThrow('The message store is closed.')
})

test('rejects if the file cannot be opened', async () => {
  mkdirSync(join(folder, 'contact.db'))
  await expect(createThreadedStore(data())).rejects.toThrow(/EISDIR|unable to open/)
})

test('rejects pending calls when the thread dies, then replaces it without losing messages', async () => {
  const threads: Worker[] = []
  const store = withGroupCommit(
    await createThreadedStore(data(), (workerData) => {
      const thread = new Worker(new URL('sqlite-worker.ts', import.meta.url), { workerData })
      threads.push(thread)
      return thread
    }),
  )
  await store.add(arrival('before'))
  void threads[0]?.terminate()
  const pending = store.list(10)
  await expect(pending).rejects.toThrow('The thread of the message store ended.')
  await store.add(arrival('after'))
  expect((await store.list(10)).map(({ note }) => note).sort()).toEqual(['after', 'before'])
  expect(threads).toHaveLength(2)
  await store.close()
})
