import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { form } from '../../test/service.ts'
import { createHealthCheck, mailProblems } from './health.ts'

const NOW = 1_800_000_000_000
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

test.each<[string, number, number | null, number, RegExp[]]>([
  ['an empty queue', 0, null, 0, []],
  ['a message received a second ago', 1, 1000, 0, []],
  ['a message received just under 15 minutes ago', 1, 15 * MINUTE_MS - 1, 0, []],
  ['a message received 15 minutes ago', 1, 15 * MINUTE_MS, 0, [/ 1 message waits .* for 15 minutes\./]],
  ['many messages', 1234, 119 * MINUTE_MS, 0, [/ 1,234 messages wait .* for 119 minutes\./]],
  ['messages that are hours old', 2, 47.5 * 60 * MINUTE_MS, 0, [/the oldest for 47 hours\./]],
  ['messages that are days old', 2, 3.5 * DAY_MS, 0, [/the oldest for 3 days\./]],
  ['a message from the future', 1, -DAY_MS, 0, []],
  ['one message that was given up', 0, null, 1, [/^1 message was given up .* retry, delete or dismiss\.$/]],
  ['messages both old and given up', 3, DAY_MS, 2, [/3 messages wait/, /^2 messages were given up/]],
])('reports the mail problems of %s', (_, waiting, age, givenUp, expected) => {
  const problems = mailProblems({ waiting, oldest: age === null ? null : NOW - age, givenUp }, NOW)
  expect(problems).toHaveLength(expected.length)
  for (const [index, sentence] of expected.entries()) expect(problems[index]).toMatch(sentence)
})

test('judges messages by age, whatever their next attempt, and not at all without a mail server', async () => {
  const { store, close } = await createTestApp()
  let now = NOW
  const health = createHealthCheck(store, true, () => now)
  await store.add({ message: form(), marks: [], address: '192.0.2.1', now })
  const ready = { store: 'ok', outbox: 'ok', waiting: 1, oldest_s: 0, given_up: 0, why: [] }
  expect(await health()).toEqual(ready)
  now += 14 * MINUTE_MS
  const [leased] = await store.take(now, 1000, 1)
  if (!leased) throw new Error('Not leased.')
  await store.putBack(leased, 'away', now + DAY_MS)
  expect(await health()).toEqual({ ...ready, oldest_s: 840 })
  now += MINUTE_MS
  expect(await health()).toMatchObject({ outbox: 'failing', oldest_s: 900, why: [expect.any(String)] })
  expect(JSON.stringify(await health())).not.toContain('visitor@')
  expect(await createHealthCheck(store, false, () => now)()).toMatchObject({
    outbox: 'off',
    waiting: 1,
    why: [],
  })

  const [again] = await store.take(now + DAY_MS, 1000, 1)
  if (!again) throw new Error('Not leased.')
  await store.putBack(again, 'away', 'failed')
  now += 1000
  expect(await health()).toMatchObject({ outbox: 'failing', waiting: 0, given_up: 1 })
  await store.dismissFailed(now)
  now += 1000
  expect(await health()).toEqual({ ...ready, waiting: 0 })
  await close()
})

test('detects a closed store, and probes at most once a second, even after the clock is set back', async () => {
  const { store, close } = await createTestApp()
  let now = NOW
  let probes = 0
  const counted = { ...store, probe: () => (probes++, store.probe(now)) }
  const health = createHealthCheck(counted, true, () => now)
  await Promise.all([health(), health(), health()])
  expect(probes).toBe(1)
  now -= DAY_MS
  await Promise.all([health(), health()])
  expect(probes).toBe(2)
  await store.close()
  now += 1000
  expect(await health()).toMatchObject({
    store: 'failing',
    outbox: 'unknown',
    why: [expect.stringContaining('cannot be written to')],
  })
  expect(probes).toBe(3)
  await close()
})
