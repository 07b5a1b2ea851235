/** Copies a consistent snapshot of the SQLite store into one file while the service runs. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Returns an explanation if the backup fails. Never changes an existing file. */
export function backUp(dbFile: string, target: string): string | undefined {
  if (existsSync(target)) return `${target} already exists and is not overwritten: name a new file.`
  // The copy is renamed when it is complete, so the target never holds a partial backup.
  const draft = `${target}.part`
  try {
    closeSync(openSync(draft, 'wx', 0o600))
  } catch (error) {
    const { code } = Object(error) as { code?: string }
    return code === 'EEXIST'
      ? `${draft} already exists: a backup is running, or one was interrupted and its file can be removed.`
      : `${draft} cannot be written (${code}).`
  }
  try {
    copyInto(draft, dbFile)
    flush(draft)
    renameSync(draft, target)
    flush(dirname(target))
    return undefined
  } catch (error) {
    rmSync(draft, { force: true })
    return `The messages could not be copied to ${target}: ${(error as Error).message}`
  }
}

function copyInto(file: string, dbFile: string): void {
  const connection = new DatabaseSync(dbFile, { readOnly: true, timeout: 5000 })
  try {
    connection.prepare('vacuum into ?').run(file)
  } finally {
    connection.close()
  }
}

/** Flushes a file or folder to disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
