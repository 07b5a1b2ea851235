import { describe, expect, test } from 'vitest'
import { MEDALS } from '../rules/curve.ts'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { peakOf } from '../view/peaks.ts'

const opening = rules.start(1, 1)
const peak = (before: Partial<Yard>, after: Partial<Yard>, best = 0) =>
  peakOf({ ...opening, ...before }, { ...opening, ...after }, best)

const PEAKS = {
  end: peak({ spare: 1 }, { spare: 0, ending: 1 }),
  fall: peak({ spare: 3 }, { spare: 2 }),
  record: peak({ height: 300 }, { height: 320 }, 310),
  bloom: peak({}, { chests: 6 }),
  weathered: peak({ unhurt: true }, { storms: 1 }),
  medal: peak({ height: MEDALS[0] - 1 }, { height: MEDALS[0] }),
  storm: peak({ tick: 99 }, { tick: 100, gust: { from: 100, until: 330, push: 2, blows: 1 } }),
  ivy: peak({ owed: 1 }, { owed: 0 }),
}

describe('the peaks of a shift', () => {
  test('are each directed, and no two alike', () => {
    const shown = Object.values(PEAKS).map((each) => JSON.stringify(each))
    expect(shown).not.toContain(undefined)
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('leave ticks, landings and everything after the last fall alone', () => {
    expect(peak({ tick: 1 }, { tick: 2 })).toBeUndefined()
    expect(peak({}, { landing: { id: 1, tick: 9, neat: true }, height: 90 }, 200)).toBeUndefined()
    expect(peak({ spare: 0, ending: 1 }, { spare: 0, ending: 2 })).toBeUndefined()
  })
})
