/** A screen that nobody sees: WebKit needs one, and Firefox draws WebGL only with one. */
import { once } from 'node:events'
import { startProgram } from './program.ts'

export interface Display {
  /** For `DISPLAY`. */
  readonly name: string
  close(): Promise<void>
}

export async function openDisplay(xvfb: string): Promise<Display> {
  // It finds a free number by itself and writes it to the first descriptor.
  const server = startProgram(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'])
  const began = once(server.stdout, 'data').then(([number]: unknown[]) => `:${String(number).trim()}`)
  const name = await Promise.race([began, server.ended.then(() => undefined)])
  if (name === undefined) throw new Error(`${xvfb} ended before it had opened a display.`)
  return { name, close: server.close }
}
