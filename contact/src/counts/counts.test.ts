import { expect, test } from 'vitest'
import type { Count } from '../store/store.ts'
import { dayOf, startCounting } from './counts.ts'
import { countsInWords, shownCounts } from './withheld.ts'

const NOON = Date.UTC(2026, 10, 18, 12)

function keeper(now = () => NOON) {
  const written: Count[][] = []
  const store = { addCounts: async (counts: readonly Count[]) => void written.push([...counts]) }
  return { written, ...startCounting({ store, clock: now, onError: () => undefined }) }
}

test('collects one number for each day, game and event, and writes them together', async () => {
  let now = NOON
  const { count, stop, written } = keeper(() => now)
  for (let visitor = 0; visitor < 3; visitor++) expect(count('opened', 'pool8')).toBe(true)
  count('finished', 'pool8')
  now += 12 * 3_600_000
  count('opened', 'pool8')
  await stop()
  expect(written).toEqual([
    [
      { day: '2026-11-18', game: 'pool8', what: 'opened', number: 3 },
      { day: '2026-11-18', game: 'pool8', what: 'finished', number: 1 },
      { day: '2026-11-19', game: 'pool8', what: 'opened', number: 1 },
    ],
  ])
  await stop()
  expect(written).toHaveLength(1)
})

test.each(['', 'Pool8', 'a b', '../x', 'ann@example.org', 'x'.repeat(41)])(
  'does not count %j',
  async (game) => {
    const { count, stop, written } = keeper()
    expect(count('opened', game)).toBe(false)
    await stop()
    expect(written).toEqual([])
  },
)

test('keeps a bounded number of names', async () => {
  const { count, stop, written } = keeper()
  const counted = Array.from({ length: 1000 }, (_, index) => count('opened', `game-${index}`))
  expect(counted.filter(Boolean)).toHaveLength(400)
  expect(count('opened', 'game-1')).toBe(true)
  await stop()
  expect(written[0]).toHaveLength(400)
})

const day = dayOf(NOON)
const COUNTS: Count[] = [
  { day, game: 'egg-quest', what: 'opened', number: 12 },
  { day, game: 'egg-quest', what: 'finished', number: 9 },
  { day, game: 'pool8', what: 'opened', number: 120 },
  { day, game: 'pool8', what: 'finished', number: 45 },
  { day, game: 'push-it', what: 'opened', number: 1 },
]

test('withholds numbers below ten', () => {
  expect(shownCounts(COUNTS).map(({ number }) => number)).toEqual([120, 45, 12])
  expect(countsInWords(COUNTS)).toBe(
    'pool8 opened 120 times, finished 45; egg-quest opened 12 times; others fewer than ten',
  )
  expect(countsInWords([])).toBe('nothing')
  expect(countsInWords(COUNTS.slice(4))).toBe('others fewer than ten')
})
