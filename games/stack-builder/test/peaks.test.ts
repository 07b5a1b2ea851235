import { describe, expect, test } from 'vitest'
import { MEDALS, ZONES } from '../rules/curve.ts'
import { rules, type BuildingSite } from '../rules.ts'
import { FOUNDATION } from '../rules/slab.ts'
import { peakOf } from '../view/peaks.ts'

const opening = rules.start(1, 1)
const tower = (storeys: number, change: Partial<BuildingSite> = {}): BuildingSite => ({
  ...opening,
  tower: Array.from({ length: storeys + 1 }, () => FOUNDATION),
  ...change,
})
const jewel: BuildingSite['slider'] = { ...opening.slider, face: 'jewel' }

const PEAKS = {
  end: peakOf(tower(5), tower(5, { missed: true }), 9),
  record: peakOf(tower(9), tower(10), 9),
  fever: peakOf(tower(5), tower(6, { fever: true }), 0),
  medal: peakOf(tower(MEDALS[0] - 1), tower(MEDALS[0]), 0),
  zone: peakOf(tower(ZONES[2].from - 1), tower(ZONES[2].from), 0),
  jewel: peakOf(tower(5, { slider: jewel }), tower(8), 0),
}

describe('the peaks of a round', () => {
  test('are each directed, and no two alike', () => {
    const shown = Object.values(PEAKS).map((peak) => JSON.stringify(peak))
    expect(shown).not.toContain(undefined)
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('leave plain drops, ticks and everything after the end alone', () => {
    expect(peakOf(tower(5), tower(6), 0)).toBeUndefined()
    expect(peakOf(tower(5), tower(5), 5)).toBeUndefined()
    expect(peakOf(tower(5, { missed: true }), tower(5, { missed: true }), 0)).toBeUndefined()
  })

  test('put a record above all that happens with it', () => {
    expect(peakOf(tower(9), tower(10, { fever: true }), 9)).toEqual(PEAKS.record)
    expect(peakOf(tower(10), tower(11), 9)).toBeUndefined()
  })
})
