/** Answers to what is not a request. Node would answer without our headers, or not at all, or as if it were one. */
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from './headers.ts'
import { ALLOW, type Answer, MALFORMED, refusal, type Site, WRONG_METHOD } from './answer.ts'

type Refusal = readonly [status: number, sentence: string, more?: Headers]

/** What is wrong with it, with the status and the sentence that say so. nginx has the same, but for the last. */
const REFUSALS = {
  malformed: [400, MALFORMED],
  method: [405, WRONG_METHOD, ALLOW],
  large: [431, 'This request is too large.\n'],
  version: [505, 'Only HTTP/1.1 is spoken here.\n'],
  late: [408, 'This request took too long.\n'],
} as const satisfies Record<string, Refusal>

export type Unread = keyof typeof REFUSALS

export function unreadAnswer(site: Site, why: Unread): Answer {
  const [status, sentence, more]: Refusal = REFUSALS[why]
  return refusal(site, status, sentence, more)
}

/** Node's error when its parser gives up. */
export interface ParserError {
  readonly code?: string
  /** The bytes in which the error was found. */
  readonly rawPacket?: Buffer
}

export function whyNotParsed({ code, rawPacket }: ParserError): Unread {
  const line = rawPacket?.toString('latin1', 0, 4096) ?? ''
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'late'
  if (code === 'HPE_HEADER_OVERFLOW') return 'large'
  if (code === 'HPE_INVALID_METHOD' && UNKNOWN_METHOD.test(line)) return 'method'
  if (code === 'HPE_INVALID_VERSION' && NEWER_VERSION.test(line)) return 'version'
  return 'malformed'
}

/** A request as it should be, but with a method or a version that Node does not know. */
const UNKNOWN_METHOD = /^[A-Z_-]+ \/\S* HTTP\/1\.[01]\r?\n/
const NEWER_VERSION = /^[A-Z_-]+ \/\S* HTTP\/[2-9]\.\d\r?\n/

/** What is wrong with a request that Node lets through. */
export function whyUnreadable({ httpVersion, headers }: IncomingMessage): Unread | undefined {
  if (!httpVersion.startsWith('1.')) return 'version'
  if (headers.host === undefined ? httpVersion !== '1.0' : !HOST.test(headers.host)) return 'malformed'
  const coding = headers['transfer-encoding']
  return coding === undefined || /^chunked$/i.test(coding) ? undefined : 'malformed'
}

/** A name or an address, and a port. */
const HOST = /^(?:[^\s,/\\[\]:]+|\[[\da-f:.]+\])(?::\d*)?$/i

/** Answers on the bare connection and ends it, even when the client does not. */
export function answerUnread(site: Site, why: Unread, socket: Socket): void {
  // Nothing is said on a connection that never said anything: a browser that opened it to be quick later would take
  // it for the answer to its first request.
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy()
  const { status, headers, body } = unreadAnswer(site, why)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}connection: close\r\n\r\n${body}`,
  )
  socket.destroySoon()
}
