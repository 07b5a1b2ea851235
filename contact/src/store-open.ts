/** Opens the store that the settings name. */
import { resolve } from 'node:path'
import type { Settings } from '../../config.ts'
import type { Database } from './database.ts'
import type { Rules, Store } from './store.ts'
import { postgresDatabase } from './store-postgres.ts'
import { sqlStore } from './store-sql.ts'
import { sqliteDatabase } from './store-sqlite.ts'

const PROJECT_ROOT = resolve(import.meta.dirname, '../..')

export const storeFile = (dbFile: string) => resolve(PROJECT_ROOT, dbFile)

function rulesOf(settings: Settings['contact']): Rules {
  const { visitorLimit, overallLimit, limitWindowMs: windowMs, repeatWindowMs } = settings
  return {
    perVisitor: { count: visitorLimit, windowMs },
    overall: { count: overallLimit, windowMs },
    repeatWindowMs,
  }
}

export async function openStore(
  settings: Settings['contact'],
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Store> {
  const database: Database =
    settings.databaseUrl === ''
      ? sqliteDatabase(storeFile(settings.dbFile))
      : postgresDatabase(settings.databaseUrl, onIdleError)
  try {
    return await sqlStore(database, rulesOf(settings))
  } catch (error) {
    await database.close()
    throw error
  }
}
