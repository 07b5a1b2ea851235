import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDeal, keptDeal } from './kept-deals.ts'

const GAMES = ['birdify', 'pool8', 'equalz']
const inCatalogue = (slug: string) => (GAMES.includes(slug) ? [slug] : undefined)
let entry: { state: unknown; replaceState(state: unknown): void }

beforeEach(() => {
  entry = { state: null, replaceState: (state) => void (entry.state = state) }
  vi.stubGlobal('history', entry)
})
afterEach(() => vi.unstubAllGlobals())

test('keeps the deal of an entry, and what the router keeps there', () => {
  entry.state = { key: 'abc', idx: 3 }
  keepDeal(['pool8', 'birdify'])
  expect(entry.state).toMatchObject({ key: 'abc', idx: 3 })
  expect(keptDeal(2, inCatalogue)).toEqual([['pool8'], ['birdify']])
})

test.each([
  ['the entry has no state', null],
  ['the entry has no deal', { key: 'abc' }],
  ['the deal is not a text', { deal: 7 }],
  ['the deal is of a different size', { deal: 'pool8,birdify,equalz' }],
  ['a game has left the catalogue', { deal: 'pool8,removed' }],
])('returns nothing if %s', (_, state) => {
  entry.state = state
  expect(keptDeal(2, inCatalogue)).toBeUndefined()
})
