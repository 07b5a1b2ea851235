/** Loads the secret that protects visitors' addresses. It is never in the store, so a leaked store reveals nothing. */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { SettingError } from '../../../config.ts'

const SECRET_BYTES = 32

/** Uses the setting, or else a file beside the store, which the first copy to start creates. */
export function loadSecret(setting: string, dbFile: string): string {
  if (setting !== '') return setting
  const file = `${dbFile}.secret`
  try {
    return readOrCreate(file)
  } catch (error) {
    throw new SettingError(
      `The secret for visitors' addresses can be neither read nor created at ${file} (${String(Object(error).code)}). Let this user write there, or set CONTACT_SECRET.`,
    )
  }
}

function readOrCreate(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Written to a temporary file, then linked: if several copies start at once, one wins, and none reads a partial secret.
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
