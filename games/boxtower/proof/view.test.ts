import { describe, expect, test } from 'vitest'
import type { Stage } from '../../kit/paint/stage.ts'
import { lookAt } from '../view/camera.ts'
import type { Feeling } from '../view/crates.ts'
import { YARD } from '../rules/curve.ts'
import type { Moving } from '../rules/physics.ts'
import { rules, type Yard } from '../rules.ts'
import { hearYard } from '../view/sounds.ts'
import { feelingOf } from '../view/tower.ts'
import { sayYard } from '../words.ts'

const opening = rules.start(1, 1)
const crate: Moving = { id: 3, kind: 'cube', x: 0, y: 1, turn: 0, vx: 0, vy: 0, spin: 0 }

describe('faces', () => {
  test.each<[string, Partial<Moving>, Partial<Yard>, Feeling]>([
    ['at rest', {}, {}, 'glad'],
    ['in the air', {}, { flying: 3 }, 'scared'],
    ['falling', { vy: -4 }, {}, 'scared'],
    ['leaning', { turn: -0.1 }, {}, 'worried'],
    ['shoved', { vx: 0.5 }, {}, 'worried'],
    ['just set down well', {}, { landing: { id: 3, tick: 0, neat: true } }, 'proud'],
    ['beside one set down well', {}, { landing: { id: 2, tick: 0, neat: true } }, 'glad'],
  ])('%s', (_name, change, yard, feeling) => {
    expect(feelingOf({ ...crate, ...change }, { ...opening, ...yard }, true, 1)).toBe(feeling)
  })

  test('nobody smiles in a gale', () => {
    expect(feelingOf(crate, opening, false, 1)).toBe('calm')
  })
})

const frame = (width: number, height: number) =>
  ({ width, height, safe: { top: 60, right: 0, bottom: 0, left: 0 } }) as unknown as Stage

describe('the camera', () => {
  test.each([
    [288, 650],
    [320, 480],
    [390, 844],
    [1280, 650],
    [1920, 1080],
  ])('at %i×%i crane and tower are in the picture, however high', (width, height) => {
    for (const top of [0, 4, 20, 120]) {
      const { x, y, unit } = lookAt(frame(width, height), top + 3, 0, top)
      expect(y(top + 3 + YARD.rope)).toBeGreaterThan(0)
      expect(y(top)).toBeLessThan(height - unit)
      expect(x(2.7)).toBeLessThan(width)
    }
  })

  test('at the end the whole tower is seen', () => {
    const { y } = lookAt(frame(390, 844), 63, 1, 60)
    expect(y(60)).toBeGreaterThan(0)
    expect(y(YARD.ground)).toBeLessThan(844)
  })
})

const names = (before: Partial<Yard>, after: Partial<Yard>) =>
  hearYard({ ...opening, ...before }, { ...opening, ...after }).map(({ name }) => name)

describe('words and sounds', () => {
  test.each<[string, Partial<Yard>, string]>([
    ['at the start', {}, 'A wide crate on the hook. 3 more may fall'],
    ['with one left', { lost: 2 }, 'A wide crate on the hook. The next fallen crate ends the shift'],
    [
      'in the wind',
      { hanging: null, tick: 1100, gust: { from: 1000, until: 1200, push: 0.5 } },
      '3 more may fall. Wind from the left',
    ],
    [
      'before the wind',
      { hanging: null, tick: 930, gust: { from: 1000, until: 1200, push: -0.5 } },
      '3 more may fall. Wind coming from the right',
    ],
  ])('%s', (_name, change, said) => {
    expect(sayYard({ ...opening, ...change })).toBe(said)
  })

  test('neat landings ring, each of a row higher than the last', () => {
    const steps = [1, 2, 3].map(
      (streak) =>
        hearYard(opening, { ...opening, streak, landing: { id: 1, tick: 9, neat: true } }).find(
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
