/**
 * Sends distinct messages over persistent connections: `node contact-load.ts ORIGIN CONNECTIONS SECONDS`. Prints how
 * many were acknowledged, and the seconds it took.
 */
import { connect } from 'node:net'

const [origin = '', connections = '64', seconds = '4'] = process.argv.slice(2)
const url = new URL(origin)
const run = Math.random().toString(36).slice(2)
const filling = 'How tall does the tower grow? '.repeat(20)
let sent = 0
let acknowledged = 0
let open = 0
const began = performance.now()
const end = began + 1000 * Number(seconds)

function nextRequest(): string {
  const body = `{"subject":"A question","email":"visitor@example.org","note":"${run} ${++sent} ${filling}","site_name":"greenhouse-arcade"}`
  return `POST /api/contact-us HTTP/1.1\r\nhost: contact\r\norigin: http://localhost:3000\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

for (let index = 0; index < Number(connections); index++) {
  const socket = connect(Number(url.port), url.hostname)
  open++
  socket.on('connect', () => socket.write(nextRequest()))
  // Responses are small enough to arrive in one piece.
  socket.on('data', (piece) => {
    const received = piece.toString('latin1')
    if (!received.startsWith('HTTP/1.1 202') || !received.endsWith('}'))
      throw new Error(received.slice(0, 300))
    acknowledged++
    if (performance.now() < end) return void socket.write(nextRequest())
    socket.end()
    if (--open === 0)
      console.log(JSON.stringify({ acknowledged, seconds: (performance.now() - began) / 1000 }))
  })
}
