import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { keep, NO_LIMITS, NOW, SECRET, useEngines } from '../../test/engines.ts'
import { form } from '../../test/service.ts'
import { withGroupCommit } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { createSqlStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'

const OPEN_STORE = join(import.meta.dirname, '../../test/open-store.ts')

/** Random, because PostgreSQL compresses anything simpler. */
const randomNote = () => randomBytes(6000).toString('base64')

const { describeEach, folder } = useEngines()

describeEach('the store', ({ open, database }) => {
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

  test('copies that start at once share the tables and the secret', async () => {
    const env = { CONTACT_DB: join(folder, 'secret/contact.db'), ...database().settings, CONTACT_LIMIT: '2' }
    // The same time for all: the limit refuses the last message of a burst whose times are out of order by milliseconds.
    const args = [OPEN_STORE, String(Date.now())]
    const starts = Array.from({ length: 3 }, () =>
      promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } }),
    )
    const admissions = (await Promise.all(starts)).map(({ stdout }) => Object.keys(JSON.parse(stdout))[0])
    expect(admissions.sort()).toEqual(['kept', 'kept', 'waitMs'])
    expect(await (await open()).list(10)).toHaveLength(2)
  })

  test('rolls back a failed migration, completes it at the next start, and refuses a newer schema', async () => {
    const connection = database().connect()
    const first = ['create table a (x integer)']
    await expect(
      migrate(connection, [first, ['create table b (x integer)', 'create nonsense']]),
    ).rejects.toThrow(/syntax/)
    await migrate(connection, [first, ['create table b (x integer)']])
    expect(await connection.query('select * from b')).toEqual([])
    await expect(migrate(connection, [first])).rejects.toThrow(
      'is at version 2, but this program knows versions up to 1',
    )
    await connection.close()
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
    const store = withGroupCommit(await createSqlStore(openSqlite(file), NO_LIMITS, SECRET))
    await keep(store)
    expect(mode(join(folder, 'mode/inner'))).toBe('700')
    const beside = readdirSync(join(folder, 'mode/inner')).sort()
    expect(beside).toEqual(['contact.db', 'contact.db-shm', 'contact.db-wal'])
    expect(beside.map((name) => mode(join(folder, 'mode/inner', name)))).toEqual(['600', '600', '600'])
    await store.close()
  })

  test('contains no trace of an erased message', async () => {
    const file = join(folder, 'trace/contact.db')
    const store = withGroupCommit(await createSqlStore(openSqlite(file), NO_LIMITS, SECRET))
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
