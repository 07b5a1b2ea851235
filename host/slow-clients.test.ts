/** Slow clients, with lowered limits. bench/held.ts tests the real limits. */
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { until } from '../test-support/machine.ts'
import type { HostedSite } from './answer.ts'
import { LIMITS } from './limits.ts'
import { serve } from './serve.ts'

/** More than the system buffers for a client. */
const body = Buffer.alloc(30_000_000)
const large = { body, etag: '"large"', headers: { 'content-length': String(body.length) } }
const site: HostedSite = {
  files: new Map([['/large', { identity: large }]]),
  headers: { 'x-content-type-options': 'nosniff' },
  page: () => undefined,
  missing: () => undefined,
}
/** Far below the real limits, but above the pauses of a busy machine. */
const LOW = {
  headMs: 1000,
  requestMs: 1500,
  stalledMs: 1500,
  answerMs: 2500,
  idleMs: 1000,
  checkMs: 20,
  connections: 40,
  closeMs: 1500,
}

const clients: Socket[] = []
afterAll(() => clients.forEach((each) => each.destroy()))

/** A client that sends this, never closes its side, and reads `readBytes` every 20 ms; 0 reads everything. */
function hold(port: number, sent: string, readBytes = 0): Promise<{ received: string }> {
  return new Promise((resolve) => {
    const kept = { received: '' }
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(sent)
      resolve(kept)
    })
    clients.push(socket)
    socket.on('error', () => undefined)
    if (readBytes === 0) socket.on('data', (chunk) => (kept.received += chunk.toString('latin1')))
    if (readBytes > 0) {
      const timer = setInterval(() => void socket.read(readBytes), 20)
      socket.on('readable', () => undefined).on('close', () => clearInterval(timer))
    }
  })
}

const openAll = (count: number, port: number, sent: string) =>
  Promise.all(Array.from({ length: count }, () => hold(port, sent)))
const openSlow = (count: number, port: number, readBytes: number) =>
  Promise.all(
    Array.from({ length: count }, () => hold(port, 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n', readBytes)),
  )

/** Sockets of this process, counting both ends of a connection. */
const socketCount = () => process.getActiveResourcesInfo().filter((each) => each === 'TCPSocketWrap').length

test('closes connections with an incomplete request, or that do not read their response', async () => {
  const host = await serve(site, 0, '127.0.0.1', LOW)
  const before = socketCount()
  const silent = await openAll(8, host.port, '')
  const begun = await openAll(6, host.port, 'GET / HTTP/1.1\r\nho')
  const unfinished = await openAll(6, host.port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nabc')
  await openSlow(5, host.port, 1)
  const served = await fetch(`http://127.0.0.1:${host.port}/nowhere`, { headers: { connection: 'close' } })
  expect(served.status).toBe(404)
  // The clients' own sockets may still be open; none of the host's are left.
  await until('the host to close the connections', () => socketCount() - before <= 25 || undefined, 30_000)
  expect(silent.map(({ received }) => received)).toEqual(silent.map(() => ''))
  for (const { received } of begun) {
    expect(received).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(received).toContain('x-content-type-options: nosniff')
    expect(received).toMatch(/\r\n\r\nThis request took too long\.\n$/)
  }
  // They got a response as soon as their head was read, and no second one.
  for (const { received } of unfinished) expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 405'])
  await host.close()
})

test('closes a connection that reads its response too slowly', async () => {
  const host = await serve(site, 0, '127.0.0.1', { ...LOW, stalledMs: 60_000 })
  const before = socketCount()
  await openSlow(1, host.port, 100)
  expect(
    await until('the host to close the connections', () => socketCount() - before <= 1 || undefined, 30_000),
  ).toBe(true)
  await host.close()
})

test('closes connections above the limit at once', async () => {
  const host = await serve(site, 0, '127.0.0.1', { ...LIMITS, connections: 3 })
  await openAll(3, host.port, '')
  await expect(fetch(`http://127.0.0.1:${host.port}/`)).rejects.toThrow('fetch failed')
  await host.close()
})

test('shuts down in time with open connections, and finishes responses in progress', async () => {
  // Long enough for the one large response on a busy machine; the four slow clients make shutdown use all of it.
  const closeMs = 4000
  const host = await serve(site, 0, '127.0.0.1', { ...LIMITS, closeMs })
  await openAll(10, host.port, '')
  await openAll(10, host.port, 'GET / HTTP/1.1\r\nho')
  await openSlow(4, host.port, 1)
  const [reader] = await openAll(1, host.port, 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
  const late = await hold(host.port, 'GET /nowhere HTTP/1.1\r\n')
  // After this response, the host has accepted all earlier connections.
  expect((await fetch(`http://127.0.0.1:${host.port}/nowhere`)).status).toBe(404)
  const began = performance.now()
  const closed = host.close()
  // The rest of a request that was in transit.
  clients.at(-1)?.write('host: x\r\n\r\n')
  await closed
  expect(performance.now() - began).toBeLessThan(closeMs * 5)
  expect(late.received).toMatch(/^HTTP\/1.1 404 [^]*connection: close\r\n/i)
  await until('the whole response', () => (reader?.received.length ?? 0) > body.length || undefined, 10_000)
})
