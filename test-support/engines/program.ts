/** Starts a program that ends with the test process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export interface Running {
  readonly stdout: Readable
  readonly ended: Promise<unknown>
  close(): Promise<void>
}

export function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Running {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env })
  // The output must be read, or the program would block on a full pipe.
  child.stdout.resume()
  const ended = once(child, 'exit')
  const kill = () => child.kill()
  process.once('exit', kill)
  return {
    stdout: child.stdout,
    ended,
    async close() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
