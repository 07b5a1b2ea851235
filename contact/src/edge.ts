/** The first layer behind the socket: sizes, times, encodings, and an answer for those who do not even speak HTTP. */
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEMS, rawRefusal, refuse, Refusal } from './problem.ts'

export const BODY_LIMIT = 64 * 1024

/** A visitor's browser is done within a second; these only end what hangs or dawdles. */
export const TIMES = {
  headersMs: 10_000,
  requestMs: 20_000,
  handlerMs: 25_000,
  idleMs: 10_000,
  checkEveryMs: 1000,
}

/** JSON.parse alone would take bytes that are not UTF-8 and quietly put other letters in their place. */
export async function parseBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new Refusal(PROBLEMS.notUtf8)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(PROBLEMS.notJson)
  }
}

export async function refuseEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  return encoding === 'identity'
    ? undefined
    : refuse(reply.header('accept-encoding', 'identity'), PROBLEMS.notPlainJson)
}

const BROKEN: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: rawRefusal(PROBLEMS.tooSlow, 'Request Timeout'),
  HPE_HEADER_OVERFLOW: rawRefusal(PROBLEMS.tooManyHeaders, 'Request Header Fields Too Large'),
}
const MALFORMED = rawRefusal(PROBLEMS.badRequest, 'Bad Request')

export function answerBrokenConnection(error: Error & { code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end(BROKEN[error.code] ?? MALFORMED, () => socket.destroy())
}
