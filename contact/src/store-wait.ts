/** Waits for a database that is not there yet, as after a reboot, and says so every second. What no waiting mends fails at once. */
import { SettingError } from '../../config.ts'

const EVERY_MS = 1000

/** The server cannot be reached, or it says that it is starting, stopping or full. */
const PASSING_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]
/** Errors of the driver, of SQLite and of a Unix socket that is not there yet have no better sign. */
const PASSING_WORDS = /connection timeout|timeout exceeded|connection terminated|database is locked/i

const LASTING: Readonly<Record<string, string>> = {
  '28P01': 'its user or password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '42501': 'this user may not make tables there',
}

export type StartProblem = { readonly wait: string } | { readonly fail: string } | undefined

/** What to do about an error at the start, in words; undefined when it is none that is expected. */
export function startProblem(error: unknown): StartProblem {
  const { code, message } = reasonOf(error)
  const lasting = LASTING[code]
  if (lasting !== undefined) return { fail: `${lasting} (${message})` }
  return PASSING_CODES.includes(code) || PASSING_WORDS.test(message) ? { wait: message || code } : undefined
}

/** A name with several addresses fails with one error for each of them; the first says enough. */
function reasonOf(error: unknown): { code: string; message: string } {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const { code, message } = Object(first) as { code?: unknown; message?: unknown }
  return { code: String(code ?? ''), message: String(message ?? '') }
}

/** Tries to open the store until it is there. `what` names it in sentences, without a password. */
export async function whenThere<Opened>(
  what: string,
  open: () => Promise<Opened>,
  say: (sentence: string) => void,
): Promise<Opened> {
  const began = performance.now()
  for (;;) {
    try {
      return await open()
    } catch (error) {
      const problem = startProblem(error)
      if (!problem) throw error
      if ('fail' in problem)
        throw new SettingError(`${what} cannot be used: ${problem.fail}. Set it right and start again.`)
      const seconds = Math.round((performance.now() - began) / 1000)
      say(`Waiting for ${what}, ${seconds} s so far: ${problem.wait}`)
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
}
