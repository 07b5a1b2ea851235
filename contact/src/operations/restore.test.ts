/** Restores real backups of both engines: messages erased since the backup stay erased and are not mailed. */
import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../../config.ts'
import { until } from '../../../test-support/machine.ts'
import { openMailbox } from '../../test/mailbox.ts'
import { findPostgres, type Postgres, startPostgres } from '../../test/postgres.ts'
import { form, startService } from '../../test/service.ts'
import { openStore } from '../store/open-store.ts'

type Env = Readonly<Record<string, string>>

interface Engine {
  /** Returns the settings of a new, empty store. */
  create(): Promise<Env>
  /** Backs up as contact/README.md describes; returns a function that restores. */
  backUp(env: Env): Promise<() => void>
}

const DAY = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'contact-restore-'))
const programs = findPostgres()
let postgres: Postgres | undefined
let stores = 0

beforeAll(async () => {
  if (programs) postgres = await startPostgres(programs)
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})

async function inbox(env: Env, ...args: string[]): Promise<string> {
  const options = { env: { PATH: process.env['PATH'] ?? '', ...env } }
  const program = join(import.meta.dirname, 'inbox.ts')
  return (await promisify(execFile)(process.execPath, [program, ...args], options)).stdout
}

const sqlite: Engine = {
  create: async () => ({ CONTACT_DB: join(folder, `${++stores}/contact.db`) }),
  async backUp(env) {
    const { CONTACT_DB: file = '' } = env
    await inbox(env, 'backup', `${file}.copy`)
    return () => {
      for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true })
      copyFileSync(`${file}.copy`, file)
    }
  },
}

const runProgram = (program: string, args: readonly string[], input = '') =>
  execFileSync(join(programs ?? '', program), args, { input, encoding: 'utf8', stdio: 'pipe' })

const postgresql: Engine = {
  async create() {
    const url = (await postgres?.database()) ?? ''
    return { DATABASE_URL: url, CONTACT_DB: join(folder, `${++stores}/contact.db`) }
  },
  async backUp({ DATABASE_URL: url = '' }) {
    const schema = /contact_\d+/.exec(url)?.[0] ?? ''
    const dump = runProgram('pg_dump', ['-n', schema, url])
    return () =>
      void runProgram('psql', ['-q', '-v', 'ON_ERROR_STOP=1', url], `drop schema ${schema} cascade;\n${dump}`)
  },
}

/** Restores a backup made three days ago. Since then one message was erased on request and one by age. */
async function restored({ create, backUp }: Engine) {
  const env = await create()
  const { contact } = readSettings(env)
  const backedUp = Date.now() - 3 * DAY
  const use = async <Result>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>) => {
    const store = await openStore(contact)
    return work(store).finally(() => store.close())
  }
  const keep = (note: string, now: number) =>
    use(async (store) => {
      const admission = await store.add({ message: form({ note }), marks: [], address: '192.0.2.1', now })
      return 'kept' in admission ? admission.kept : 'not kept'
    })
  const deleted = await keep('deleted', backedUp - DAY)
  const expired = await keep('expired', backedUp - 364 * DAY)
  const remaining = await keep('remaining', backedUp - DAY)
  await use((store) => store.trustClock(backedUp))
  const restore = await backUp(env)
  await inbox(env, 'delete', deleted)
  await use((store) => store.sweep(Date.now() - 365 * DAY, Date.now()))
  const refs = () => use(async (store) => new Set((await store.list(10)).map(({ ref }) => ref)))
  expect(await refs()).toEqual(new Set([remaining]))
  restore()
  expect(await refs()).toEqual(new Set([deleted, expired, remaining]))
  return { env, deleted, expired, remaining, refs }
}

/** Returns the references that a service on this store mails up to `last`. */
async function mailedUntil(last: string, env: Env): Promise<Set<string | undefined>> {
  const mailbox = await openMailbox()
  const service = await startService({ ...env, SMTP_URL: mailbox.url, CONTACT_LOG: 'error' })
  const mailed = () => new Set(mailbox.mails.map(({ headers }) => headers['x-contact-reference']))
  await until('the mail', () => mailed().has(last) || undefined)
  // Every due message is delivered before the stop.
  await service.end('SIGTERM')
  await mailbox.close()
  return mailed()
}

describe.each([
  ['SQLite', sqlite, true],
  ['PostgreSQL', postgresql, programs !== undefined],
])('a restored backup of %s', (_, engine, isPresent) => {
  test.skipIf(!isPresent)('erase-again erases messages erased since, on request or by age', async () => {
    const { env, remaining, refs } = await restored(engine)
    expect(await inbox(env, 'erase-again')).toMatch(
      /^Erased again: 1 that had been erased on request, 1 that are too old\. The clock is trusted/,
    )
    expect(await refs()).toEqual(new Set([remaining]))
    expect(await inbox(env)).not.toContain('trust-clock')
    expect(await mailedUntil(remaining, env)).toEqual(new Set([remaining]))
  })

  test.skipIf(!isPresent)(
    'a service started without erase-again does not mail messages erased on request',
    async () => {
      const { env, deleted, remaining, refs } = await restored(engine)
      expect(await mailedUntil(remaining, env)).not.toContain(deleted)
      expect(await refs()).not.toContain(deleted)
    },
  )
})

test.skipIf(!programs)('the commands back up and restore PostgreSQL, and erase again', async () => {
  const env = { ...(await postgresql.create()), PATH: `${programs}:${process.env['PATH']}` }
  const keep = async (note: string) => {
    const store = await openStore(readSettings(env).contact)
    const admission = await store.add({
      message: form({ note }),
      marks: [],
      address: '192.0.2.1',
      now: Date.now(),
    })
    await store.close()
    return 'kept' in admission ? admission.kept : 'not kept'
  }
  const [deleted, remaining] = [await keep('deleted'), await keep('remaining')]
  const copy = join(folder, 'copy.sql')
  expect(await inbox(env, 'backup', copy)).toBe(`All messages are in ${copy}.\n`)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  await expect(inbox(env, 'backup', copy)).rejects.toThrow('is not overwritten')
  await inbox(env, 'delete', deleted)
  const later = await keep('after the backup')

  const service = await startService(env)
  const refused = inbox(env, 'restore', copy)
  await expect(refused).rejects.toMatchObject({ stdout: expect.stringContaining('Stop all copies first') })
  await service.end('SIGTERM')
  expect(await inbox(env, 'restore', copy)).toMatch(
    /are back\.\nErased again: 1 that had been erased on request/,
  )
  const list = await inbox(env)
  expect([deleted, remaining, later].map((ref) => list.includes(ref))).toEqual([false, true, false])
})
