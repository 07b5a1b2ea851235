import { expect, test } from 'vitest'
import { chance } from '../../games/kit/rules/chance.ts'
import { deal } from './deal.ts'

const games = (count: number) => Array.from({ length: count }, (_, i) => `game ${i}`)
const random = (seed: number) => chance(seed).fraction

test('20 cards from 17 games include every game, and repeats are far apart', () => {
  for (let seed = 0; seed < 300; seed++) {
    const cards = deal(games(17), 20, random(seed))
    expect(cards).toHaveLength(20)
    expect(new Set(cards).size).toBe(17)
    for (const [at, card] of cards.entries())
      expect(cards.slice(Math.max(0, at - 10), at)).not.toContain(card)
  }
})

test.each([20, 21, 500])('with %i games, none is repeated', (size) => {
  for (let seed = 0; seed < 100; seed++) expect(new Set(deal(games(size), 20, random(seed))).size).toBe(20)
})

test.each([
  { size: 0, cards: 0 },
  { size: 2, cards: 20 },
  { size: 9, cards: 20 },
])('a catalogue of $size deals $cards cards, never the same one twice in a row', ({ size, cards: count }) => {
  const cards = deal(games(size), 20, random(1))
  expect(cards).toHaveLength(count)
  for (let i = 1; i < cards.length; i++) expect(cards[i]).not.toBe(cards[i - 1])
})

test('a single game fills the grid by itself', () => {
  expect(deal(['only'], 3, random(1))).toEqual(['only', 'only', 'only'])
})

test('every game is first about equally often', () => {
  const rolls = random(7)
  const firsts = new Map<string, number>()
  for (let i = 0; i < 17_000; i++) {
    const first = deal(games(17), 1, rolls)[0] ?? ''
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
  }
  for (const count of firsts.values()) expect(count).toBeGreaterThan(850)
})
