/** Runs the store with wrong clocks: no visitor is refused, nothing is erased, deliveries continue. */
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { form } from '../../test/service.ts'
import { retentionCutoff, erasingLag, clockWarning, type ClockState, advanceClock } from './clock.ts'
import { repairDueTimes, sweep } from '../operations/retention.ts'
import { FAILURES, nextAttempt } from '../delivery/retry.ts'
import { MAX_DUE_AHEAD_MS } from './clock-rows.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** Readings of the hourly clock check, relative to the first one. */
const hourly = (from: number, hours: number) =>
  Array.from({ length: hours + 1 }, (_, hour) => from + hour * HOUR)

describe('the store’s own time', () => {
  test.each([
    ['follows a running clock', hourly(0, 30), 30 * HOUR],
    ['follows after a night off', [0, 11 * HOUR], 11 * HOUR],
    ['does not follow a jump of a day', [0, DAY], 0],
    ['goes on counting after a jump', [0, ...hourly(YEAR, 48)], 48 * HOUR],
    ['follows the clock again once a jump ahead is undone', [0, ...hourly(DAY, 3), 4 * HOUR], 4 * HOUR],
    ['does not follow a clock that falls back a year', [0, -YEAR], 0],
    ['follows the clock again once a jump back is undone', [0, ...hourly(-YEAR, 20), 21 * HOUR], 21 * HOUR],
    ['ignores a second copy whose clock is a year ahead', [0, YEAR, HOUR, YEAR + HOUR, 2 * HOUR], 2 * HOUR],
  ])('%s', (_, readings, expected) => {
    const end = readings.reduce<ClockState | undefined>(
      (known, now) => advanceClock(known, NOW + now),
      undefined,
    )
    expect((end?.trusted ?? 0) - NOW).toBe(expected)
  })

  test('erases by the earlier of the two times, or never', () => {
    const ahead = { trusted: NOW, checked: NOW + YEAR }
    expect(retentionCutoff(ahead, 365)).toBe(NOW - YEAR)
    expect(retentionCutoff({ trusted: NOW, checked: NOW - DAY }, 365)).toBe(NOW - DAY - YEAR)
    expect(retentionCutoff(ahead, 0)).toBe(0)
  })

  test.each([
    ['the store is empty', { trusted: NOW, checked: NOW }, null, 365, 0],
    ['the oldest message is younger than promised', { trusted: NOW, checked: NOW }, NOW - YEAR, 366, 0],
    ['the oldest message is an hour too old', { trusted: NOW, checked: NOW }, NOW - YEAR - HOUR, 365, HOUR],
    ['the clock is a day ahead', { trusted: NOW, checked: NOW + DAY }, NOW - YEAR, 365, DAY],
    ['the clock is a day behind', { trusted: NOW, checked: NOW - DAY }, NOW - YEAR - HOUR, 365, HOUR],
    ['messages are kept forever', { trusted: NOW, checked: NOW }, 0, 0, 0],
  ])('computes the erasing lag when %s', (_, clockState, oldest, retentionDays, lag) => {
    expect(erasingLag(clockState, oldest, retentionDays)).toBe(lag)
  })

  test('warns about a jump with instructions, and not without one', () => {
    expect(clockWarning({ trusted: NOW, checked: NOW })).toBeUndefined()
    expect(clockWarning({ trusted: NOW, checked: NOW + YEAR })).toMatch(
      /^The clock says 2027-11-15 12:00Z, 365 days ahead .*npm run ops -- trust-clock$/,
    )
    expect(clockWarning({ trusted: NOW, checked: NOW - 1.5 * DAY })).toMatch(/1\.5 days behind/)
  })
})

/** A service that has run for two hours, with one message that is nearly too old. */
async function running() {
  const { store, close } = await createTestApp({ CONTACT_LIMIT: '2', CONTACT_LIMIT_WINDOW_S: '600' })
  let now = NOW
  const warnings: unknown[] = []
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (...line: unknown[]) => warnings.push(line),
  }
  const options = { store, retentionDays: 365, leaseMs: 240_000, clock: () => now, log }
  let count = 0
  const send = () =>
    store.add({ message: form({ note: `${++count}` }), marks: [], address: '192.0.2.1', now })
  const at = async (time: number, hour = true) => {
    now = time
    await repairDueTimes(options)
    if (hour) await sweep(options)
  }
  now = NOW - YEAR + 6 * HOUR
  await send()
  for (const time of hourly(now, 2)) await at(time)
  // The year in between passes normally, with the service running.
  await store.trustClock(NOW)
  await at(NOW)
  return { store, close, warnings, send, at }
}

describe('a clock', () => {
  test.each([
    ['a day ahead, then right again', [DAY, 10_000]],
    ['a day ahead for hours, then right again', [DAY, DAY + HOUR, DAY + 2 * HOUR, 3 * HOUR]],
    ['a year ahead', [YEAR, YEAR + HOUR, YEAR + 2 * HOUR]],
    ['a year ahead, then right again', [YEAR, HOUR]],
    ['a year behind', [-YEAR, -YEAR + HOUR]],
    ['a year behind, then right again', [-YEAR, HOUR]],
  ])('that is %s causes no refusal, no erasure and no delayed delivery', async (_, leaps) => {
    const { store, close, warnings, send, at } = await running()
    for (const leap of leaps) {
      await at(NOW + leap)
      expect(await send()).toHaveProperty('kept')
      // A delivery whose copy then dies.
      await store.take(NOW + leap, 240_000, 1)
    }
    const last = NOW + (leaps.at(-1) ?? 0)
    expect(await store.list(10)).toHaveLength(leaps.length + 1)
    // Ten minutes later every lease has expired, and every message is due.
    await at(last, false)
    const due = await store.take(last + 600_000, 240_000, 10)
    expect(due).toHaveLength(leaps.length + 1)
    expect(warnings).not.toEqual([])
    await close()
  })

  test('is trusted once the operator confirms it', async () => {
    const { store, close, warnings, at } = await running()
    await at(NOW + YEAR)
    expect(await store.list(10)).toHaveLength(1)
    await store.trustClock(NOW + YEAR)
    warnings.length = 0
    await at(NOW + YEAR + HOUR)
    expect(await store.list(10)).toHaveLength(0)
    expect(warnings).toEqual([])
    await close()
  })

  test('that has jumped does not keep messages forever: elapsed time counts', async () => {
    const { store, close, at } = await running()
    for (const time of hourly(NOW + YEAR, 5)) await at(time)
    expect(await store.list(10)).toHaveLength(1)
    for (const time of hourly(NOW + YEAR + 6 * HOUR, 1)) await at(time)
    expect(await store.list(10)).toHaveLength(0)
    await close()
  })
})

test('does not treat a message from the future as the original of a repetition', async () => {
  const { store, close } = await createTestApp()
  const arrival = { message: form(), marks: [], address: '192.0.2.1' }
  await store.add({ ...arrival, now: NOW + DAY })
  expect(await store.add({ ...arrival, now: NOW })).toHaveProperty('kept')
  expect(await store.add({ ...arrival, now: NOW + 1000 })).toHaveProperty('repeated')
  await close()
})

test('schedules no retry as far ahead as the repair of due times assumes for a wrong clock', () => {
  for (let attempts = 1; attempts < 40; attempts++) {
    for (const failure of FAILURES) {
      const due = nextAttempt({ failure, attempts, firstTry: 0, now: 0, firstPauseMs: HOUR, random: 1 })
      expect(due).toBeLessThan(MAX_DUE_AHEAD_MS)
    }
  }
})
