/** The first layer behind the socket: sizes, times, encodings, and an answer for those who do not even speak HTTP. */
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { PROBLEMS, rawRefusal, Refusal } from './problem.ts'

export const BODY_LIMIT = 64 * 1024

export interface Times {
  /** For all headers to arrive, then for the whole request. */
  readonly headersMs: number
  readonly requestMs: number
  /** For our own answer, and for the next request on the same connection. */
  readonly handlerMs: number
  readonly idleMs: number
  readonly checkEveryMs: number
}

/** A visitor's browser is done within a second; these only end what hangs or dawdles. */
export const TIMES: Times = {
  headersMs: 10_000,
  requestMs: 20_000,
  handlerMs: 25_000,
  idleMs: 10_000,
  checkEveryMs: 1000,
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON.parse alone would take bytes that are not UTF-8 and quietly put other letters in their place. */
export async function parseBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  let text
  try {
    text = utf8.decode(body)
  } catch {
    throw new Refusal(PROBLEMS.notUtf8)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(PROBLEMS.notJson)
  }
}

/** A visitor is told to try again rather than kept waiting; should the work succeed later, the retry is recognised. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The store did not answer within ${ms} ms.`)), ms)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** For requests so malformed, or so slow, that no reply object exists. Those of the site's own page may read it. */
export function answerBrokenConnections(
  siteOrigin: string,
): (error: Error & { code: string }, socket: Socket) => void {
  const malformed = rawRefusal(PROBLEMS.badRequest, siteOrigin)
  const byCode: Readonly<Record<string, string>> = {
    ERR_HTTP_REQUEST_TIMEOUT: rawRefusal(PROBLEMS.tooSlow, siteOrigin),
    HPE_HEADER_OVERFLOW: rawRefusal(PROBLEMS.tooManyHeaders, siteOrigin),
  }
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    socket.end(byCode[error.code] ?? malformed, () => socket.destroy())
  }
}
