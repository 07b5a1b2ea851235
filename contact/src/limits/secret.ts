/** The secret that visitors' addresses are hashed and sealed with. It is never in the store, so that the store alone says nothing. */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { SettingError } from '../../../config.ts'

const SECRET_BYTES = 32

/** The setting, or else what the file beside the store holds; the first copy to start makes that file. */
export function loadSecret(setting: string, dbFile: string): string {
  if (setting !== '') return setting
  const file = `${dbFile}.secret`
  try {
    return readOrMake(file)
  } catch (error) {
    throw new SettingError(
      `The secret for visitors' addresses can be neither read nor made at ${file} (${String(Object(error).code)}). Let this user write there, or set CONTACT_SECRET.`,
    )
  }
}

function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Written whole under a name of its own, then linked: of several copies that start at once one wins, and the others
  // never read half a secret.
  const draft = `${file}.${process.pid}`
  const descriptor = openSync(draft, 'wx', 0o600)
  try {
    writeSync(descriptor, randomBytes(SECRET_BYTES).toString('base64url'))
    fsyncSync(descriptor)
    linkSync(draft, file)
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
  } finally {
    closeSync(descriptor)
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
