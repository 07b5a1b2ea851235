/** Runs simulations in processes of their own, and passes on what they report. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { SimulationEvent } from './events.ts'
import type { Changes } from './replace.ts'

const SIMULATE = join(import.meta.dirname, 'simulate.ts')
/** Some numbers make rules that never end. */
const LONGEST_MS = 300_000

/** Writes one JSON line for each event, and ends with `end` or `failed`. Stops when `out` is closed. */
export function runSimulation(folder: string, changes: Changes, rounds: number, out: Writable): void {
  const child = spawn(
    process.execPath,
    ['--no-warnings', SIMULATE, folder, JSON.stringify(changes), String(rounds)],
    { timeout: LONGEST_MS, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += String(text)))
  child.stdout.pipe(out, { end: false })
  out.on('close', () => child.kill())
  child.on('close', (code) => {
    if (code !== 0) {
      const reason =
        code === null ? 'The simulation was stopped: these numbers take too long.' : lastError(errors)
      out.write(`${JSON.stringify({ kind: 'failed', reason } satisfies SimulationEvent)}\n`)
    }
    out.end()
  })
}

/** The message in what Node prints about an uncaught error. */
const lastError = (text: string) => /^\w*Error: .*$/m.exec(text)?.[0] ?? text.trim().slice(0, 300)
