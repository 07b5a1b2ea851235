/** Tests the difficulty curve with simulated players. */
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { levels, rules, type State } from '../rules.ts'
import { CURVE, ELEMENTS, guideOf, rowsOf, stretchOf, TUNED_LEVELS } from '../rules/curve.ts'
import { LINE } from '../rules/field.ts'
import { tryOut, type BubblePlayer } from './people.ts'

const ROUNDS = 50
const LEVELS = sized(1, 60)

const won = (state: State) => rules.outcome(state) === 'won'
const ends = (level: number, who: BubblePlayer, rounds: number) => {
  const start = rules.start(1, level)
  return seeds(rounds).map((seed) => tryOut(start, who, seed))
}
const part = (of: readonly unknown[], all: readonly unknown[]) => of.length / Math.max(1, all.length)

test.each([17, 77, 137, 197, 257].filter((_, i) => i % LEVELS < 5))(
  'bed %i: between 30 and 75 per cent of an average player’s wins earn three stars',
  (level) => {
    const wins = ends(level, 'average', ROUNDS).filter(won)
    const three = wins.filter((end) => levels.stars(end) === 3)
    expect(part(three, wins)).toBeGreaterThan(0.3)
    expect(part(three, wins)).toBeLessThan(0.75)
  },
)

describe('skill pays', () => {
  test.each([20, 100, 200, 300])('in bed %i', (level) => {
    const [blind = 0, child = 0, average = 0, sharp = 0] = (
      [
        ['blind', 12],
        ['child', 24],
        ['average', 24],
        ['expert', 24],
      ] as const
    ).map(([who, rounds]) => {
      const all = ends(level, who, rounds)
      return part(all.filter(won), all)
    })
    expect(blind).toBe(0)
    expect(child).toBeLessThan(average)
    expect(average).toBeLessThan(sharp)
  })
})

test('kinds never decrease, and every bed leaves room to play', () => {
  const kinds = CURVE.map((stretch) => stretch.kinds)
  expect(kinds).toEqual([...kinds].sort())
  for (let level = 1; level <= TUNED_LEVELS; level++) {
    expect(stretchOf(level).kinds).toBeLessThanOrEqual(6)
    expect(rowsOf(level), `bed ${level}`).toBeLessThanOrEqual(LINE - 3)
  }
})

test('the guide is unlimited in the first ten beds and shorter later', () => {
  expect([1, 10, 11, 101, 1000].map(guideOf)).toEqual([Infinity, Infinity, 9, 7, 7])
})

test('introduces each of the six elements at its level', () => {
  expect(ELEMENTS.map(({ from }) => from)).toEqual([21, 41, 61, 101, 141, 181])
})
