/** Error responses as problem details (RFC 9457), without internal details. */
import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { FieldProblem } from './message.ts'

export interface Problem {
  readonly status: number
  readonly title: string
  readonly errors?: readonly FieldProblem[]
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

const aboutBody = (reason: string) => [{ field: 'body', reason }]

export const PROBLEMS = {
  notJson: { status: 400, title: 'The body is not JSON', errors: aboutBody('is not JSON') },
  notUtf8: { status: 400, title: 'The body is not UTF-8', errors: aboutBody('is not UTF-8') },
  badRequest: { status: 400, title: 'The request is malformed' },
  foreignOrigin: {
    status: 403,
    title: 'This origin may not send messages',
    errors: [{ field: 'Origin', reason: 'is not the site that this service serves' }],
  },
  notFound: { status: 404, title: 'There is nothing at this address' },
  wrongMethod: { status: 405, title: 'This address takes POST only' },
  unknownSite: {
    status: 422,
    title: 'The message is not complete or not valid',
    errors: [{ field: 'site_name', reason: 'is not a site that this service serves' }],
  },
  tooSlow: { status: 408, title: 'The request took too long to arrive' },
  tooLarge: { status: 413, title: 'The body is too large', errors: aboutBody('is larger than 64 KB') },
  notPlainJson: {
    status: 415,
    title: 'The body must be application/json without a content encoding',
    errors: [{ field: 'Content-Type', reason: 'must be application/json, without Content-Encoding' }],
  },
  tooManyHeaders: { status: 431, title: 'The headers are too large' },
  tooMany: { status: 429, title: 'Too many messages; please try again later' },
  broken: { status: 500, title: 'The service failed to answer' },
  storeFull: {
    status: 503,
    title: 'There is no room for more messages at the moment; please try again later',
  },
  storeDown: { status: 503, title: 'The message could not be kept; please try again' },
} as const satisfies Record<string, Problem>

/** The metrics' name for a message with invalid fields; all other problems use the names above. */
export const INVALID = 'invalid'
export type ProblemName = keyof typeof PROBLEMS | typeof INVALID

const NAMES = new Map<Problem, ProblemName>(
  Object.entries(PROBLEMS).map(([name, problem]) => [problem, name as keyof typeof PROBLEMS]),
)
const nameOf = (problem: Problem): ProblemName => NAMES.get(problem) ?? INVALID

declare module 'fastify' {
  interface FastifyInstance {
    /** Called for every refusal. */
    onRefused(problem: ProblemName): void
  }
}

export const invalid = (errors: readonly FieldProblem[]): Problem => ({
  status: 422,
  title: 'The message is not complete or not valid',
  errors,
})

/** Thrown where no reply object is at hand; the error handler responds with its problem. */
export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.title, options)
    this.problem = problem
  }
}

export function refuse(reply: FastifyReply, problem: Problem): FastifyReply {
  reply.server.onRefused(nameOf(problem))
  return reply
    .code(problem.status)
    .type(PROBLEM_TYPE)
    .send({ type: 'about:blank', ...problem })
}

/** The same response as text, for a bare socket. */
export function rawRefusal(
  problem: Problem,
  siteOrigin: string,
  headers: Readonly<Record<string, string>>,
): string {
  const body = JSON.stringify({ type: 'about:blank', ...problem })
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    `Access-Control-Allow-Origin: ${siteOrigin}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
