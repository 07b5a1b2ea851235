import { describe, expect, test } from 'vitest'
import { MEDAL_NAMES } from '../../kit/medals.ts'
import { floating } from '../../kit/paint/floats.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { MEDALS, ZONES } from '../rules/curve.ts'
import { rules, type BuildingSite } from '../rules.ts'
import { FOUNDATION } from '../rules/slab.ts'
import { announced, createAnnouncements, placeIn } from '../view/announcements.ts'
import { unitIn } from '../view/camera.ts'
import { GARLAND } from '../view/lamps.ts'

const opening = rules.start(1, 1)
const tower = (storeys: number, change: Partial<BuildingSite> = {}): BuildingSite => ({
  ...opening,
  tower: Array.from({ length: storeys + 1 }, () => FOUNDATION),
  ...change,
})

/** The words shown within some seconds, at 60 frames per second, when words are added at these frames. */
function wordsShown(seconds: number, added: Readonly<Record<number, readonly string[]>>) {
  const announcements = createAnnouncements()
  const words: { at: number; word: string }[] = []
  for (let frame = 0; frame < seconds * 60; frame++) {
    announcements.add(added[frame] ?? [])
    const word = announcements.pass(1 / 60)
    if (word) words.push({ at: frame, word })
  }
  return words
}

describe('announcements', () => {
  test('include every medal first, whether one or two storeys lead to it', () => {
    for (const [i, storeys] of MEDALS.entries())
      for (const from of [storeys - 1, storeys - 2])
        expect(announced(tower(from), tower(from + 2, { fever: true }))[0]).toBe(`${MEDAL_NAMES[i]}!`)
  })

  test('include every zone and the start of a fever', () => {
    for (const { from, name } of ZONES.slice(1))
      expect(announced(tower(from - 1), tower(from, { fever: true }))).toEqual(
        expect.arrayContaining([name, 'Fever!']),
      )
    expect(announced(tower(5), tower(6))).toEqual([])
    expect(announced(tower(5, { fever: true }), tower(7, { fever: true }))).toEqual([])
  })

  test('are all shown one by one, even if several come at once', () => {
    const words = wordsShown(6, { 0: ['Gold!', 'Fever!', 'Stars'], 10: ['Emerald!'] })
    expect(words.map(({ word }) => word)).toEqual(['Gold!', 'Fever!', 'Stars', 'Emerald!'])
    const waits = words.slice(1).map(({ at }, i) => at - (words[i]?.at ?? 0))
    expect(Math.min(...waits)).toBeGreaterThan(40)
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
    const rising: number[] = []
    const words = floating(() => (_pen, _x, y) => void rising.push(y))
    words.add({ text: 'Stratosphere', x, y, size })
    for (let i = 0; i < 60; i++) words.draw({} as Pen, 1 / 60)
    expect(rising.length).toBeGreaterThan(30)
    expect(Math.round(Math.min(...rising) - size / 2)).toBeGreaterThanOrEqual(screen.safe.top + GARLAND)
    // A letter of this typeface is about 0.62 em wide.
    for (const { name } of ZONES) expect((name.length * 0.62 * size) / 2).toBeLessThan(x)
  })

  test('are quiet only when none is shown or queued', () => {
    const announcements = createAnnouncements()
    expect(announcements.isQuiet()).toBe(true)
    announcements.add(['Gold!'])
    expect(announcements.isQuiet()).toBe(false)
    announcements.pass(0)
    expect(announcements.isQuiet()).toBe(false)
    announcements.pass(5)
    expect(announcements.isQuiet()).toBe(true)
    announcements.add(['Gold!'])
    announcements.clear()
    expect(announcements.isQuiet()).toBe(true)
  })
})
