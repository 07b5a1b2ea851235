import { describe, expect, test } from 'vitest'
import { onField, onScreen, planeOf, wayOnField, wayOnScreen } from '../view/layout.ts'
import { moodOf } from '../view/scene.ts'
import { rules } from '../rules.ts'
import { vesselOf } from '../view/backdrop.ts'
import { hear } from '../view/sounds.ts'
import type { State, Virus } from '../rules/state.ts'
import { banner, chainWords, nearest, say, tally, verdict } from '../words.ts'

const opening = rules.start(1, 1)
const virus = (change: Partial<Virus>): Virus => {
  const [first] = opening.viruses
  if (!first) throw new Error('The opening has no virus.')
  return { ...first, ...change }
}
const boss = virus({ kind: 'boss', strength: 40, full: 90, wait: 100 })

describe('what is written and said', () => {
  test.each<[Partial<State>, string, string, string]>([
    [{}, 'Wave 1 · ♥♥♥', 'Wave 1, 7 viruses, 3 hearts', 'Boss in 4 waves!'],
    [
      { wave: 4, hearts: 1, viruses: [virus({})] },
      'Wave 4 · ♥♡♡',
      'Wave 4, 1 virus, 1 heart',
      'Boss in 1 wave!',
    ],
    [
      { wave: 5, hearts: 2, viruses: [boss], shield: true },
      'Wave 5 · ♥♥♡',
      'Wave 5, boss at 40, 2 hearts, shield',
      'Boss had 40 left!',
    ],
  ])('%o', (change, pill, aloud, end) => {
    const state = { ...opening, ...change }
    expect([tally(state), say(state), verdict(state)]).toEqual([pill, aloud, end])
  })

  test('banners and chains', () => {
    expect([1, 4, 5, 6, 10].map(banner)).toEqual(['Wave 1', 'Wave 4', 'Boss!', 'Wave 6', 'Boss!'])
    expect([1, 2, 3, 10, 11, 15].map(chainWords)).toEqual(['', '', '×3', '×10', '', '15!'])
  })

  test.each([
    [0, -100, 'Nearest above'],
    [-90, -80, 'Nearest above left'],
    [90, 10, 'Nearest right'],
    [30, 60, 'Nearest below'],
  ])('a virus %i, %i away', (dx, dy, words) => {
    const far = virus({ x: 0, y: -300 })
    const near = virus({ x: opening.x + dx, y: opening.y + dy })
    expect(nearest({ ...opening, viruses: [far, near] }, (x, y) => ({ x, y }))).toMatch(words)
  })
})

describe('the field in its frame', () => {
  const safe = { top: 58, right: 8, bottom: 8, left: 8 }

  test.each([
    [288, 650, false],
    [390, 844, false],
    [768, 1024, false],
    [844, 390, true],
    [1280, 650, true],
    [1920, 1080, true],
  ])('%i×%i', (width, height, lying) => {
    const plane = planeOf({ width, height, safe })
    expect(plane.lying).toBe(lying)
    for (const [x, y] of [
      [0, 0],
      [400, 640],
      [120, 530],
    ] as const) {
      const at = onScreen(plane, x, y)
      expect(at.x).toBeGreaterThanOrEqual(-0.01)
      expect(at.x).toBeLessThanOrEqual(width + 0.01)
      expect(at.y).toBeGreaterThanOrEqual(safe.top - 0.01)
      expect(at.y).toBeLessThanOrEqual(height)
      const back = onField(plane, at.x, at.y)
      expect([back.x, back.y]).toEqual([expect.closeTo(x), expect.closeTo(y)])
      const way = wayOnScreen(plane, x, y)
      expect(wayOnField(plane, way.x, way.y)).toEqual({ x, y })
    }
    // Ahead is up in a tall frame and to the right in a wide one.
    const ahead = wayOnScreen(plane, 0, -1)
    expect(lying ? ahead.x : -ahead.y).toBe(1)
  })
})

describe('moods and scenes', () => {
  test.each<[string, Virus, Partial<State>, string]>([
    ['fresh', virus({ strength: 8, full: 8 }), {}, 'grim'],
    ['just hit', virus({ hit: 95 }), { tick: 100 }, 'hurt'],
    ['nearly gone', virus({ strength: 2, full: 8 }), {}, 'scared'],
    ['pleased with a hit', virus({ strength: 8 }), { safe: 110 }, 'laugh'],
    ['about to dart', virus({ kind: 'diver', mode: 1 }), {}, 'aim'],
    ['a boss about to attack', { ...boss, wait: 10 }, {}, 'aim'],
  ])('%s', (_name, one, change, mood) => expect(moodOf(one, { ...opening, ...change })).toBe(mood))

  test('the vessel changes every other wave, and a boss has its lair', () => {
    expect([1, 2, 3, 4, 5, 6, 8, 11].map(vesselOf)).toEqual([0, 0, 1, 1, -1, 2, 3, 4])
  })

  test('bursts in a row climb the scale', () => {
    const before = { ...opening, tick: 9, bursts: 4 }
    const steps = [1, 2, 3, 9].map(
      (chain) =>
        hear(before, { ...before, tick: 10, bursts: 5, chain }).find(({ name }) => name === 'pop')?.step,
    )
    expect(steps).toEqual([0, 1, 2, 8])
  })
})
