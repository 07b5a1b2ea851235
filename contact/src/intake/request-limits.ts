/** Limits of size, time and encoding for a request, and responses to connections that are not valid HTTP. */
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { type ProblemName, PROBLEMS, rawRefusal, Refusal } from './problem.ts'

export const BODY_LIMIT = 64 * 1024

export interface Timeouts {
  /** Until all headers have arrived. */
  readonly headersMs: number
  /** Until the whole request has arrived. */
  readonly requestMs: number
  /** Until the store has answered. */
  readonly handlerMs: number
  /** Until the next request on a keep-alive connection. */
  readonly idleMs: number
  /** How often Node checks for requests that are too slow. */
  readonly checkEveryMs: number
}

/** Browsers finish within a second, so these only cut off connections that hang or are slow on purpose. */
export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  handlerMs: 25_000,
  idleMs: 10_000,
  checkEveryMs: 1000,
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes strictly: by default Node silently replaces invalid UTF-8. */
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

/** Rejects after the deadline. If the write succeeds later, the visitor's retry is recognised as a repetition. */
export function withDeadline<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The store did not answer within ${ms} ms.`)), ms)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Answers requests that are too malformed or too slow to reach Fastify, in a form that the site's page can read. */
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
