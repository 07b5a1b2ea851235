import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { form } from '../../test/service.ts'
import { withRoom } from './health.ts'
import { roomFor, watchRoom } from './storage-limit.ts'

const MB = 1024 * 1024

test.each([
  [0, 100, 'enough'],
  [79, 100, 'enough'],
  [80, 100, 'nearly full'],
  [99, 100, 'nearly full'],
  [100, 100, 'full'],
  [1_000_000, 0, 'enough'],
])('%d bytes of %d: %s', (bytes, most, expected) => {
  expect(roomFor(bytes, most)).toBe(expected)
})

test('a store that fills up says so before it is full, refuses then, and accepts again when there is room', async () => {
  let size = 0
  const warnings: string[] = []
  const log = { warn: (line: unknown) => void warnings.push(String(line)), error: () => undefined }
  const watch = watchRoom({ size: async () => size }, 100 * MB, log)
  const { app, store, close } = await testApp(
    {},
    {
      isFull: () => watch.room() === 'full',
      health: async () => withRoom({ store: 'ok', outbox: 'ok', why: [] }, watch.room(), watch.sentence()),
    },
  )
  const send = () => app.inject({ method: 'POST', url: '/api/contact-us', payload: form() })
  const ready = async () => {
    await watch.look()
    const { statusCode, body } = await app.inject('/readyz')
    return [statusCode, (JSON.parse(body) as { room: string }).room]
  }

  expect(await ready()).toEqual([200, 'ok'])
  size = 85 * MB
  expect(await ready()).toEqual([200, 'ok, but nearly full: 85 of 100 MB'])
  expect(warnings).toEqual([expect.stringContaining('nearly full (85 of 100 MB)')])
  size = 100 * MB
  expect(await ready()).toEqual([503, 'full: 100 of 100 MB'])
  const refused = await send()
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('600')
  expect(refused.json()).toMatchObject({ title: expect.stringContaining('no room') })
  expect(await store.list(1)).toEqual([])
  size = 10 * MB
  await ready()
  expect((await send()).statusCode).toBe(202)
  expect(warnings).toHaveLength(2)
  watch.stop()
  await close()
})
