/** Tests the store on both engines. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findPostgres, type Postgres, startPostgres } from '../../test/postgres.ts'
import { form } from '../../test/service.ts'
import type { Database } from './database.ts'
import { withGroupCommit } from './group-commit.ts'
import { migrate } from './migrations.ts'
import type { Arrival, Rules, Store } from './store.ts'
import { openPostgres } from './postgres.ts'
import { createSqlStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'

const NOW = 1_800_000_000_000
const OPEN_STORE = join(import.meta.dirname, '../../test/open-store.ts')
const NO_LIMIT = { count: 0, windowMs: 1000 }
const OPEN: Rules = { perVisitor: NO_LIMIT, overall: NO_LIMIT, repeatWindowMs: 0 }

const SECRET = () => 'a secret of the tests'

const arrival = (changes: Partial<Arrival> = {}): Arrival => ({
  message: form(),
  marks: [],
  address: '192.0.2.1',
  now: NOW,
  ...changes,
})

/** Random, because PostgreSQL compresses anything simpler. */
const randomNote = () => randomBytes(6000).toString('base64')

async function keep(store: Store, changes: Partial<Arrival> = {}): Promise<string> {
  const admission = await store.add(arrival(changes))
  if ('kept' in admission) return admission.kept
  throw new Error(`Not kept: ${JSON.stringify(admission)}`)
}

const programs = findPostgres()
let postgres: Postgres | undefined
const folder = mkdtempSync(join(tmpdir(), 'contact-store-'))
let files = 0

beforeAll(async () => {
  if (programs) postgres = await startPostgres(programs)
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})

interface Fresh {
  readonly settings: Record<string, string>
  connect(): Database
}

/** Creates a new database per engine that several stores can open, like copies of the service. */
const engines: [string, () => Promise<Fresh>][] = [
  [
    'SQLite',
    async () => {
      const file = join(folder, `private/${++files}.db`)
      return { settings: { CONTACT_DB: file }, connect: () => openSqlite(file) }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await postgres?.database()
      if (!url) throw new Error('PostgreSQL is not running.')
      return { settings: { DATABASE_URL: url }, connect: () => openPostgres(url, console.error) }
    },
  ],
]

