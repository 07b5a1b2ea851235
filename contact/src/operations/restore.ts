/** Replaces the store by a backup, then erases again what has been erased since. */
import { chmodSync, chownSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../../../config.ts'
import { openStore, projectFile } from '../store/open-store.ts'
import { flush } from './backup.ts'
import { eraseAgain } from './erase-again.ts'
import { restorePostgres, STOP_FIRST } from './postgres-backup.ts'

/** Returns sentences for the operator; `done` is false if nothing was changed. */
export async function restore(
  file: string,
  settings: Pick<Settings, 'contact' | 'retentionDays'>,
): Promise<{ done: boolean; sentences: string[] }> {
  const { contact, retentionDays } = settings
  if (!existsSync(file)) return { done: false, sentences: [`There is no file ${file}. Nothing was changed.`] }
  const dbFile = projectFile(contact.dbFile)
  const aside = `${dbFile}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`
  const problem =
    contact.databaseUrl === ''
      ? restoreSqlite(file, dbFile, aside)
      : await restorePostgres(contact.databaseUrl, file)
  if (problem !== undefined) return { done: false, sentences: [problem] }
  const store = await openStore(contact)
  try {
    const { sentences } = await eraseAgain({
      store,
      ownList: projectFile(contact.erasedFile),
      otherLists: [],
      retentionDays,
      now: Date.now(),
    })
    const kept = existsSync(aside)
      ? [`The store from before is in ${aside}: it contains erased messages, so delete it when all is well.`]
      : []
    return { done: true, sentences: [`The messages of ${file} are back.`, ...sentences, ...kept] }
  } finally {
    await store.close()
    if (contact.databaseUrl === '') giveToOwner(dbFile, existsSync(aside) ? aside : dirname(dbFile))
  }
}

/** Returns an explanation if nothing was changed. */
function restoreSqlite(file: string, dbFile: string, aside: string): string | undefined {
  const damage = damageOf(file)
  if (damage !== undefined) return `${file} is not a complete backup (${damage}). Nothing was changed.`
  if (existsSync(dbFile) && isOpenElsewhere(dbFile)) return STOP_FIRST
  // Complete and on disk before it takes the store's place.
  const draft = `${dbFile}.restoring`
  rmSync(draft, { force: true })
  copyFileSync(file, draft)
  chmodSync(draft, 0o600)
  flush(draft)
  if (existsSync(dbFile)) renameSync(dbFile, aside)
  for (const ending of ['-wal', '-shm']) rmSync(dbFile + ending, { force: true })
  renameSync(draft, dbFile)
  flush(dirname(dbFile))
  return undefined
}

function damageOf(file: string): string | undefined {
  try {
    const connection = new DatabaseSync(file, { readOnly: true })
    try {
      const [verdict] = Object.values(connection.prepare('pragma integrity_check(1)').get() ?? {})
      connection.prepare('select count(*) from message').get()
      return verdict === 'ok' ? undefined : String(verdict)
    } finally {
      connection.close()
    }
  } catch (error) {
    return (error as Error).message
  }
}

/** Leaving the write-ahead log takes the file alone, and completes the file at the same time. */
function isOpenElsewhere(dbFile: string): boolean {
  const connection = new DatabaseSync(dbFile, { timeout: 500 })
  try {
    connection.exec('pragma journal_mode = delete')
    return false
  } catch {
    return true
  } finally {
    connection.close()
  }
}

/** The command may run as root, but the service must be able to open the file. */
function giveToOwner(dbFile: string, example: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(example)
  for (const file of [dbFile, `${dbFile}-wal`, `${dbFile}-shm`])
    if (existsSync(file)) chownSync(file, uid, gid)
}
