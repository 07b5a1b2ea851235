/** Turns an error of a build into a message for the page and the terminal: file, line and reason. */
import { relative, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const ROOT = join(import.meta.dirname, '..', '..')

interface BuildError extends Error {
  /** The file, from Vite's plugins. */
  readonly id?: string
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
}

/** A sentence, followed by the lines of the source if the error contains them. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { id, loc } = error as BuildError
  const message = stripVTControlCharacters(error.message).trim()
  const file = loc?.file ?? id?.replace(/\?.*$/, '')
  const place = file && relative(ROOT, file) + (loc ? `:${loc.line}:${loc.column}` : '')
  const isNamed = place === undefined || message.includes(place)
  const text = isNamed ? message : `${place}: ${message}`
  return text.replaceAll(`${ROOT}/`, '')
}
