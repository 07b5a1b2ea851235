/** A mail server that accepts connections and then stays silent, or repeats the given pieces forever. */
import { createServer } from 'node:net'

export async function startSilentServer(trickle: readonly string[], port = 0) {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    let next = 0
    const timer = setInterval(() => {
      if (trickle.length > 0) socket.write(trickle[next++ % trickle.length] ?? '')
    }, 50)
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      connections--
      clearInterval(timer)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The silent server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
