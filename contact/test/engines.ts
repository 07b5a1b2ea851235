/** Runs store tests on SQLite and PostgreSQL, each test with a new database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Database } from '../src/store/database.ts'
import { withGroupCommit } from '../src/store/group-commit.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { createSqlStore } from '../src/store/sql-store.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import type { ArrivedMessage, IntakeRules, Store } from '../src/store/store.ts'
import { findPostgres, type Postgres, startPostgres } from './postgres.ts'
import { form } from './service.ts'

export const NOW = 1_800_000_000_000
export const SECRET = () => 'a secret of the tests'

const NO_LIMIT = { count: 0, windowMs: 1000 }
export const NO_LIMITS: IntakeRules = { perVisitor: NO_LIMIT, overall: NO_LIMIT, repeatWindowMs: 0 }

export const arrival = (changes: Partial<ArrivedMessage> = {}): ArrivedMessage => ({
  message: form(),
  marks: [],
  address: '192.0.2.1',
  now: NOW,
  ...changes,
})

/** Adds a message and returns its reference. */
export async function keep(store: Store, changes: Partial<ArrivedMessage> = {}): Promise<string> {
  const admission = await store.add(arrival(changes))
  if ('kept' in admission) return admission.kept
  throw new Error(`Not kept: ${JSON.stringify(admission)}`)
}

interface TestDatabase {
  readonly settings: Record<string, string>
  connect(): Database
}

interface EngineContext {
  /** The database of the current test. */
  database(): TestDatabase
  /** Opens a store on it; several stores act like copies of the service. Closed after the test. */
  open(rules?: IntakeRules): Promise<Store>
}

export interface Engines {
  /** A temporary folder, removed after all tests of the file. */
  readonly folder: string
  /** Defines the same tests for each engine. */
  describeEach(name: string, define: (context: EngineContext) => void): void
}

/** Call once per test file. */
export function useEngines(): Engines {
  const programs = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'contact-store-'))
  let postgres: Postgres | undefined
  let files = 0

  beforeAll(async () => {
    if (programs) postgres = await startPostgres(programs)
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  async function createSqlite(): Promise<TestDatabase> {
    const file = join(folder, `private/${++files}.db`)
    return { settings: { CONTACT_DB: file }, connect: () => openSqlite(file) }
  }

  async function createPostgres(): Promise<TestDatabase> {
    const url = await postgres?.database()
    if (!url) throw new Error('PostgreSQL is not running.')
    // The last connections may still be closing when the server stops; that is not an error here.
    return { settings: { DATABASE_URL: url }, connect: () => openPostgres(url, () => undefined) }
  }

  const engines: readonly Engine[] = [
    { name: 'SQLite', isInstalled: true, create: createSqlite },
    { name: 'PostgreSQL', isInstalled: programs !== undefined, create: createPostgres },
  ]
  return {
    folder,
    describeEach(name, define) {
      for (const engine of engines) describeOn(engine, name, define)
    },
  }
}

interface Engine {
  readonly name: string
  readonly isInstalled: boolean
  create(): Promise<TestDatabase>
}

function describeOn(engine: Engine, name: string, define: (context: EngineContext) => void): void {
  describe.skipIf(!engine.isInstalled)(`${name} on ${engine.name}`, () => {
    let database: TestDatabase
    const opened: Store[] = []
    beforeEach(async () => {
      database = await engine.create()
      return () => Promise.all(opened.splice(0).map((store) => store.close()))
    })
    define({
      database: () => database,
      async open(rules = NO_LIMITS) {
        const store = withGroupCommit(await createSqlStore(database.connect(), rules, SECRET))
        opened.push(store)
        return store
      },
    })
  })
}
