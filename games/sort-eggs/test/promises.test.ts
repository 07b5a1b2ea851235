/** What the game promises: no mix of eggs is ever impossible, and nobody gets through the day by doing nothing. */
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { idle, playDay, sorter } from './people.ts'
import { FARM, LEAST_GAP, ROW } from '../rules/curve.ts'
import { rules, type Day } from '../rules.ts'
import { rowsOf } from '../rules/tree.ts'

const SEEDS = seeds(100)
const THREE_MINUTES = 10_800
const EIGHT_SECONDS = 480
/** Ticks from tap to tap: eight taps a second are always enough. */
const HANDS = LEAST_GAP / FARM.mostRows

describe('three minutes on 100 seeds', () => {
  test('with hands that tap eight times a second no egg is ever lost', () => {
    expect(HANDS).toBe(8)
    const lost = SEEDS.filter((seed) => {
      const { tick, broken, row, longest } = playDay(seed, sorter(HANDS), THREE_MINUTES)
      return tick < THREE_MINUTES || broken > 0 || row < longest
    })
    expect(lost).toEqual([])
  }, 60_000)

  test('an idle player lasts less than a minute, and loses nothing in the first eight seconds', () => {
    for (const seed of SEEDS) {
      let early = 0
      const { tick } = playDay(seed, idle, THREE_MINUTES, (day) => {
        if (day.tick <= EIGHT_SECONDS) early = day.broken
      })
      expect([early, tick < 30 * 60], `seed ${seed}`).toEqual([0, true])
    }
  })
})

/**
 * Why this holds for every seed and however long the round. A gate can be set for an egg from the moment the one before
 * has passed until it arrives: at least LEAST_GAP ticks. So in any stretch of time fewer taps fall due than rows × its
 * length / LEAST_GAP, and whoever serves the most pressing first is never late with taps LEAST_GAP / rows apart. A rotten
 * egg needs one tap instead of three, a twin four instead of three and has so much more room; a fox has long to be seen.
 */
describe('what the proof stands on', () => {
  test('late at night, with everything at once, it is still so', () => {
    const { nights, broken, row, longest } = playDay(4, sorter(HANDS), 30_000)
    expect([nights > 10, broken, row]).toEqual([true, 0, longest])
  })

  test('in play the eggs come to each gate that far apart', () => {
    for (const seed of SEEDS.slice(0, 4)) {
      const passed = new Map<number, number>()
      let before: Day = rules.start(seed, 1)
      playDay(seed, sorter(1), THREE_MINUTES * 2, (day) => {
        for (const { id, at, place } of day.eggs) {
          const was = before.eggs.find((egg) => egg.id === id)
          const isGate = day.gates.some((gate) => gate.place === was?.place)
          if (!was || !isGate || Math.floor(at / ROW) === Math.floor(was.at / ROW)) continue
          expect(
            day.tick - (passed.get(was.place) ?? -LEAST_GAP),
            `seed ${seed}, egg ${id}, ${place}`,
          ).toBeGreaterThanOrEqual(LEAST_GAP)
          passed.set(was.place, day.tick)
        }
        before = day
      })
    }
  })

  test('the tree never has more rows than the proof counts, and changes only when it is empty', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      let [changes, rolling] = [0, 0]
      const end = playDay(seed, sorter(1), 7200, (day) => {
        if (day.changes > changes) rolling += day.eggs.length
        changes = day.changes
      })
      expect([changes >= 6, rolling], `seed ${seed}: eggs under way at a change`).toEqual([true, 0])
      expect(rowsOf(end.gates)).toBe(FARM.mostRows)
      expect(end.gates).toHaveLength(FARM.mostGates)
      expect(new Set(end.baskets.map(({ kind }) => kind)).size).toBe(FARM.mostGates + 1)
    }
  })

  test('a fox never comes to a basket for which an egg is on its way', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      let [fox, came, early] = [0, 0, 0]
      playDay(seed, sorter(HANDS), 20_000, (day) => {
        const guarded = day.baskets.find(({ place }) => place === day.fox)
        if (guarded && !fox) {
          came++
          early += day.eggs.filter(({ kind, other }) => [kind, other].includes(guarded.kind)).length
        }
        fox = day.fox
      })
      expect([came > 3, early], `seed ${seed}`).toEqual([true, 0])
    }
  })
})
