/** Writes the log of a stored round with mutated actions, as base64. */
import { bytesOut } from '../../replay/byte-stream.ts'
import { writeLog, type LogEntry } from '../../replay/log.ts'
import { textOf } from '../../replay/log-text.ts'
import type { Chance } from '../../rules/chance.ts'
import { mutated } from './values.ts'

export function mutatedLogText(rng: Chance, log: readonly LogEntry<unknown>[]): string {
  const out = bytesOut()
  const [tick, action] = log[0] ?? [0, 'x']
  writeLog(out, [[tick, mutated(rng, action) ?? null], ...log.slice(1, 4)])
  const bytes = out.done()
  const at = rng.int(bytes.length)
  return textOf(rng.int(4) ? bytes : bytes.with(at, rng.int(256)))
}
