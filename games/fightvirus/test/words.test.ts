import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import { bannerWords, nearestWords, rewardWords, say, tally, timesWords, verdict } from '../words.ts'
import { virus } from './virus.ts'

const opening = rules.start(1, 1)
const boss = virus({ kind: 'boss', strength: 40, full: 90 })

describe('texts of a round', () => {
  test.each<[string, Partial<State>, string, string, string]>([
    ['at the start', {}, 'W1 ♥♥♥', 'Wave 1. 3 viruses. 3 hearts', 'Boss in 4 waves!'],
    [
      'on the last heart',
      { wave: 4, hearts: 1, viruses: [virus({})] },
      'W4 ♥♡♡',
      'Wave 4. 1 virus. 1 heart',
      'Boss in 1 wave!',
    ],
    [
      'against a boss',
      { wave: 5, hearts: 2, viruses: [boss], shield: true },
      'W5 ♥♥♡',
      'Wave 5. Boss at 40. 2 hearts, shield',
      'Boss had 40 left!',
    ],
  ])('describe it %s', (_name, change, pill, aloud, end) => {
    const state = { ...opening, ...change }
    expect([tally(state), say(state), verdict(state)]).toEqual([pill, aloud, end])
  })

  test('name waves on banners, and multipliers', () => {
    expect([1, 4, 5, 6, 10].map(bannerWords)).toEqual(['Wave 1', 'Wave 4', 'Boss!', 'Wave 6', 'Boss!'])
    expect([0, 1, 4].map(timesWords)).toEqual(['×1', '×2', '×5'])
  })

  test('list the cards from left to right, with double levels after a boss', () => {
    const state = { ...opening, viruses: [], offer: ['twin', 'heart', 'guard'] as const, surge: 30 }
    expect(say(state)).toBe('Wave 1. Choose Twin, Heart or Guard. 3 hearts, surge')
    expect([rewardWords('twin', 4), rewardWords('twin', 5), rewardWords('heart', 5)]).toEqual([
      'Twin',
      'Twin ×2',
      'Heart',
    ])
  })

  test.each([
    [0, -100, 'Nearest virus above'],
    [-90, -80, 'Nearest virus above left'],
    [90, 10, 'Nearest virus to the right'],
    [30, 60, 'Nearest virus below'],
  ])('give the direction of a virus %i, %i away', (dx, dy, words) => {
    const far = virus({ x: 0, y: -300 })
    const near = virus({ x: opening.x + dx, y: opening.y + dy })
    expect(nearestWords({ ...opening, viruses: [far, near] }, (x, y) => ({ x, y }))).toBe(words)
  })
})
