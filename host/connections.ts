/** Closes connections of clients that read too slowly, and all connections at shutdown. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './limits.ts'

/**
 * Node closes connections that read nothing at all. This closes those that read too slowly. It checks all connections
 * periodically, so requests pay nothing for it.
 */
export function closeSlowReaders(
  sockets: ReadonlySet<Socket>,
  { answerMs, checkMs }: Pick<Limits, 'answerMs' | 'checkMs'>,
): () => void {
  const pendingSince = new WeakMap<Socket, number>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of sockets) {
      if (socket.writableLength === 0) pendingSince.delete(socket)
      else if (!pendingSince.has(socket)) pendingSince.set(socket, now)
      else if (now - (pendingSince.get(socket) ?? now) > answerMs) socket.destroy()
    }
  }, checkMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** How often shutdown checks the connections, in ms. */
const POLL_MS = 20

/**
 * A request that is in transit when shutdown begins is still answered if it arrives within this many polls. Counted in
 * polls and not in ms: between two polls Node reads everything that has arrived, however busy the machine is.
 */
const POLLS_FOR_REQUESTS_IN_TRANSIT = 10

/**
 * Stops listening and closes every connection; one that is still reading its response gets up to `closeMs`. Responses
 * are written in one piece, so a connection with an empty write buffer has no response pending.
 */
export function closeWithin(server: Server, sockets: ReadonlySet<Socket>, closeMs: number): Promise<void> {
  const began = performance.now()
  // Called by close(). It would close connections whose response has been written but not yet read.
  server.closeIdleConnections = () => undefined
  let polls = 0
  return new Promise((closed) => {
    const timer = setInterval(() => {
      const isTimeUp = performance.now() - began > closeMs
      const isTransitOver = ++polls > POLLS_FOR_REQUESTS_IN_TRANSIT
      for (const socket of sockets)
        if (isTimeUp || (isTransitOver && socket.writableLength === 0)) socket.destroy()
    }, POLL_MS)
    server.close(() => {
      clearInterval(timer)
      closed()
    })
  })
}
