import { describe, expect, test } from 'vitest'
import type { Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'
import { crashOf, soundsOf } from '../view/sounds.ts'

const opening = rules.start(1, 1)
const names = (before: Partial<Yard>, after: Partial<Yard>) =>
  soundsOf({ ...opening, ...before }, { ...opening, ...after }).map(({ name }) => name)

/** Strokes of the bell after a fall. */
const tolls = (change: Partial<Yard>) =>
  crashOf(opening, { ...opening, lost: 1, ...change }).filter(({ name }) => name === 'chime').length

describe('sounds', () => {
  test('chime for neat landings, each in a row higher than the last', () => {
    const steps = [1, 2, 3].map(
      (streak) =>
        soundsOf(opening, { ...opening, streak, landing: { id: 1, tick: 9, neat: true } }).find(
          ({ name }) => name === 'chime',
        )?.step,
    )
    expect(steps).toEqual([0, 1, 2])
  })

  test('follow a neat landing with one pluck a moment later', () => {
    const landing = { id: 1, tick: 9, neat: true }
    const heard = [9, 12, 13, 14].map((tick) =>
      names({ tick: tick - 1, landing, streak: 1 }, { tick, landing, streak: 1 }),
    )
    expect(heard).toEqual([[], [], ['pluck'], []])
  })

  test('knock for other landings, thud for a fall, and nothing at rest', () => {
    expect(names({}, { landing: { id: 1, tick: 9, neat: false } })).toEqual(['knock', 'thud'])
    expect(crashOf(opening, { ...opening, lost: 1 }).map(({ name }) => name)).toContain('thud')
    expect(crashOf(opening, opening)).toEqual([])
    expect(names({}, {})).toEqual([])
  })

  test('mark a lost height, ivy, full bloom and a weathered storm', () => {
    expect(names({ hope: 90 }, { hope: 40 })).toEqual(['buzz'])
    expect(names({ hope: 90 }, { hope: 87 })).toEqual([])
    expect(names({ owed: 1 }, {})).toHaveLength(4)
    expect(names({}, { chests: 5 })).toHaveLength(5)
    expect(names({ unhurt: true }, { storms: 1 })).toHaveLength(4)
    expect(names({}, { storms: 1 })).toEqual([])
  })

  test('toll the end of the shift after the last fall only', () => {
    expect([tolls({ spare: 2 }), tolls({ spare: 0, ending: 1 })]).toEqual([0, 3])
  })

  test('chime no higher than two octaves in a long streak', () => {
    const steps = [1, 10, 11, 14, 15, 60].map(
      (streak) =>
        soundsOf(opening, { ...opening, streak, landing: { id: 1, tick: 9, neat: true } }).find(
          ({ name }) => name === 'chime',
        )?.step ?? 99,
    )
    expect(Math.max(...steps)).toBeLessThanOrEqual(10)
  })
})
