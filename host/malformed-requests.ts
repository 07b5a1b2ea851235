/** Refuses malformed requests, which Node would answer without our headers, not at all, or as if they were valid. */
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from './headers.ts'
import { ALLOW, type Answer, MALFORMED, plainAnswer, type HostedSite, WRONG_METHOD } from './answer.ts'

type Refusal = readonly [status: number, sentence: string, more?: Headers]

/** Status and message for each reason. nginx has the same, except for the last. */
const REFUSALS = {
  malformed: [400, MALFORMED],
  method: [405, WRONG_METHOD, ALLOW],
  large: [431, 'This request is too large.\n'],
  version: [505, 'Only HTTP/1.1 is spoken here.\n'],
  late: [408, 'This request took too long.\n'],
} as const satisfies Record<string, Refusal>

export type RefusalReason = keyof typeof REFUSALS

export function refusalFor(site: HostedSite, reason: RefusalReason): Answer {
  const [status, sentence, more]: Refusal = REFUSALS[reason]
  return plainAnswer(site, status, sentence, more)
}

/** The error of Node's HTTP parser. */
export interface ParserError {
  readonly code?: string
  /** The bytes that contain the error. */
  readonly rawPacket?: Buffer
}

export function reasonOfParserError({ code, rawPacket }: ParserError): RefusalReason {
  const line = rawPacket?.toString('latin1', 0, 4096) ?? ''
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'late'
  if (code === 'HPE_HEADER_OVERFLOW') return 'large'
  if (code === 'HPE_INVALID_METHOD' && UNKNOWN_METHOD.test(line)) return 'method'
  if (code === 'HPE_INVALID_VERSION' && NEWER_VERSION.test(line)) return 'version'
  return 'malformed'
}

/** Well-formed requests with a method or version that Node does not support. */
const UNKNOWN_METHOD = /^[A-Z_-]+ \/\S* HTTP\/1\.[01]\r?\n/
const NEWER_VERSION = /^[A-Z_-]+ \/\S* HTTP\/[2-9]\.\d\r?\n/

/** Finds problems in a request that Node accepts. */
export function reasonToRefuse({ httpVersion, headers }: IncomingMessage): RefusalReason | undefined {
  if (!httpVersion.startsWith('1.')) return 'version'
  if (headers.host === undefined ? httpVersion !== '1.0' : !HOST.test(headers.host)) return 'malformed'
  const coding = headers['transfer-encoding']
  return coding === undefined || /^chunked$/i.test(coding) ? undefined : 'malformed'
}

/** A host name or IP address, with an optional port. */
const HOST = /^(?:[^\s,/\\[\]:]+|\[[\da-f:.]+\])(?::\d*)?$/i

/** Writes the refusal to the socket and closes it, even if the client does not. */
export function refuseOnSocket(site: HostedSite, reason: RefusalReason, socket: Socket): void {
  // Writes nothing if the client has sent nothing: a browser that preconnected would take it for the response to its
  // first request.
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy()
  const { status, headers, body } = refusalFor(site, reason)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: close\r\n\r\n${body}`,
  )
  socket.destroySoon()
}
