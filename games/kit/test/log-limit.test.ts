import { expect, test } from 'vitest'
import { BadBytes, bytesIn, bytesOut } from '../replay/byte-stream.ts'
import { readLog, writeLog, type LogEntry } from '../replay/log.ts'
import { MOST_ENTRIES } from '../save/limits.ts'

const isAction = (value: unknown): value is string => value === 'flap'

/** Writes a log with this many entries and reads it back. */
function readBack(entries: number): number {
  const out = bytesOut()
  writeLog(
    out,
    Array.from({ length: entries }, (_, tick): LogEntry<string> => [tick, 'flap']),
  )
  return readLog(bytesIn(out.done()), { isAction, ticks: entries }).length
}

test('reads a log with as many entries as a round may have', () => {
  expect(readBack(MOST_ENTRIES)).toBe(MOST_ENTRIES)
})

test('refuses a complete log with one entry more', () => {
  expect(() => readBack(MOST_ENTRIES + 1)).toThrow(BadBytes)
})
