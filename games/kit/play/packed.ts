/** What was done in a round as text, to be kept with it. */
import { bytesIn, bytesOut } from './bytes.ts'
import { readLog, writeLog, type Entry } from './log.ts'

export function textOf(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

export function packLog<Action>(log: readonly Entry<Action>[] | undefined): string | undefined {
  if (!log) return undefined
  const out = bytesOut()
  writeLog(out, log)
  return textOf(out.done())
}

/** Nothing, if it is none. */
export function unpackLog<Action>(text: string | undefined): Entry<Action>[] | undefined {
  try {
    return text === undefined ? undefined : readLog(bytesIn(bytesOf(text)))
  } catch {
    return undefined
  }
}
