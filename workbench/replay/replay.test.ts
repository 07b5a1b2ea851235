import { describe, expect, test } from 'vitest'
import { codeOf } from '../../games/kit/deferred/challenge/link.ts'
import { game } from '../../games/_blank/game.ts'
import { failingTest } from './failing-test.ts'
import { partsOf, replayCode } from './read-round.ts'
import { momentsOf } from './strip.ts'

const MAKER = { slug: 'blank', version: game.version ?? 1 }
const round = { seed: 1, level: 1, hinted: false, ticks: 0, result: 1 }

describe('a link', () => {
  test.each([
    ['https://arcade.example/single?slug=pool8#challenge=aZ-_9', 'pool8', 'aZ-_9'],
    ['http://localhost:3001/sort-eggs#challenge=a', 'sort-eggs', 'a'],
  ])('%s has a game and a code', (link, slug, code) => expect(partsOf(link)).toEqual({ slug, code }))

  test.each(['', 'moss', 'https://arcade.example/single?slug=pool8', 'https://arcade.example/#challenge=a'])(
    '"%s" is refused with a sentence',
    (link) => expect(() => partsOf(link)).toThrow(/link/),
  )
})

describe('a code', () => {
  test('is replayed step by step', async () => {
    const start = game.rules.start(1, 1)
    const hint = game.levels?.hint?.(start) ?? 0
    const code = await codeOf(MAKER, { ...round, log: [[0, hint]] })
    const { states } = await replayCode('blank', game as never, code)
    expect(states).toEqual([start, game.rules.act(start, hint)])
  })

  test('of a round that was too long for a link is refused', async () => {
    await expect(replayCode('blank', game as never, await codeOf(MAKER, round))).rejects.toThrow(/too long/)
  })

  test('of a different version is refused', async () => {
    const code = await codeOf({ ...MAKER, version: 99 }, { ...round, log: [] })
    await expect(replayCode('blank', game as never, code)).rejects.toThrow(/different version/)
  })
})

test('moments are spread from the start to the end, without repeats', () => {
  expect(momentsOf(100)).toEqual([0, 20, 40, 60, 80, 100])
  expect(momentsOf(2)).toEqual([0, 1, 2])
  expect(momentsOf(0)).toEqual([0])
})

test('the written test replays the code, and expects a score other than that of its end', () => {
  const source = failingTest('pool8', 'aZ-_9', 3, 7)
  expect(source).toContain("'aZ-_9'")
  expect(source).toContain("replayCode('pool8', game, CODE)")
  expect(source).toContain('score(states[3] as never)).not.toBe(7)')
})
