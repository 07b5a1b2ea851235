/** What the game promises: no mix of eggs is ever impossible, and nobody gets through the day by doing nothing. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { idle, playDay, sorter } from './people.ts'
import { FARM, LEAST_GAP, LOTS, ROW, spaceAt, TOP_SPEED, speedAt } from '../rules/curve.ts'
import { rules, type Day } from '../rules.ts'
import { rowsOf } from '../rules/tree.ts'

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1)
const THREE_MINUTES = 10_800
/** Ticks from tap to tap: six taps a second are always enough. */
const HANDS = LEAST_GAP / FARM.mostRows

describe('three minutes on 100 seeds', () => {
  test('with hands that tap six times a second no egg is ever lost', () => {
    expect(HANDS).toBe(10)
    const lost = SEEDS.filter((seed) => {
      const { tick, broken } = playDay(seed, sorter({ hands: HANDS, late: 0 }, chance(seed)), THREE_MINUTES)
      return tick < THREE_MINUTES || broken > 0
    })
    expect(lost).toEqual([])
  }, 60_000)

  test('an idle player lasts less than a minute', () => {
    const rounds = SEEDS.map((seed) => playDay(seed, idle, THREE_MINUTES).tick)
    expect(Math.max(...rounds)).toBeLessThan(20 * 60)
  })
})

/**
 * Why this holds for every seed and however long the day. A gate can be set for an egg from the moment the one before
 * has passed until it arrives: at least LEAST_GAP ticks. So in any stretch of time fewer taps fall due than rows × its
 * length / LEAST_GAP, and whoever serves the most pressing gate first is never late with taps LEAST_GAP / rows apart.
 */
describe('what the proof stands on', () => {
  test('no egg follows another more closely than the least gap, at any speed that may come', () => {
    for (let laid = 0; laid < 20_000; laid++) {
      expect(speedAt(laid)).toBeLessThanOrEqual(TOP_SPEED)
      expect(spaceAt(laid, 0) / TOP_SPEED).toBeGreaterThanOrEqual(LEAST_GAP)
    }
  })

  test('in play the eggs come to each row that far apart, and one at a time', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const passed = new Map<number, number>()
      let before: Day = rules.start(seed, 1)
      playDay(seed, sorter({ hands: 1, late: 0 }, chance(seed)), THREE_MINUTES, (day) => {
        for (const { id, at } of day.eggs) {
          const was = before.eggs.find((egg) => egg.id === id)?.at ?? at
          const row = Math.floor(at / ROW)
          if (row === Math.floor(was / ROW)) continue
          expect(
            day.tick - (passed.get(row) ?? -LEAST_GAP),
            `seed ${seed}, egg ${id}`,
          ).toBeGreaterThanOrEqual(LEAST_GAP)
          passed.set(row, day.tick)
        }
        before = day
      })
    }
  })

  test('the tree never has more rows than the proof counts, and changes only when it is empty', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      let [changes, rolling] = [0, 0]
      const end = playDay(seed, sorter({ hands: 1, late: 0 }, chance(seed)), 7200, (day) => {
        if (day.changes > changes) rolling += day.eggs.length
        changes = day.changes
      })
      expect([changes >= LOTS.length, rolling], `seed ${seed}: eggs under way at a change`).toEqual([true, 0])
      expect(rowsOf(end.gates)).toBe(FARM.mostRows)
      expect(end.gates).toHaveLength(LOTS.length)
      expect(new Set(end.baskets.map(({ kind }) => kind)).size).toBe(LOTS.length + 1)
    }
  })
})