describe.each(engines)('%s', (engine, freshDatabase) => {
  let open: (rules?: Rules) => Promise<Store>
  let opened: Store[]
  let fresh: Fresh

  beforeEach(async (context) => {
    if (engine === 'PostgreSQL' && !programs) context.skip()
    fresh = await freshDatabase()
    opened = []
    open = async (rules = OPEN) => {
      const store = withGroupCommit(await createSqlStore(fresh.connect(), rules, SECRET))
      opened.push(store)
      return store
    }
    return () => Promise.all(opened.map((store) => store.close()))
  })

  test('preserves every character of a message', async () => {
    const store = await open()
    const message = form({ subject: "'; drop table message; -- 🌱", note: 'Grüße\n.\n"quoted" \\ $1 %s' })
    const ref = await keep(store, { message, marks: ['links', 'markup'] })
    expect(await store.find(ref)).toEqual({
      ...message,
      ref,
      marks: 'links markup',
      created: NOW,
      state: 'waiting',
      attempts: 0,
      due: NOW,
      firstTry: null,
      sent: null,
      error: null,
      dismissed: null,
    })
    expect(await store.find('0000-0000-0000-0000')).toBeUndefined()
  })

  test('lists newest first, page by page', async () => {
    const store = await open()
    const refs: string[] = []
    for (let age = 0; age < 5; age++) refs.push(await keep(store, { now: NOW - age }))
    const first = await store.list(2)
    const second = await store.list(2, first.at(-1))
    const third = await store.list(2, second.at(-1))
    expect([...first, ...second, ...third].map(({ ref }) => ref)).toEqual(refs)
    expect(await store.list(2, third.at(-1))).toEqual([])
  })

  test('stores a thousand simultaneous messages under different references', async () => {
    const store = await open()
    const refs = await Promise.all(
      Array.from({ length: 1000 }, (_, note) => keep(store, { message: form({ note: `${note}` }) })),
    )
    expect(new Set(refs).size).toBe(1000)
    expect(await store.list(2000)).toHaveLength(1000)
  })

  test('stores a repetition once per window, even across copies', async () => {
    const rules = { ...OPEN, repeatWindowMs: 600_000 }
    const [one, two] = [await open(rules), await open(rules)]
    const ref = await keep(one)
    expect(await two.add(arrival({ address: '192.0.2.3', now: NOW + 599_999 }))).toEqual({
      repeated: ref,
    })
    expect(await two.add(arrival({ message: form({ note: 'another' }), now: NOW + 1 }))).toHaveProperty(
      'kept',
    )
    expect(await one.add(arrival({ now: NOW + 600_001 }))).toHaveProperty('kept')
    expect(await one.list(10)).toHaveLength(3)
  })

  test('stores a message once when two copies receive it at the same time', async () => {
    const rules = { ...OPEN, repeatWindowMs: 600_000 }
    const copies = [await open(rules), await open(rules)]
    const arrivals = Array.from({ length: 40 }, (_, index) =>
      arrival({ message: form({ note: `${index % 10}` }) }),
    )
    const admissions = await Promise.all(arrivals.map((each, index) => copies[index % 2]?.add(each)))
    expect(admissions.filter((admission) => admission && 'kept' in admission)).toHaveLength(10)
    expect(await copies[0]?.list(100)).toHaveLength(10)
  })

  test('shares limits between copies and across restarts', async () => {
    const rules = { ...OPEN, perVisitor: { count: 2, windowMs: 1000 } }
    const [one, two] = [await open(rules), await open(rules)]
    await keep(one)
    await keep(two)
    expect(await one.add(arrival())).toEqual({ waitMs: 500 })
    const three = await open(rules)
    expect(await three.add(arrival({ now: NOW + 100 }))).toEqual({ waitMs: 400 })
    expect(await three.add(arrival({ address: '192.0.2.2' }))).toHaveProperty('kept')
    expect(await three.add(arrival({ now: NOW + 500 }))).toHaveProperty('kept')
  })

  test('stores nothing of a refused message', async () => {
    const store = await open({ ...OPEN, overall: { count: 1, windowMs: 1000 }, repeatWindowMs: 1000 })
    await keep(store)
    const other = arrival({ message: form({ note: 'other' }) })
    expect(await store.add(other)).toEqual({ waitMs: 1000 })
    expect(await store.list(10)).toHaveLength(1)
    expect(await store.add({ ...other, now: NOW + 1000 })).toHaveProperty('kept')
  })

  test('leases a due message to one copy until the lease expires', async () => {
    const [one, two] = [await open(), await open()]
    const ref = await keep(one)
    const [first] = await one.take(NOW, 100, 5)
    expect(first).toMatchObject({ ref, attempts: 1, firstTry: NOW, due: NOW + 100 })
    expect(await two.take(NOW + 99, 100, 5)).toEqual([])
    const [second] = await two.take(NOW + 100, 100, 5)
    expect(second).toMatchObject({ ref, attempts: 2, firstTry: NOW })
    if (!first || !second) throw new Error('Not taken.')
    await one.putBack(first, 'too late', 'failed')
    expect(await one.find(ref)).toMatchObject({ state: 'waiting', error: null })
    await two.putBack(second, 'busy', NOW + 500)
    expect(await one.find(ref)).toMatchObject({ state: 'waiting', error: 'busy', due: NOW + 500 })
  })

  test('leases the oldest first, up to the limit, and none twice under concurrency', async () => {
    const store = await open()
    const other = await open()
    const refs: string[] = []
    for (let index = 0; index < 30; index++) refs.push(await keep(store, { now: NOW + index }))
    expect((await store.take(NOW + 100, 1000, 3)).map(({ ref }) => ref).sort()).toEqual(
      refs.slice(0, 3).sort(),
    )
    const batches = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).take(NOW + 100, 1000, 1)),
    )
    const taken = batches.flat().map(({ ref }) => ref)
    expect(Math.max(...batches.map((batch) => batch.length))).toBe(1)
    expect(new Set(taken).size).toBe(taken.length)
    const rest = await store.take(NOW + 100, 1000, 100)
    expect(new Set([...taken, ...rest.map(({ ref }) => ref)])).toEqual(new Set(refs.slice(3)))
  })

  test('never leases a sent message again, even if it was marked after its lease', async () => {
    const store = await open()
    const ref = await keep(store)
    await store.take(NOW, 100, 1)
    const [taken] = await store.take(NOW + 100, 100, 1)
    await store.markSent(ref, NOW + 150)
    if (taken) await store.putBack(taken, 'connection lost', NOW + 160)
    expect(await store.find(ref)).toMatchObject({ state: 'sent', sent: NOW + 150, error: null })
    expect(await store.take(NOW + 10_000, 100, 1)).toEqual([])
    expect(await store.backlog()).toEqual({ waiting: 0, oldest: null, givenUp: 0 })
  })

  test('leaves a failed message alone until it is retried, with a new schedule', async () => {
    const store = await open()
    const [ref, other] = [await keep(store), await keep(store)]
    const leased = await store.take(NOW, 100, 2)
    for (const each of leased) await store.putBack(each, 'no such mailbox', 'failed')
    expect(await store.take(NOW + 10_000, 100, 2)).toEqual([])
    expect(await store.retry(ref, NOW + 5)).toBe(true)
    expect(await store.find(ref)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      firstTry: null,
      due: NOW + 5,
    })
    expect(await store.retryFailed(NOW + 6)).toBe(1)
    expect(await store.find(other)).toMatchObject({ state: 'waiting', due: NOW + 6 })
    await store.markSent(ref, NOW)
    expect(await store.retry(ref, NOW)).toBe(false)
    expect(await store.retry('0000-0000-0000-0000', NOW)).toBe(false)
  })

  test('measures the backlog by when messages were received, not by their next attempt', async () => {
    const store = await open()
    for (const age of [5, 3, 9, 1]) await keep(store, { now: NOW - age })
    expect(await store.backlog()).toEqual({ waiting: 4, oldest: NOW - 9, givenUp: 0 })
    const leased = await store.take(NOW, 100, 3)
    const [oldest, second, third] = leased.toSorted((one, other) => one.created - other.created)
    if (!oldest || !second || !third) throw new Error('Not taken.')
    await store.putBack(oldest, 'away', NOW + 3_600_000)
    expect(await store.backlog()).toEqual({ waiting: 4, oldest: NOW - 9, givenUp: 0 })
    await store.putBack(second, 'no such mailbox', 'failed')
    await store.markSent(oldest.ref, NOW)
    expect(await store.backlog()).toEqual({ waiting: 2, oldest: NOW - 3, givenUp: 1 })
    expect(await store.dismissFailed(NOW, third.ref)).toBe(0)
    expect(await store.dismissFailed(NOW)).toBe(1)
    expect(await store.backlog()).toEqual({ waiting: 2, oldest: NOW - 3, givenUp: 0 })
  })

  test('brings retries forward in order, even by two copies at once', async () => {
    const [one, two] = [await open(), await open()]
    for (let index = 0; index < 6; index++) await keep(one)
    const leased = await one.take(NOW, 100, 5)
    for (const [index, each] of leased.slice(0, 4).entries())
      await one.putBack(each, 'away', NOW + (index + 1) * 3_600_000)
    const brought = await Promise.all([one.bringForward(NOW), two.bringForward(NOW)])
    expect(Math.max(...brought)).toBeGreaterThan(0)
    const dues = await Promise.all(leased.map(async ({ ref }) => ((await one.find(ref))?.due ?? 0) - NOW))
    const [last, ...others] = dues.reverse()
    // The message being sent keeps its lease; the one that was never tried is due anyway.
    expect(last).toBe(100)
    expect(others.every((due) => due > 0 && due <= 14_400)).toBe(true)
    expect(others).toEqual(others.toSorted((due, other) => other - due))
    expect(await one.take(NOW + 14_400, 1000, 10)).toHaveLength(6)
  })

  test('a retry does not break the lease of a delivery under way', async () => {
    const store = await open()
    const ref = await keep(store)
    await store.take(NOW, 100, 1)
    await store.retry(ref, NOW + 1)
    expect(await store.take(NOW + 2, 100, 1)).toEqual([])
    expect(await store.take(NOW + 100, 100, 1)).toHaveLength(1)
  })

  test('erases one message, or all older ones', async () => {
    const store = await open()
    const refs: string[] = []
    for (let age = 0; age < 4; age++) refs.push(await keep(store, { now: NOW - age * 100 }))
    const [newest = '', second = ''] = refs
    expect(await store.remove([newest])).toBe(1)
    expect(await store.remove([newest])).toBe(0)
    expect(await store.remove([])).toBe(0)
    expect(await store.sweep(NOW - 150, NOW)).toBe(2)
    expect((await store.list(10)).map(({ ref }) => ref)).toEqual([second])
  })

  test('returns the start of the oldest retention', async () => {
    const store = await open()
    expect(await store.oldestKept()).toBeNull()
    await keep(store, { now: NOW })
    expect(await store.oldestKept()).toBe(NOW)
    await store.trustClock(NOW - 5)
    // The clock is a year behind, so the store's own time counts for this message.
    await keep(store, { now: NOW - 365 * 86_400_000 })
    expect(await store.oldestKept()).toBe(NOW - 5)
    await keep(store, { now: NOW - 9 })
    expect(await store.oldestKept()).toBe(NOW - 9)
  })

  test('erases more than one batch of old messages', async () => {
    const store = await open()
    await Promise.all(Array.from({ length: 1201 }, () => keep(store)))
    expect(await store.sweep(NOW + 1, NOW)).toBe(1201)
  })

  test('erases any number of messages by their references', async () => {
    const store = await open()
    const refs = await Promise.all(Array.from({ length: 1201 }, () => keep(store)))
    const [spared, ...others] = refs
    expect(await store.remove(['0000-0000-0000-0000', ...others])).toBe(1200)
    expect((await store.list(10)).map(({ ref }) => ref)).toEqual([spared])
  })

  test('copies that start at once share the tables and the secret', async () => {
    const env = { CONTACT_DB: join(folder, `secret/${files}.db`), ...fresh.settings, CONTACT_LIMIT: '2' }
    const starts = Array.from({ length: 3 }, () =>
      promisify(execFile)(process.execPath, [OPEN_STORE], { env: { ...process.env, ...env } }),
    )
    const admissions = (await Promise.all(starts)).map(({ stdout }) => Object.keys(JSON.parse(stdout))[0])
    expect(admissions.sort()).toEqual(['kept', 'kept', 'waitMs'])
    expect(await (await open()).list(10)).toHaveLength(2)
  })

  test('rolls back a failed migration, completes it at the next start, and refuses a newer schema', async () => {
    const database = fresh.connect()
    const first = ['create table a (x integer)']
    await expect(
      migrate(database, [first, ['create table b (x integer)', 'create nonsense']]),
    ).rejects.toThrow(/syntax/)
    await migrate(database, [first, ['create table b (x integer)']])
    expect(await database.query('select * from b')).toEqual([])
    await expect(migrate(database, [first])).rejects.toThrow(
      'is at version 2, but this program knows versions up to 1',
    )
    await database.close()
  })

  test('keeps its own time, across copies, until the clock is trusted', async () => {
    const day = 86_400_000
    const store = await open()
    expect(await store.checkClock(NOW + 900 * day)).toEqual({
      trusted: NOW + 900 * day,
      checked: NOW + 900 * day,
    })
    await keep(store)
    await store.trustClock(NOW)
    expect(await (await open()).checkClock(NOW + day)).toEqual({ trusted: NOW, checked: NOW + day })
    expect(await store.readClock(NOW + day + 1000)).toMatchObject({ trusted: NOW + 1000 })
    await store.trustClock(NOW + day)
    expect(await store.checkClock(NOW + day + 5)).toMatchObject({ trusted: NOW + day + 5 })
  })

  test('does not erase a message received while the clock was behind once the clock is right', async () => {
    const year = 365 * 86_400_000
    const store = await open()
    await keep(store, { now: NOW - 2 * year })
    await store.trustClock(NOW)
    const ref = await keep(store, { now: NOW - 1.5 * year })
    expect(await store.sweep(NOW - year, NOW)).toBe(1)
    expect((await store.list(5)).map((kept) => kept.ref)).toEqual([ref])
  })

  test('repairs due times in the far future: due now, or when a lease would expire', async () => {
    const day = 86_400_000
    const store = await open()
    const fresh = await keep(store, { now: NOW + day })
    const leased = await keep(store, { now: NOW })
    const usual = await keep(store, { now: NOW + 1 })
    await store.take(NOW, 2 * day, 1)
    const [taken] = await store.take(NOW + 1, 1000, 1)
    if (taken) await store.putBack(taken, 'busy', NOW + 3 * 3_600_000)
    expect(await store.repairDueTimes(NOW + 2, 1000)).toBe(2)
    expect(await store.find(fresh)).toMatchObject({ due: NOW + 2 })
    expect(await store.find(leased)).toMatchObject({ due: NOW + 1002 })
    expect(await store.find(usual)).toMatchObject({ due: NOW + 3 * 3_600_000 })
    expect(await store.repairDueTimes(NOW + 2, 1000)).toBe(0)
  })

  test('measures its size', async () => {
    const store = await open()
    const before = await store.size()
    for (let index = 0; index < 20; index++) await keep(store, { message: form({ note: randomNote() }) })
    expect((await store.size()) - before).toBeGreaterThan(20 * 8000)
    expect((await store.size()) - before).toBeLessThan(20 * 60_000)
  })

  test('can be probed repeatedly', async () => {
    const store = await open()
    await expect(store.probe(NOW)).resolves.toBeUndefined()
    await expect(store.probe(NOW + 1)).resolves.toBeUndefined()
  })
})

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the SQLite file', () => {
  test('is readable by its owner only, like its folder and the files beside it', async () => {
    const file = join(folder, 'mode/inner/contact.db')
    const store = withGroupCommit(await createSqlStore(openSqlite(file), OPEN, SECRET))
    await keep(store)
    expect(mode(join(folder, 'mode/inner'))).toBe('700')
    const beside = readdirSync(join(folder, 'mode/inner')).sort()
    expect(beside).toEqual(['contact.db', 'contact.db-shm', 'contact.db-wal'])
    expect(beside.map((name) => mode(join(folder, 'mode/inner', name)))).toEqual(['600', '600', '600'])
    await store.close()
  })

  test('contains no trace of an erased message', async () => {
    const file = join(folder, 'trace/contact.db')
    const store = withGroupCommit(await createSqlStore(openSqlite(file), OPEN, SECRET))
    const ref = await keep(store, { message: form({ note: 'a very private secret' }) })
    const bytes = () =>
      readdirSync(join(folder, 'trace'))
        .map((name) => readFileSync(join(folder, 'trace', name), 'latin1'))
        .join('')
    expect(bytes()).toContain('a very private secret')
    await store.remove([ref])
    expect(bytes()).not.toContain('a very private secret')
    await store.close()
  })
})
