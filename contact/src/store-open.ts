/** Opens the store that the settings name. */
import { resolve } from 'node:path'
import type { Settings } from '../../config.ts'
import type { Rules, Store } from './store.ts'
import { sqlStore } from './store-sql.ts'
import { sqliteDatabase } from './store-sqlite.ts'

const PROJECT_ROOT = resolve(import.meta.dirname, '../..')

export const storeFile = (dbFile: string) => resolve(PROJECT_ROOT, dbFile)

export function rulesOf(settings: Settings['contact']): Rules {
  const { visitorLimit, overallLimit, limitWindowMs: windowMs, repeatWindowMs } = settings
  return {
    perVisitor: { count: visitorLimit, windowMs },
    overall: { count: overallLimit, windowMs },
    repeatWindowMs,
  }
}

export async function openStore(settings: Settings['contact']): Promise<Store> {
  return sqlStore(sqliteDatabase(storeFile(settings.dbFile)), rulesOf(settings))
}
