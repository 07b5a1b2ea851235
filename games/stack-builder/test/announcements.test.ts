import { describe, expect, test } from 'vitest'
import { MEDAL_NAMES } from '../../kit/medals.ts'
import { MEDALS, ZONES } from '../rules/curve.ts'
import { rules, type BuildingSite } from '../rules.ts'
import { FOUNDATION } from '../rules/slab.ts'
import { announced, placeIn } from '../view/announcements.ts'
import { unitIn } from '../view/camera.ts'
import { GARLAND } from '../view/lamps.ts'

const opening = rules.start(1, 1)
const textsOf = (before: BuildingSite, after: BuildingSite) =>
  announced(before, after).map(({ text }) => text)
const tower = (storeys: number, change: Partial<BuildingSite> = {}): BuildingSite => ({
  ...opening,
  tower: Array.from({ length: storeys + 1 }, () => FOUNDATION),
  ...change,
})

describe('announcements', () => {
  test('include every medal first, whether one or two storeys lead to it', () => {
    for (const [i, storeys] of MEDALS.entries())
      for (const from of [storeys - 1, storeys - 2])
        expect(textsOf(tower(from), tower(from + 2, { fever: true }))[0]).toBe(`${MEDAL_NAMES[i]}!`)
  })

  test('include every zone and the start of a fever', () => {
    for (const { from, name } of ZONES.slice(1))
      expect(textsOf(tower(from - 1), tower(from, { fever: true }))).toEqual(
        expect.arrayContaining([name, 'Fever!']),
      )
    expect(announced(tower(5), tower(6))).toEqual([])
    expect(announced(tower(5, { fever: true }), tower(7, { fever: true }))).toEqual([])
  })

  test.each([
    [320, 480],
    [320, 568],
    [390, 844],
    [1280, 650],
  ])('at %s × %s stay below the bars and the lamps, and inside the frame', (width, height) => {
    const screen = { width, height, safe: { top: 58, right: 8, bottom: 8, left: 8 } }
    const unit = unitIn(screen)
    const { x, y, size } = placeIn(screen, unit)
    // The kit lets words rise.
    const RISE = 46
    expect(Math.round(y - RISE - size / 2)).toBeGreaterThanOrEqual(screen.safe.top + GARLAND)
    // A letter of this typeface is about 0.62 em wide.
    for (const { name } of ZONES) expect((name.length * 0.62 * size) / 2).toBeLessThan(x)
  })
})
