/** Guarantees: every mix of eggs can be sorted, and an idle player loses. */
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { idle, playDay, sorter } from './people.ts'
import { FARM, LEAST_GAP, ROW } from '../rules/curve.ts'
import { rules, type Day } from '../rules.ts'
import { rowsOf } from '../rules/tree.ts'

const SEEDS = seeds(100)
const THREE_MINUTES = 10_800
const EIGHT_SECONDS = 480
/** Ticks between taps that are always fast enough: 7.5 taps per second. */
const TAP_INTERVAL = LEAST_GAP / FARM.mostRows

describe('three minutes on 100 seeds', () => {
  test('a tap every eight ticks loses no egg', () => {
    expect(TAP_INTERVAL).toBe(8)
    const lost = SEEDS.filter((seed) => {
      const { tick, broken, row, longest } = playDay(seed, sorter(TAP_INTERVAL), THREE_MINUTES)
      return tick < THREE_MINUTES || broken > 0 || row < longest
    })
    expect(lost).toEqual([])
  }, 60_000)

  test('an idle player lasts less than 30 seconds, and loses nothing in the first eight', () => {
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
 * Proof for every seed and any length of a round: a gate can be set for an egg from the moment the previous egg has
 * passed until it arrives, which is at least LEAST_GAP ticks. So in any interval fewer taps fall due than
 * rows × its length / LEAST_GAP, and earliest-deadline-first with taps LEAST_GAP / rows apart is never late. A rotten
 * egg needs one tap instead of three; a twin needs four, and gets proportionally more room; a fox is visible for long.
 */
describe('assumptions of the proof', () => {
  test('no egg is lost after ten nights with all twists at once', () => {
    const { nights, broken, row, longest } = playDay(4, sorter(TAP_INTERVAL), 30_000)
    expect([nights > 10, broken, row]).toEqual([true, 0, longest])
  })

  test('eggs reach each gate at least LEAST_GAP ticks apart', () => {
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

  test('the tree has at most the assumed rows, and changes only while it is empty', () => {
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

  test('a fox never comes to a basket with an egg on the way', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      let [fox, came, early] = [0, 0, 0]
      playDay(seed, sorter(TAP_INTERVAL), 20_000, (day) => {
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
