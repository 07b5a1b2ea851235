import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { form } from '../../test/service.ts'
import { withStorage } from './health.ts'
import { storageLevel, monitorStorage } from './storage-limit.ts'

const MB = 1024 * 1024

test.each([
  [0, 100, 'enough'],
  [79, 100, 'enough'],
  [80, 100, 'nearly full'],
  [99, 100, 'nearly full'],
  [100, 100, 'full'],
  [1_000_000, 0, 'enough'],
])('%d bytes of %d: %s', (bytes, most, expected) => {
  expect(storageLevel(bytes, most)).toBe(expected)
})

test('warns when nearly full, refuses messages when full, and accepts them again once there is space', async () => {
  let size = 0
  const warnings: string[] = []
  const log = { warn: (line: unknown) => void warnings.push(String(line)), error: () => undefined }
  const storage = monitorStorage({ size: async () => size }, 100 * MB, log)
  const { app, store, close } = await createTestApp(
    {},
    {
      isFull: () => storage.level() === 'full',
      health: async () =>
        withStorage({ store: 'ok', outbox: 'ok', why: [] }, storage.level(), storage.describe()),
    },
  )
  const send = () => app.inject({ method: 'POST', url: '/api/contact-us', payload: form() })
  const ready = async () => {
    await storage.measure()
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
  storage.stop()
  await close()
})
