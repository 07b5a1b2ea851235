/**
 * The list of messages erased on request: references only, in a file outside the store. After a restore it tells which
 * messages to erase again.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { SettingError } from '../../../config.ts'
import { flush } from './backup.ts'
import { readReference } from '../intake/reference.ts'

/** Appends a reference and flushes it before the message is erased, so that a crash in between loses no request. */
export function appendErased(file: string, ref: string): void {
  try {
    const isNew = !existsSync(file)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // Readable by all, because service and inbox may run as different users; it contains nothing personal.
    const descriptor = openSync(file, 'a', 0o644)
    try {
      writeSync(descriptor, `${ref}\n`)
    } finally {
      closeSync(descriptor)
    }
    flush(file)
    if (isNew) flush(dirname(file))
  } catch (error) {
    throw new SettingError(
      `The list of erased messages at ${file} cannot be written (${codeOf(error)}), so nothing was erased. Let this user write there, or set CONTACT_ERASED to a file where it may.`,
    )
  }
}

/** Reads the references of a list; none if the file does not exist. */
export function readErased(file: string): string[] {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw new SettingError(
      `The list of erased messages at ${file} cannot be read (${codeOf(error)}). Let this user read it: without it, a restored backup would bring erased messages back.`,
    )
  }
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const ref = readReference(line)
    if (ref !== undefined) return [ref]
    throw new SettingError(
      `Line ${index + 1} of the list of erased messages at ${file} is not a reference such as 7K3M-9QXT-2BVH-0RTA: correct it or remove it.`,
    )
  })
}

const codeOf = (error: unknown) => String(Object(error).code)
