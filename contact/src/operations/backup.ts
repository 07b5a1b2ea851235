/** Copies the SQLite store into one file while the service goes on writing: a moment of it, whole, without what was erased. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Gives a sentence when it is not possible; what was there before is left as it was. */
export function backUp(dbFile: string, target: string): string | undefined {
  if (existsSync(target)) return `${target} is there already and is not overwritten: name a new file.`
  // The copy gets its name when it is whole, so that name never holds half of one.
  const draft = `${target}.part`
  try {
    closeSync(openSync(draft, 'wx', 0o600))
  } catch (error) {
    const { code } = Object(error) as { code?: string }
    return code === 'EEXIST'
      ? `${draft} is there already: another backup is being made, or one was broken off and can be removed.`
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

/** Waits until a file or folder is on the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
