/** Clients that hold their connections: a sample with lowered limits. Full size: bench/held.ts. */
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { until } from '../e2e/machine.ts'
import type { Site } from './answer.ts'
import { LIMITS } from './limits.ts'
import { serve } from './serve.ts'

/** More than the system takes on a client's behalf. */
const body = Buffer.alloc(30_000_000)
const large = { body, etag: '"large"', headers: { 'content-length': String(body.length) } }
const site: Site = {
  files: new Map([['/large', { identity: large }]]),
  headers: { 'x-content-type-options': 'nosniff' },
  page: () => undefined,
  missing: () => undefined,
}
const LOW = {
  headMs: 150,
  requestMs: 300,
  stalledMs: 300,
  answerMs: 500,
  idleMs: 150,
  checkMs: 20,
  connections: 40,
  closeMs: 400,
}

const clients: Socket[] = []
afterAll(() => clients.forEach((each) => each.destroy()))

/** A client that sends this, never closes its side, and takes so many bytes each 20 ms. */
function hold(port: number, sent: string, takes = 0): Promise<{ received: string }> {
  return new Promise((resolve) => {
    const kept = { received: '' }
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(sent)
      resolve(kept)
    })
    clients.push(socket)
    socket.on('error', () => undefined)
    if (takes === 0) socket.on('data', (piece) => (kept.received += piece.toString('latin1')))
    if (takes > 0) {
      const timer = setInterval(() => void socket.read(takes), 20)
      socket.on('readable', () => undefined).on('close', () => clearInterval(timer))
    }
  })
}

const half = (count: number, port: number, sent: string) =>
  Promise.all(Array.from({ length: count }, () => hold(port, sent)))
const slow = (count: number, port: number, takes: number) =>
  Promise.all(
    Array.from({ length: count }, () => hold(port, 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n', takes)),
  )

/** Connections of this process, both ends counted. */
const ends = () => process.getActiveResourcesInfo().filter((each) => each === 'TCPSocketWrap').length

test('connections without a whole request, or with an answer that is not taken, are cut', async () => {
  const host = await serve(site, 0, '127.0.0.1', LOW)
  const before = ends()
  const silent = await half(8, host.port, '')
  const begun = await half(6, host.port, 'GET / HTTP/1.1\r\nho')
  const unfinished = await half(6, host.port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nabc')
  await slow(5, host.port, 1)
  const served = await fetch(`http://127.0.0.1:${host.port}/nowhere`, { headers: { connection: 'close' } })
  expect(served.status).toBe(404)
  // Our own ends are still open, or closed by a reset; none of the host's are left.
  await until('the host to let go', () => ends() - before <= 25 || undefined, 10_000)
  expect(silent.map(({ received }) => received)).toEqual(silent.map(() => ''))
  for (const { received } of begun) {
    expect(received).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(received).toContain('x-content-type-options: nosniff')
    expect(received).toMatch(/\r\n\r\nThis request took too long\.\n$/)
  }
  // They were answered as soon as their head was read, and are not answered again.
  for (const { received } of unfinished) expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 405'])
  await host.close()
})

test('an answer that is taken drop by drop is cut in the end', async () => {
  const host = await serve(site, 0, '127.0.0.1', { ...LOW, stalledMs: 60_000 })
  const before = ends()
  await slow(1, host.port, 100)
  expect(await until('the host to let go', () => ends() - before <= 1 || undefined, 10_000)).toBe(true)
  await host.close()
})

test('more connections than the limit are closed at once', async () => {
  const host = await serve(site, 0, '127.0.0.1', { ...LIMITS, connections: 3 })
  await half(3, host.port, '')
  await expect(fetch(`http://127.0.0.1:${host.port}/`)).rejects.toThrow('fetch failed')
  await host.close()
})

test('the end comes in time whoever is connected, and what is being answered is finished', async () => {
  // Long enough for the one large answer on a busy machine: four clients make the end wait for all of it.
  const closeMs = 4000
  const host = await serve(site, 0, '127.0.0.1', { ...LIMITS, closeMs })
  await half(10, host.port, '')
  await half(10, host.port, 'GET / HTTP/1.1\r\nho')
  await slow(4, host.port, 1)
  const [reader] = await half(1, host.port, 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
  const late = await hold(host.port, 'GET /nowhere HTTP/1.1\r\n')
  // Once this is answered, the host has accepted all the connections before it.
  expect((await fetch(`http://127.0.0.1:${host.port}/nowhere`)).status).toBe(404)
  const began = performance.now()
  const closed = host.close()
  // The rest of a request that was on its way.
  clients.at(-1)?.write('host: x\r\n\r\n')
  await closed
  expect(performance.now() - began).toBeLessThan(closeMs * 5)
  expect(late.received).toMatch(/^HTTP\/1.1 404 [^]*connection: close\r\n/i)
  await until('the whole answer', () => (reader?.received.length ?? 0) > body.length || undefined, 10_000)
})
