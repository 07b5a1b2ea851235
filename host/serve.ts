/** Serves a static site on a port. Responses come from answer.ts, limits from limits.ts. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Answer, answer, type HostedSite, plainAnswer, type StaticRequest } from './answer.ts'
import { closeWithin, closeSlowReaders } from './connections.ts'
import { LIMITS, type Limits } from './limits.ts'
import {
  refuseOnSocket,
  type ParserError,
  refusalFor,
  reasonOfParserError,
  reasonToRefuse,
} from './malformed-requests.ts'

export interface Serving {
  /** The actual port, if port 0 was requested. */
  readonly port: number
  /** Finishes responses in progress, then closes all connections. */
  close(): Promise<void>
}

/** A larger head, including the address, is refused with 431; nginx has the same limit. */
const MAX_HEAD_BYTES = 16 * 1024

export function serve(
  site: HostedSite,
  port: number,
  listen: string,
  limits: Limits = LIMITS,
): Promise<Serving> {
  /** Connections whose request was answered before its body had arrived. */
  const answeredEarly = new WeakSet<Socket>()
  const options = {
    // Node would answer a request without a Host header itself, without our security headers.
    requireHostHeader: false,
    // Makes a second Host header visible, instead of discarding it.
    joinDuplicateHeaders: true,
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
  }
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const refusalReason = reasonToRefuse(request)
    const { status, headers, body } = refusalReason
      ? refusalFor(site, refusalReason)
      : answerOrFail(site.forHost?.(request.headers.host) ?? site, {
          method: request.method ?? '',
          url: request.url ?? '',
          acceptEncoding: request.headers['accept-encoding'],
          ifNoneMatch: request.headers['if-none-match'],
        })
    // Closes the connection after this response during shutdown.
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
    else refuseOnSocket(site, reasonOfParserError(error), socket)
  })
  // Node would close the connection without a response.
  server.on('connect', ({ url }, socket: Socket) =>
    refuseOnSocket(site, url?.startsWith('/') ? 'method' : 'malformed', socket),
  )
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return listening(server, sockets, port, listen, limits)
}

/** A fault of ours must not end the process. The log line contains nothing of the visitor's, like that of nginx. */
function answerOrFail(site: HostedSite, request: StaticRequest): Answer {
  try {
    return answer(site, request)
  } catch (error) {
    console.error(`${new Date().toISOString()} 500 ${request.method} ${loggedPath(request.url)}`, error)
    return plainAnswer(site, 500, 'The server failed to answer this request.\n')
  }
}

/** A path that is unlike those of our files may be anything, so it is not logged. */
export const loggedPath = (url: string) => /^(\/[A-Za-z0-9/._-]{0,80})(?:\?|$)/.exec(url)?.[1] ?? '-'

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
      const stopChecking = closeSlowReaders(sockets, limits)
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => closeWithin(server, sockets, limits.closeMs).finally(stopChecking),
      })
    })
  })
}
