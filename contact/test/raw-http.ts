/** Sends raw bytes to an HTTP server and reads the response. */
import { connect } from 'node:net'

export interface FirstResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends the pieces in order, then waits for the first response or the end of the connection. */
export function raw(
  origin: string,
  pieces: readonly (string | Buffer)[],
  { thenEnd = false } = {},
): Promise<FirstResponse | 'closed'> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let received = Buffer.alloc(0)
    const done = () => {
      resolve(parseAnswer(received.toString('utf8')) ?? 'closed')
      socket.destroy()
    }
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (parseAnswer(received.toString('utf8'))) done()
    })
    socket.on('close', done)
    socket.on('error', done)
    for (const piece of pieces) socket.write(piece)
    if (thenEnd) socket.end()
  })
}

function parseAnswer(text: string): FirstResponse | undefined {
  const split = text.indexOf('\r\n\r\n')
  if (split < 0) return undefined
  const [statusLine = '', ...lines] = text.slice(0, split).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const body = text.slice(split + 4)
  const complete = Buffer.byteLength(body) >= Number(headers['content-length'] ?? 0)
  return complete ? { status: Number(statusLine.split(' ')[1]), headers, body } : undefined
}

export function head(
  headers: Readonly<Record<string, string | number>>,
  line = 'POST /api/contact-us HTTP/1.1',
): string {
  const all = {
    Host: 'contact',
    Origin: 'http://localhost:3000',
    'Content-Type': 'application/json',
    ...headers,
  }
  return `${[line, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`
}
