/** Serves a static site on a port; what is answered is decided in answer.ts. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { answer, type Site } from './answer.ts'

export interface Serving {
  /** The port in use; the one asked for unless that was 0. */
  readonly port: number
  close(): Promise<void>
}

export function serve(site: Site, port: number, listen: string): Promise<Serving> {
  // Node would answer a request without a Host header itself, without our security headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const { status, headers, body } = answer(site, {
      method: request.method ?? '',
      url: hasHost(request) ? (request.url ?? '') : '',
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
    })
    response.writeHead(status, headers).end(body)
    request.resume()
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
    const headers = Object.entries(site.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}content-length: 0\r\nconnection: close\r\n\r\n`)
  })
  return listening(server, port, listen)
}

const hasHost = (request: IncomingMessage) =>
  request.httpVersion !== '1.1' || request.headers.host !== undefined

function listening(server: Server, port: number, listen: string): Promise<Serving> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, listen, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeIdleConnections()
          }),
      })
    })
  })
}
