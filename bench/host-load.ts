/** Generates load in its own process: `node host-load.ts URL CONNECTIONS REQUESTS`. Prints the seconds it took. */
import { connect } from 'node:net'

const [address = '', connections = '64', requests = '20000'] = process.argv.slice(2)
const url = new URL(address)
const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br, gzip\r\n\r\n`
let left = Number(requests)
let open = Number(connections)
const began = performance.now()

for (let i = 0; i < Number(connections); i++) {
  const socket = connect(Number(url.port), url.hostname)
  let waiting = 0
  let head = ''
  const next = () => {
    if (left-- > 0) return void socket.write(request)
    socket.end()
    if (--open === 0) console.log((performance.now() - began) / 1000)
  }
  socket.on('connect', next)
  socket.on('data', (piece) => {
    if (waiting === 0) {
      head += piece.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, 100))
      waiting = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - end - 4)
      head = ''
    } else waiting -= piece.length
    if (waiting === 0) next()
  })
}
