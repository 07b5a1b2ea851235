import { describe, expect, test } from 'vitest'
import { changesOf } from '../view/changes.ts'
import { TREE, ZONES } from '../rules/curve.ts'
import { lensOn } from '../view/lens.ts'
import { rules, type Climb } from '../rules.ts'
import { lightAt, LOOKS } from '../view/skies.ts'
import { soundsOf } from '../view/sounds.ts'
import { game } from '../game.ts'

const start = rules.start(1, 1)

describe('the light', () => {
  test('begins by day, ends among the stars, and turns without a jump', () => {
    expect(LOOKS).toHaveLength(ZONES.length)
    expect([lightAt(0).dark, lightAt(90 * TREE.spacing).dark]).toEqual([0, 1])
    const seen = new Set<number>()
    for (let height = -100; height < 90 * TREE.spacing; height += 20) {
      const [here, there] = [lightAt(height), lightAt(height + 20)]
      seen.add(here.zone)
      expect(Math.abs(there.dark - here.dark)).toBeLessThan(0.06)
      expect(Math.abs(there.zone + there.blend - here.zone - here.blend)).toBeLessThan(0.06)
    }
    expect(seen.size).toBe(ZONES.length)
  })
})

describe('the frame', () => {
  const safe = { top: 60, right: 10, bottom: 10, left: 10 }
  test.each([
    [288, 480],
    [320, 480],
    [390, 844],
    [844, 390],
    [1920, 1080],
  ])('%i × %i shows both ends of the widest way, and a whole leap', (width, height) => {
    const lens = lensOn({ width, height, safe }, 0)
    expect(lens.x(-160)).toBeGreaterThanOrEqual(0)
    expect(lens.x(160)).toBeLessThanOrEqual(width)
    expect(lens.y(0)).toBeLessThan(height)
    expect(lens.y(203 + 45), 'the tip of the egg where a leap turns').toBeGreaterThan(0)
  })
})

describe('what is said', () => {
  test.each<[string, Partial<Climb>, RegExp]>([
    ['eggs, zone and the next nest', {}, /^3 eggs, Orchard, nest 0, the next slides$/],
    ['one egg, cracked', { eggs: 1, cracked: true }, /^1 egg, cracked, /],
    ['a combo', { combo: 4 }, /4 times dead centre/],
  ])('%s', (_name, change, words) => {
    expect(game.say?.({ ...start, ...change })).toMatch(words)
  })
})

const heard = (after: Partial<Climb>) => soundsOf(start, { ...start, ...after })

describe('what is heard', () => {
  test.each<[string, Partial<Climb>, readonly string[]]>([
    ['nothing', {}, []],
    ['a leap', { leaps: 1 }, ['swish']],
    ['a landing', { best: 1, points: 1 }, ['knock', 'pluck']],
    [
      'a landing dead centre',
      { best: 1, points: 2, centres: 1, combo: 1 },
      ['knock', 'pluck', 'chime', 'chime'],
    ],
    ['a seed', { points: 1 }, ['pop']],
    ['a golden seed', { points: 5 }, ['chime']],
    ['a fall back', { backs: 1 }, ['knock']],
    ['a broken egg and its chick', { eggs: 2, waiting: 50 }, ['thud', 'tick', 'tick']],
  ])('of %s', (_name, after, expected) => {
    expect(heard(after).map(({ name }) => name)).toEqual(expected)
  })

  test('rises with the combo', () => {
    const [low, high] = [1, 5].map(
      (combo) => heard({ best: 1, centres: 1, combo }).find(({ name }) => name === 'chime')?.step,
    )
    expect(high).toBeGreaterThan(low ?? Number.NaN)
  })

  test('a new zone is noticed once', () => {
    const below = { ...start, best: 11 }
    expect(changesOf(below, { ...start, best: 12 }).entered).toBe(1)
    expect(changesOf({ ...start, best: 12 }, { ...start, best: 13 }).entered).toBeUndefined()
  })
})
