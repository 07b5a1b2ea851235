import { describe, expect, test } from 'vitest'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { soundsOf } from '../view/sounds.ts'

const opening = rules.start(1, 1)
const names = (before: Partial<Yard>, after: Partial<Yard>) =>
  soundsOf({ ...opening, ...before }, { ...opening, ...after }).map(({ name }) => name)

describe('sounds', () => {
  test('neat landings ring, each of a row higher than the last', () => {
    const steps = [1, 2, 3].map(
      (streak) =>
        soundsOf(opening, { ...opening, streak, landing: { id: 1, tick: 9, neat: true } }).find(
          ({ name }) => name === 'chime',
        )?.step,
    )
    expect(steps).toEqual([0, 1, 2])
  })

  test('a neat landing rings on a moment later, once', () => {
    const landing = { id: 1, tick: 9, neat: true }
    const heard = [9, 12, 13, 14].map((tick) =>
      names({ tick: tick - 1, landing, streak: 1 }, { tick, landing, streak: 1 }),
    )
    expect(heard).toEqual([[], [], ['pluck'], []])
  })

  test('other landings knock, a fall thuds, and rest is silent', () => {
    expect(names({}, { landing: { id: 1, tick: 9, neat: false } })).toEqual(['knock', 'thud'])
    expect(names({}, { lost: 1 })).toContain('thud')
    expect(names({}, {})).toEqual([])
  })
})
