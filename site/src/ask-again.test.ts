import { expect, test } from 'vitest'
import { askAgain, type Failure, failedModule, moduleAddress } from './ask-again.ts'

/** Fails as often as said, then comes. */
function counter(fails: number) {
  const asked: (Failure | undefined)[] = []
  const load = askAgain(async (name, failure) => {
    asked.push(failure)
    if (asked.length <= fails) throw new Error(`no ${name}`)
    return `${name} ${asked.length}`
  })
  return { asked, load }
}

test('what came is not asked for again, in whatever round', async () => {
  const { asked, load } = counter(0)
  expect(await load('moss', {})).toBe('moss 1')
  expect(await load('moss', {})).toBe('moss 1')
  expect(await load('fern', {})).toBe('fern 2')
  expect(asked).toHaveLength(2)
})

test('what is on its way is not asked for twice', () => {
  const { asked, load } = counter(0)
  expect(load('moss', {})).toBe(load('moss', {}))
  expect(asked).toHaveLength(1)
})

test('what failed stays failed within a round, and is asked for again in the next, which knows why', async () => {
  const { asked, load } = counter(2)
  const round = {}
  const first = load('moss', round)
  await expect(first).rejects.toThrow('no moss')
  expect(load('moss', round)).toBe(first)
  await expect(load('moss', {})).rejects.toThrow('no moss')
  expect(await load('moss', {})).toBe('moss 3')
  expect(asked).toEqual([
    undefined,
    { times: 1, error: new Error('no moss') },
    { times: 2, error: new Error('no moss') },
  ])
})

test.each([
  [undefined, '/game/moss.js'],
  [{ times: 1, error: 0 }, '/game/moss.js?again=1'],
  [{ times: 2, error: 0 }, '/game/moss.js?again=2'],
])('after %j a module is asked for at %s', (failure, address) => {
  expect(moduleAddress('/game/moss.js', failure)).toBe(address)
})

test.each([
  // Chromium, Firefox, Safari.
  [
    'Failed to fetch dynamically imported module: http://localhost:3000/assets/a-1_x.js',
    'http://localhost:3000/assets/a-1_x.js',
  ],
  [
    'error loading dynamically imported module: https://arcade.example/assets/a-1.js',
    'https://arcade.example/assets/a-1.js',
  ],
  [
    'Failed to fetch dynamically imported module: https://arcade.example/assets/a-1.js?again=1',
    'https://arcade.example/assets/a-1.js',
  ],
  ['Importing a module script failed.', undefined],
])('%s names %s', (message, address) => {
  expect(failedModule(new TypeError(message))).toBe(address)
})
