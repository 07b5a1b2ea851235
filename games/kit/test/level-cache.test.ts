import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { createLevelCache } from '../solver/level-cache.ts'
import type { Solver } from '../solver/solver-worker.ts'

let seeds = 0
const environment = { newSeed: () => ++seeds, today: () => '2026-11-16' }

/** A cache with a solver that delivers levels on demand. */
function createCache(quick?: number) {
  /** Levels after the third take long to generate. */
  const game = { levels: { tuned: 3, quick } } as unknown as Game<string, never>
  const requests: { readonly seed: number; readonly level: number; made(state?: string): void }[] = []
  const solver = {
    start: (seed: number, level: number) =>
      new Promise((made) => void requests.push({ seed, level, made } as never)),
  } as unknown as Solver<string, never>
  return { requests, levelCache: createLevelCache('plot', game, solver, environment) }
}

const isDone = async (waited: Promise<unknown>) => {
  let done = false
  void waited.then(() => (done = true))
  await new Promise((resolve) => setTimeout(resolve))
  return done
}

test.each([1, 3])('level %i is tuned, so it is ready at once', async (level) => {
  const { requests, levelCache } = createCache()
  expect(await isDone(levelCache.ready({ level }))).toBe(true)
  expect(requests).toEqual([])
})

test.each([
  ['a later level', 4],
  ['a daily board', -7],
])('%s is ready once it is generated', async (_, level) => {
  const { requests, levelCache } = createCache()
  const ready = levelCache.ready({ level })
  expect(await isDone(ready)).toBe(false)
  expect(levelCache.find({ level })).toBeUndefined()
  requests[0]?.made('made')
  expect(await isDone(ready)).toBe(true)
  expect(levelCache.find({ level })).toMatchObject({ level, seed: requests[0]?.seed, state: 'made' })
})

test('two requests wait for the same level, which can be taken once', async () => {
  const { requests, levelCache } = createCache()
  const both = Promise.all([levelCache.ready({ level: 9 }), levelCache.ready({ level: 9 })])
  expect(requests).toHaveLength(1)
  requests[0]?.made('made')
  await both
  expect([levelCache.take({ level: 9 })?.state, levelCache.take({ level: 9 })]).toEqual(['made', undefined])
})

test('a request for a level in preparation does not generate it again', async () => {
  const { requests, levelCache } = createCache()
  void levelCache.prepare(8)
  const ready = levelCache.ready({ level: 9 })
  expect(requests.map(({ level }) => level)).toEqual([9])
  requests[0]?.made('made')
  await ready
  expect(levelCache.take({ level: 9 })).toMatchObject({ seed: requests[0]?.seed, state: 'made' })
})

test('a game may limit how many of its tuned levels are quick', async () => {
  const { requests, levelCache } = createCache(2)
  void levelCache.ready({ level: 2 })
  void levelCache.ready({ level: 3 })
  expect(requests.map(({ level }) => level)).toEqual([3])
})

test('the same level with a different seed is generated separately', async () => {
  const { requests, levelCache } = createCache()
  void levelCache.ready({ seed: 1, level: -3 })
  void levelCache.ready({ seed: 2, level: -3 })
  expect(requests.map(({ seed }) => seed)).toEqual([1, 2])
})

test('a round that is requested and abandoned does not open, and neither does the first of two', async () => {
  const { requests, levelCache } = createCache()
  const opened: number[] = []
  const bring = (level: number) =>
    levelCache.bring(
      { level },
      () => opened.push(level),
      () => {},
    )
  bring(7)
  levelCache.leave()
  bring(8)
  bring(9)
  for (const { made } of requests) made('made')
  await new Promise((resolve) => setTimeout(resolve))
  expect(opened).toEqual([9])
})

test('a level that could not be generated ends the wait and is not cached', async () => {
  const { requests, levelCache } = createCache()
  const ready = levelCache.ready({ level: 9 })
  requests[0]?.made()
  expect(await isDone(ready)).toBe(true)
  expect(levelCache.take({ level: 9 })).toBeUndefined()
})
