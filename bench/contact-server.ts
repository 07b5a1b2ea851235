/**
 * Runs the measured server in its own process: `bare` parses a message and discards it, `service` is the contact
 * service. Replies to every message from the parent process with its CPU time.
 */
import { createServer } from 'node:http'
import { readSettings } from '../config.ts'
import { startContact } from '../contact/src/serve.ts'

async function startBare(): Promise<string> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { subject } = JSON.parse(Buffer.concat(pieces).toString()) as { subject: string }
      const body = JSON.stringify({ reference: subject })
      response.writeHead(202, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port.')
  return `http://127.0.0.1:${address.port}`
}

const origin = process.argv[2] === 'bare' ? await startBare() : (await startContact(readSettings())).origin
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicroseconds: user + system })
})
process.send?.({ origin })
