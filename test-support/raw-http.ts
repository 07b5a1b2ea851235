/** Sends HTTP over a plain socket, so that no client library normalizes the address. */
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface WholeResponse {
  readonly status: number
  /** Whether `100 Continue` came before the response. */
  readonly continued: boolean
  readonly headers: Readonly<Record<string, string>>
  /** Decompressed. */
  readonly body: string
}

/** Sends these bytes and returns the whole response, which ends with the connection. */
export function ask(port: number, bytes: string, localAddress = '127.0.0.1'): Promise<WholeResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes, 'latin1'))
    const pieces: Buffer[] = []
    socket.on('data', (piece: Buffer) => pieces.push(piece))
    socket.on('error', (error) => (pieces.length > 0 ? undefined : reject(error)))
    socket.on('close', () => resolve(parse(Buffer.concat(pieces))))
  })
}

const CONTINUE = Buffer.from('HTTP/1.1 100 Continue\r\n\r\n')

function parse(received: Buffer): WholeResponse {
  const continued = received.subarray(0, CONTINUE.length).equals(CONTINUE)
  const bytes = continued ? received.subarray(CONTINUE.length) : received
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    if (name in headers) throw new Error(`The header ${name} came twice.`)
    headers[name] = line.slice(colon + 1).trim()
  }
  const body = bytes.subarray(end + 4)
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? '']
  return {
    status: Number(first.split(' ')[1] ?? 0),
    continued,
    headers,
    body: (body.length > 0 && decode ? decode(body) : body).toString('latin1'),
  }
}
