/** Serves a static site on a port; what is answered is decided in answer.ts, and who is cut off in limits.ts. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answer, type Site } from './answer.ts'
import { closeWithin, cutSlowReaders } from './connections.ts'
import { LIMITS, type Limits } from './limits.ts'
import {
  answerUnread,
  type ParserError,
  unreadAnswer,
  whyNotParsed,
  whyUnreadable,
} from './malformed-requests.ts'

export interface Serving {
  /** The port in use; the one asked for unless that was 0. */
  readonly port: number
  /** Finishes what is being answered, then cuts whoever is connected. */
  close(): Promise<void>
}

/** A head of this size, the address in it included, is refused with 431; nginx has the same limit. */
const MAX_HEAD_BYTES = 16 * 1024

export function serve(site: Site, port: number, listen: string, limits: Limits = LIMITS): Promise<Serving> {
  /** Connections whose request was answered before all of it had come. */
  const answeredEarly = new WeakSet<Socket>()
  const options = {
    // Node would answer a request without a Host header itself, without our security headers.
    requireHostHeader: false,
    // A second Host header is then seen, instead of thrown away.
    joinDuplicateHeaders: true,
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
  }
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const unreadable = whyUnreadable(request)
    const { status, headers, body } = unreadable
      ? unreadAnswer(site, unreadable)
      : answer(site, {
          method: request.method ?? '',
          url: request.url ?? '',
          acceptEncoding: request.headers['accept-encoding'],
          ifNoneMatch: request.headers['if-none-match'],
        })
    // At the end, nobody is to wait on this connection for another answer.
    response.shouldKeepAlive &&= server.listening
    response.writeHead(status, headers).end(body)
    if (hasBody(request)) answeredEarly.add(request.socket)
    request.resume()
  }
  const server = createServer(options, respond)
  // Node would answer an unknown Expect header with 417 and without our headers. Like nginx, we ignore it.
  server.on('checkExpectation', respond)
  server.timeout = limits.stalledMs
  server.maxConnections = limits.connections
  server.on('clientError', (error: ParserError, socket: Socket) => {
    if (answeredEarly.has(socket) || error.code === 'ECONNRESET') socket.destroy()
    else answerUnread(site, whyNotParsed(error), socket)
  })
  // Node would end the connection without an answer.
  server.on('connect', ({ url }, socket: Socket) =>
    answerUnread(site, url?.startsWith('/') ? 'method' : 'malformed', socket),
  )
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return listening(server, sockets, port, listen, limits)
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

function listening(
  server: Server,
  sockets: ReadonlySet<Socket>,
  port: number,
  listen: string,
  limits: Limits,
): Promise<Serving> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, listen, () => {
      const address = server.address()
      const stopCutting = cutSlowReaders(sockets, limits)
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => closeWithin(server, sockets, limits.closeMs).finally(stopCutting),
      })
    })
  })
}
