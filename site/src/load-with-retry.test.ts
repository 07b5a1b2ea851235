import { expect, test } from 'vitest'
import { loadWithRetry, type LoadFailure, failedModule, moduleAddress } from './load-with-retry.ts'

/** A loader that fails this many times, then succeeds. */
function counter(fails: number) {
  const requests: (LoadFailure | undefined)[] = []
  const load = loadWithRetry(async (name, failure) => {
    requests.push(failure)
    if (requests.length <= fails) throw new Error(`no ${name}`)
    return `${name} ${requests.length}`
  })
  return { requests, load }
}

test('does not load a module again that has loaded', async () => {
  const { requests, load } = counter(0)
  expect(await load('moss', {})).toBe('moss 1')
  expect(await load('moss', {})).toBe('moss 1')
  expect(await load('fern', {})).toBe('fern 2')
  expect(requests).toHaveLength(2)
})

test('does not load a module twice at the same time', () => {
  const { requests, load } = counter(0)
  expect(load('moss', {})).toBe(load('moss', {}))
  expect(requests).toHaveLength(1)
})

test('keeps a failure within an attempt, and retries in the next one with the last failure', async () => {
  const { requests, load } = counter(2)
  const attempt = {}
  const first = load('moss', attempt)
  await expect(first).rejects.toThrow('no moss')
  expect(load('moss', attempt)).toBe(first)
  await expect(load('moss', {})).rejects.toThrow('no moss')
  expect(await load('moss', {})).toBe('moss 3')
  expect(requests).toEqual([
    undefined,
    { times: 1, error: new Error('no moss') },
    { times: 2, error: new Error('no moss') },
  ])
})

test.each([
  [undefined, '/game/moss.js'],
  [{ times: 1, error: 0 }, '/game/moss.js?again=1'],
  [{ times: 2, error: 0 }, '/game/moss.js?again=2'],
])('after %j the address of a module is %s', (failure, address) => {
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
])('%s contains the address %s', (message, address) => {
  expect(failedModule(new TypeError(message))).toBe(address)
})
