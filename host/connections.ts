/** Ends the connections of clients that do not take their answers, and all of them at the end. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './limits.ts'

/**
 * Node cuts clients that take nothing at all. This cuts those that take their answer drop by drop. It looks at all
 * connections once in a while, so that a request costs nothing.
 */
export function cutSlowReaders(
  sockets: ReadonlySet<Socket>,
  { answerMs, checkMs }: Pick<Limits, 'answerMs' | 'checkMs'>,
): () => void {
  const since = new WeakMap<Socket, number>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const socket of sockets) {
      if (socket.writableLength === 0) since.delete(socket)
      else if (!since.has(socket)) since.set(socket, now)
      else if (now - (since.get(socket) ?? now) > answerMs) socket.destroy()
    }
  }, checkMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** How often it is looked whether an answer has been taken. */
const LOOK_MS = 20

/**
 * A request that is on its way when the end begins is still answered if it comes within so many looks: between two of
 * them everything that has come is read, however late a busy machine lets them be.
 */
const LOOKS_FOR_WHAT_IS_ON_ITS_WAY = 10

/**
 * Stops listening and cuts every connection, but one that still takes its answer only after `closeMs`. An answer is
 * written at once and whole, so where nothing waits to be taken nothing is being answered.
 */
export function closeWithin(server: Server, sockets: ReadonlySet<Socket>, closeMs: number): Promise<void> {
  const began = performance.now()
  // Called by close(). It would cut connections whose answer has been written, but not yet taken.
  server.closeIdleConnections = () => undefined
  let looks = 0
  return new Promise((closed) => {
    const timer = setInterval(() => {
      const late = performance.now() - began > closeMs
      const allHasCome = ++looks > LOOKS_FOR_WHAT_IS_ON_ITS_WAY
      for (const socket of sockets) if (late || (allHasCome && socket.writableLength === 0)) socket.destroy()
    }, LOOK_MS)
    server.close(() => {
      clearInterval(timer)
      closed()
    })
  })
}
