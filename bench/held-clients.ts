/** Opens connections that send something and then stay open. */
import { connect, type Socket } from 'node:net'

export interface Holding {
  readonly clients: number
  readonly sends: string
  /** Default: reads everything. */
  readonly reads?: 'nothing' | 'a byte a second'
}

export interface HeldClients {
  /** Resolves when all clients are connected and have sent their bytes. */
  readonly connected: Promise<unknown>
  end(): void
}

export function hold(port: number, kinds: readonly Holding[]): HeldClients {
  const clients = kinds.flatMap((kind) => Array.from({ length: kind.clients }, () => client(port, kind)))
  return {
    connected: Promise.all(clients.map(({ sent }) => sent)),
    end: () => clients.forEach(({ socket }) => socket.destroy()),
  }
}

/** Never closes its side, even if the host closes its own. */
function client(port: number, { sends, reads }: Holding): { socket: Socket; sent: Promise<void> } {
  // Reads a single byte, then pauses for a second.
  const onread = { buffer: Buffer.alloc(1), callback: () => false }
  const socket = connect({
    port,
    host: '127.0.0.1',
    allowHalfOpen: true,
    ...(reads === 'a byte a second' && { onread }),
  })
  socket.on('error', () => undefined)
  if (reads === undefined) socket.resume()
  else socket.pause()
  if (reads === 'a byte a second') {
    const timer = setInterval(() => socket.resume(), 1000)
    socket.on('close', () => clearInterval(timer))
  }
  const sent = new Promise<void>((resolve) =>
    socket.once('connect', () => (sends === '' ? resolve() : void socket.write(sends, () => resolve()))),
  )
  return { socket, sent }
}
