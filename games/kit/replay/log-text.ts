/** Encodes a round's log as base64, to be stored with the round. */
import { bytesIn, bytesOut } from './byte-stream.ts'
import { readLog, writeLog, type LogEntry, type LogReading } from './log.ts'

export function textOf(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

export function packLog<Action>(log: readonly LogEntry<Action>[] | undefined): string | undefined {
  if (!log) return undefined
  const out = bytesOut()
  writeLog(out, log)
  return textOf(out.done())
}

/** Undefined if the text is not a log of this game. */
export function unpackLog<Action>(
  text: string | undefined,
  expected: LogReading<Action>,
): LogEntry<Action>[] | undefined {
  try {
    return text === undefined ? undefined : readLog(bytesIn(bytesOf(text)), expected)
  } catch {
    return undefined
  }
}
