import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { DAY, GARDEN, nightfall } from '../rules/curve.ts'
import type { Cane, Flight } from '../rules/state.ts'
import { growGarden } from './grow-garden.ts'

const isPair = (cane: Cane, i: number, canes: readonly Cane[]) =>
  cane.x - (canes[i - 1]?.x ?? 0) <= GARDEN.pair

/** Each hazard, its night, and the x of its first occurrence. */
const HAZARDS: readonly [string, number, (garden: Flight) => number | undefined][] = [
  ['sway', 1, ({ canes }) => canes.find(({ sway }) => sway > 0)?.x],
  ['hornets', 2, ({ hornets }) => hornets[0]?.x],
  ['closing gates', 3, ({ canes }) => canes.find(({ closes }) => closes)?.x],
  ['pairs', 4, ({ canes }) => canes.find(isPair)?.x],
]

/** After the first gate of the third night, while gates are still the only hazard. */
const isEarly = ({ x }: Cane) => x > nightfall(3) + 700 && x < nightfall(3) + 1900

describe('the garden', () => {
  const gardens = seeds(25).map((seed) => growGarden(seed, 5 * DAY))

  test.each(HAZARDS)('%s start with night %i, never earlier, in 25 gardens', (_, night, first) => {
    for (const garden of gardens) {
      const x = first(garden) ?? Infinity
      expect(x).toBeGreaterThanOrEqual(nightfall(night) - 400)
      expect(x).toBeLessThan(nightfall(night) + 700)
    }
  })

  test('shows the gates of the third night alone at first', () => {
    const mixed = gardens.flatMap(({ canes }) =>
      canes.filter((cane, i) => isEarly(cane) && (cane.sway > 0 || isPair(cane, i, canes))),
    )
    expect(mixed).toEqual([])
    expect(gardens.flatMap(({ canes }) => canes.filter(isEarly)).length).toBeGreaterThan(40)
  })

  test('hangs the first bubble over the moss and the first magnet on the second day', () => {
    for (const { treats } of gardens) {
      const bubble = treats.find(({ kind }) => kind === 'bubble')?.x ?? 0
      const magnet = treats.find(({ kind }) => kind === 'magnet')?.x ?? 0
      expect(bubble).toBeGreaterThan(GARDEN.firstCane)
      expect(bubble).toBeLessThan(GARDEN.soft)
      expect(magnet).toBeGreaterThan(DAY)
      expect(magnet).toBeLessThan(nightfall(2))
    }
  })
})
