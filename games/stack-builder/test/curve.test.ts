import { describe, expect, test } from 'vitest'
import { perfectAt, SLAB, speedAt, swayAt, zoneAt, ZONES } from '../rules/curve.ts'
import { slide, swayOf } from '../rules/slider.ts'

describe('the curve', () => {
  test('makes slabs faster, tolerances stricter and wind stronger up to storey 600', () => {
    for (let storey = 2; storey < 600; storey++) {
      expect(speedAt(storey)).toBeGreaterThanOrEqual(speedAt(storey - 1))
      expect(perfectAt(storey)).toBeLessThanOrEqual(perfectAt(storey - 1))
      expect(swayAt(storey)).toBeGreaterThanOrEqual(swayAt(storey - 1))
    }
  })

  test('keeps a perfect tick in every pass up to storey 250, even rushing against the wind', () => {
    for (let storey = 1; storey <= 250; storey++) {
      const slider = {
        course: 0,
        off: 0,
        way: 1,
        keystone: false,
        rushing: true,
        ice: false,
        slid: 0,
        pulsing: false,
        face: '',
      } as const
      const gust = Math.max(
        ...Array.from({ length: 300 }, (_, i) => swayOf(storey, i + 1) - swayOf(storey, i)),
      )
      const fastest = slide({ ...slider, speed: speedAt(storey) + SLAB.uneven }, -gust).off
      expect(perfectAt(storey) * 2 + 1, `storey ${storey}`).toBeGreaterThanOrEqual(fastest)
    }
  })

  test('leaves less than half of the passes a perfect tick at storey 500', () => {
    expect((perfectAt(500) * 2) / speedAt(500)).toBeLessThan(0.5)
    expect((perfectAt(1) * 2) / speedAt(1)).toBeGreaterThan(5)
  })

  test('starts every zone at its first storey', () => {
    expect(ZONES.map(({ from }) => zoneAt(from))).toEqual([...ZONES.keys()])
    expect(ZONES.slice(1).map(({ from }) => zoneAt(from - 1))).toEqual([...ZONES.keys()].slice(0, -1))
  })
})
