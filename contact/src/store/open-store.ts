/** Opens the store that the settings name. */
import { resolve } from 'node:path'
import { SettingError, type Settings } from '../../../config.ts'
import type { Database } from './database.ts'
import { hostOf, tlsProblem } from './database-tls.ts'
import { withGroupCommit } from './group-commit.ts'
import type { IntakeRules, Store } from './store.ts'
import { openPostgres } from './postgres.ts'
import { loadSecret } from '../limits/secret.ts'
import { createSqlStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'
import { createThreadedStore } from './sqlite-thread.ts'

const PROJECT_ROOT = resolve(import.meta.dirname, '../../..')

/** Relative paths in settings start at the project's root. */
export const projectFile = (path: string) => resolve(PROJECT_ROOT, path)

function rulesOf(settings: Settings['contact']): IntakeRules {
  const { visitorLimit, overallLimit, limitWindowMs: windowMs, repeatWindowMs } = settings
  return {
    perVisitor: { count: visitorLimit, windowMs },
    overall: { count: overallLimit, windowMs },
    repeatWindowMs,
  }
}

const readSecret = ({ secret, dbFile }: Settings['contact']) => loadSecret(secret, projectFile(dbFile))

async function open(database: Database, settings: Settings['contact']): Promise<Store> {
  try {
    return withGroupCommit(await createSqlStore(database, rulesOf(settings), () => readSecret(settings)))
  } catch (error) {
    await database.close()
    throw error
  }
}

/** For programs that may block on the disk, such as the inbox: SQLite runs in the main thread. */
export function openStore(settings: Settings['contact']): Promise<Store> {
  return settings.databaseUrl === ''
    ? open(openSqlite(projectFile(settings.dbFile)), settings)
    : openPostgresStore(settings, () => undefined)
}

/** For the service: SQLite runs in a worker thread, so that requests are answered during a disk flush. */
export async function openServiceStore(
  settings: Settings['contact'],
  onIdleError: (error: Error) => void,
): Promise<Store> {
  const file = projectFile(settings.dbFile)
  const secret = readSecret(settings)
  return settings.databaseUrl === ''
    ? withGroupCommit(await createThreadedStore({ file, rules: rulesOf(settings), secret }))
    : openPostgresStore(settings, onIdleError)
}

async function openPostgresStore(
  settings: Settings['contact'],
  onIdleError: (error: Error) => void,
): Promise<Store> {
  const { databaseUrl, databaseInsecure: insecure } = settings
  const { NODE_TLS_REJECT_UNAUTHORIZED } = process.env
  const problem = tlsProblem(databaseUrl, { insecure, NODE_TLS_REJECT_UNAUTHORIZED })
  if (problem !== undefined) throw new SettingError(problem)
  return open(openPostgres(databaseUrl, onIdleError), settings)
}

/** Names the store in messages to the operator, without user and password. */
export function storeName({ databaseUrl, dbFile }: Settings['contact']): string {
  if (databaseUrl === '') return `the file ${dbFile}`
  const { port, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${hostOf(databaseUrl)}${port === '' ? '' : `:${port}`}${pathname}`
}
