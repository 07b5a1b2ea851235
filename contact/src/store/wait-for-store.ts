/** Waits for a database that is not up yet, as after a reboot. Permanent problems fail at once. */
import { SettingError } from '../../../config.ts'

const RETRY_MS = 1000

/** The server is unreachable, starting, stopping or out of connections. */
const TRANSIENT_CODES = [
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
/** Errors of the driver and of SQLite without a specific code. */
const TRANSIENT_MESSAGES = /connection timeout|timeout exceeded|connection terminated|database is locked/i

const PERMANENT_CODES: Readonly<Record<string, string>> = {
  '28P01': 'its user or password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of that name',
  '42501': 'this user may not create tables there',
}

/** The tables were migrated by a newer program. */
const NEWER_TABLES = /^The message store is at version \d+, but this program knows/

/** Certificate errors of OpenSSL and Node. */
const TLS_CODES =
  /^(?:CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_|HOSTNAME_MISMATCH|PATH_LENGTH_|ERR_TLS_|ERR_SSL_|ERR_OSSL_)/

/** OpenSSL's codes are riddles, so the most common ones get a sentence. */
const CERTIFICATE_PROBLEMS: readonly (readonly [codes: RegExp, words: string, fix: string])[] = [
  [
    /SELF_SIGNED/,
    'it is self-signed',
    'Copy it (or the root that signed it) from the database server and name that file as sslrootcert in DATABASE_URL',
  ],
  [
    /ALTNAME|HOSTNAME/,
    'it is for a different name',
    'Name the server in DATABASE_URL as the certificate does, or have it issued for that name',
  ],
  [/EXPIRED/, 'it has expired', 'Renew it on the database server, or correct the clock of this machine'],
  [/NOT_YET_VALID/, 'it is not valid yet', 'Correct the clock of this machine'],
]

function certificateProblem(code: string, message: string): string {
  const [, words, fix] = CERTIFICATE_PROBLEMS.find(([codes]) => codes.test(code)) ?? [
    code,
    'no root certificate that signed it is known here',
    'Set sslrootcert in DATABASE_URL to the root certificate that signed it',
  ]
  return `its TLS certificate was not accepted: ${words} (${message}). ${fix}`
}

/** Describes a problem that waiting does not solve. */
function permanentProblem({ code, message, syscall }: Reason): string | undefined {
  const known = PERMANENT_CODES[code]
  if (known !== undefined) return `${known} (${message})`
  if (TLS_CODES.test(code)) return certificateProblem(code, message)
  if (message === 'The server does not support SSL connections')
    return 'it does not offer TLS, which sslmode in DATABASE_URL asks for. Switch it on there (ssl = on in postgresql.conf)'
  // From migrations.ts, but through the store's thread an error keeps only its message.
  if (NEWER_TABLES.test(message)) return message.replace(/\.$/, '')
  if (syscall === 'open') return `a file cannot be opened (${message})`
  return undefined
}

interface Reason {
  readonly code: string
  readonly message: string
  readonly syscall: string
}

export type StartProblem = { readonly wait: string } | { readonly fail: string } | undefined

/** Classifies an error at startup: wait or fail, with a description; undefined if it is unexpected. */
export function startProblem(error: unknown): StartProblem {
  const reason = reasonOf(error)
  const permanent = permanentProblem(reason)
  if (permanent !== undefined) return { fail: permanent }
  const { code, message, syscall } = reason
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect'
  const isTransient = isMissingSocket || TRANSIENT_CODES.includes(code) || TRANSIENT_MESSAGES.test(message)
  return isTransient ? { wait: message || code } : undefined
}

/** A host with several addresses fails with one error per address; the first is enough. */
function reasonOf(error: unknown): Reason {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  const { code, message, syscall } = Object(first) as Partial<Record<keyof Reason, unknown>>
  return { code: String(code ?? ''), message: String(message ?? ''), syscall: String(syscall ?? '') }
}

/** Opens the store, retrying every second. `name` appears in messages, without a password. */
export async function waitForStore<Opened>(
  name: string,
  open: () => Promise<Opened>,
  report: (sentence: string) => void,
): Promise<Opened> {
  const start = performance.now()
  for (;;) {
    try {
      return await open()
    } catch (error) {
      const problem = startProblem(error)
      if (!problem) throw error
      if ('fail' in problem)
        throw new SettingError(`${name} cannot be used: ${problem.fail}. Correct this and start again.`)
      const seconds = Math.round((performance.now() - start) / 1000)
      report(`Waiting for ${name}, ${seconds} s so far: ${problem.wait}`)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
