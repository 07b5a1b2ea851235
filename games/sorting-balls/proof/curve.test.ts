/** The difficulty curve in numbers, so that no change of the levels goes unnoticed. */
import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { shapeOf } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { trapShare } from './people.ts'

const open = (level: number) => rules.start(1, level)

const kindsOf = (state: State) => state.tubes.flat().length / state.height

const tens = Array.from({ length: 30 }, (_, ten) => ten * 10)

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('from three kinds to twelve', () => {
  test('the kinds grow, and stay at twelve', () => {
    const most = tens.map((ten) =>
      Math.max(...Array.from({ length: 10 }, (_, i) => kindsOf(open(ten + i + 1)))),
    )
    expect(most.join(' ')).toBe('5 5 5 6 6 6 7 7 7 7 8 8 8 9 9 9 10 10 10 11 11 11 12 12 12 12 12 12 12 12')
  })

  test('par and traps climb as the table says', () => {
    const table = Array.from({ length: 10 }, (_, part) => {
      const states = Array.from({ length: 30 }, (_, i) => open(part * 30 + i + 1))
      const par = mean(states.map((state) => state.par))
      const traps = mean(states.map((state) => trapShare(state, 12)))
      return `${part * 30 + 1}–${part * 30 + 30}: par ${par.toFixed(1)}, traps ${Math.round(traps * 100)} %`
    })
    expect(table).toEqual([
      '1–30: par 12.1, traps 28 %',
      '31–60: par 15.4, traps 40 %',
      '61–90: par 18.6, traps 48 %',
      '91–120: par 21.2, traps 60 %',
      '121–150: par 25.3, traps 69 %',
      '151–180: par 29.4, traps 76 %',
      '181–210: par 33.5, traps 84 %',
      '211–240: par 37.0, traps 92 %',
      '241–270: par 40.4, traps 93 %',
      '271–300: par 41.7, traps 96 %',
    ])
  })

  test.each(tens.slice(1))('the ten after level %i starts with an easy level and ends with a peak', (ten) => {
    const pars = Array.from({ length: 11 }, (_, i) => open(ten + i).par)
    const [peakBefore = 0, first = 0, , , fourth = 0, light = 0] = pars
    expect(first).toBeLessThan(peakBefore)
    expect(light).toBeLessThan(fourth)
    expect(pars[10]).toBeGreaterThan(first)
  })

  test('later levels keep the pattern of the last ten', () => {
    for (let level = 301; level <= 310; level++) expect(shapeOf(level)).toEqual(shapeOf(level - 10))
  })
})
