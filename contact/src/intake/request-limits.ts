/** What a request may be: its size, its time, its encoding, and the answer to a client that does not even speak HTTP. */
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { type ProblemName, PROBLEMS, rawRefusal, Refusal } from './problem.ts'

export const BODY_LIMIT = 64 * 1024

export interface Timeouts {
  /** Until all headers have arrived. */
  readonly headersMs: number
  /** Until the whole request has arrived. */
  readonly requestMs: number
  /** Until the store has answered us. */
  readonly handlerMs: number
  /** Until the next request on a connection that is kept open. */
  readonly idleMs: number
  /** How often Node looks for requests that are too slow. */
  readonly checkEveryMs: number
}

/** A visitor's browser is done within a second, so these only cut off what hangs or is slow on purpose. */
export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  handlerMs: 25_000,
  idleMs: 10_000,
  checkEveryMs: 1000,
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decoded strictly: by default Node replaces bytes that are not UTF-8 with other characters and says nothing. */
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

/** Past the deadline the visitor is told to try again. If the work succeeds later, their retry is recognised as one. */
export function withDeadline<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The store did not answer within ${ms} ms.`)), ms)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Answers requests so malformed or so slow that Fastify never sees them, in a form that the site's page can read. */
export function answerMalformedConnections(
  siteOrigin: string,
  headers: Readonly<Record<string, string>>,
  onRefused: (problem: ProblemName) => void,
): (error: Error & { code: string }, socket: Socket) => void {
  const answers = {
    badRequest: rawRefusal(PROBLEMS.badRequest, siteOrigin, headers),
    tooSlow: rawRefusal(PROBLEMS.tooSlow, siteOrigin, headers),
    tooManyHeaders: rawRefusal(PROBLEMS.tooManyHeaders, siteOrigin, headers),
  }
  const byCode: Readonly<Record<string, keyof typeof answers>> = {
    ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
    HPE_HEADER_OVERFLOW: 'tooManyHeaders',
  }
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const problem = byCode[error.code] ?? 'badRequest'
    onRefused(problem)
    socket.end(answers[problem], () => socket.destroy())
  }
}
