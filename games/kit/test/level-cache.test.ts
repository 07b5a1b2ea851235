import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { createLevelCache } from '../solver/level-cache.ts'
import type { Solver } from '../solver/solver-worker.ts'

let seeds = 0
const environment = { newSeed: () => ++seeds, today: () => '2026-11-16' }

/** A thinker that has made a level when the test says so. */
function createThought(quick?: number) {
  /** Levels after the third take long to make. */
  const game = { levels: { tuned: 3, quick } } as unknown as Game<string, never>
  const asked: { readonly seed: number; readonly level: number; made(state?: string): void }[] = []
  const solver = {
    start: (seed: number, level: number) =>
      new Promise((made) => void asked.push({ seed, level, made } as never)),
  } as unknown as Solver<string, never>
  return { asked, levelCache: createLevelCache('plot', game, solver, environment) }
}

const isDone = async (waited: Promise<unknown>) => {
  let done = false
  void waited.then(() => (done = true))
  await new Promise((resolve) => setTimeout(resolve))
  return done
}

test.each([1, 3])('level %i is tuned: nobody waits for it', async (level) => {
  const { asked, levelCache } = createThought()
  expect(await isDone(levelCache.ready({ level }))).toBe(true)
  expect(asked).toEqual([])
})

test.each([
  ['a later level', 4],
  ['a board of the day', -7],
])('%s is waited for, and is there then', async (_, level) => {
  const { asked, levelCache } = createThought()
  const ready = levelCache.ready({ level })
  expect(await isDone(ready)).toBe(false)
  expect(levelCache.find({ level })).toBeUndefined()
  asked[0]?.made('made')
  expect(await isDone(ready)).toBe(true)
  expect(levelCache.find({ level })).toMatchObject({ level, seed: asked[0]?.seed, state: 'made' })
})

test('whoever asks twice waits for the same round, and it is taken only once', async () => {
  const { asked, levelCache } = createThought()
  const both = Promise.all([levelCache.ready({ level: 9 }), levelCache.ready({ level: 9 })])
  expect(asked).toHaveLength(1)
  asked[0]?.made('made')
  await both
  expect([levelCache.take({ level: 9 })?.state, levelCache.take({ level: 9 })]).toEqual(['made', undefined])
})

test('a level that is being prepared is not made a second time for whoever asks for it meanwhile', async () => {
  const { asked, levelCache } = createThought()
  void levelCache.prepare(8)
  const ready = levelCache.ready({ level: 9 })
  expect(asked.map(({ level }) => level)).toEqual([9])
  asked[0]?.made('made')
  await ready
  expect(levelCache.take({ level: 9 })).toMatchObject({ seed: asked[0]?.seed, state: 'made' })
})

test('a game may say that not all of its tuned levels are quick', async () => {
  const { asked, levelCache } = createThought(2)
  void levelCache.ready({ level: 2 })
  void levelCache.ready({ level: 3 })
  expect(asked.map(({ level }) => level)).toEqual([3])
})

test('the same level of another seed is another round', async () => {
  const { asked, levelCache } = createThought()
  void levelCache.ready({ seed: 1, level: -3 })
  void levelCache.ready({ seed: 2, level: -3 })
  expect(asked.map(({ seed }) => seed)).toEqual([1, 2])
})

test('one that could not be made is not there, and nobody waits for ever', async () => {
  const { asked, levelCache } = createThought()
  const ready = levelCache.ready({ level: 9 })
  asked[0]?.made()
  expect(await isDone(ready)).toBe(true)
  expect(levelCache.take({ level: 9 })).toBeUndefined()
})
