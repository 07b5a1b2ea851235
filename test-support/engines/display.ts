/** Starts a virtual display: WebKit needs one, and Firefox needs one for WebGL. */
import { once } from 'node:events'
import { startProgram } from './program.ts'

export interface Display {
  /** Value for `DISPLAY`. */
  readonly name: string
  close(): Promise<void>
}

export async function openDisplay(xvfb: string): Promise<Display> {
  // Xvfb picks a free display number and writes it to file descriptor 1.
  const server = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'])
  const began = once(server.stdout, 'data').then(([number]: unknown[]) => `:${String(number).trim()}`)
  const name = await Promise.race([began, server.ended.then(() => undefined)])
  if (name === undefined) throw new Error(`${xvfb} ended before it had opened a display.`)
  return { name, close: server.close }
}
