import { expect, test } from 'vitest'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { rules, sliderSlab, type Drop, type BuildingSite } from '../rules.ts'
import { coloursIn, wallsOf } from '../view/colours.ts'
import { paletteOf } from '../view/looks.ts'
import { createSlider } from '../view/slider.ts'
import { lined } from './people.ts'

const LENS = { x: 200, y: 900, unit: 0.1 }

/** A pen that counts strokes and fills. */
function createPen(): { pen: Pen; strokes(): number } {
  let strokes = 0
  const count = () => void strokes++
  const pen = new Proxy({} as Record<string | symbol, unknown>, {
    get: (own, name) => (name === 'fill' || name === 'stroke' ? count : (own[name] ?? (() => {}))),
  })
  return { pen: pen as unknown as Pen, strokes: () => strokes }
}

const frame = (state: BuildingSite, playing: boolean): Frame<BuildingSite, Drop> => ({
  before: state,
  state,
  since: 1,
  time: 0,
  delta: 1 / 60,
  still: false,
  playing,
  hint: undefined,
  best: undefined,
  ghost: undefined,
})

test('hides the slab in a pause, so that a pause cannot be used to aim', () => {
  const { pen, strokes } = createPen()
  const draw = createSlider(pen, wallsOf(coloursIn(paletteOf(''))))
  const site = lined(12)
  for (let i = 0; i < 30; i++) draw(frame(site, true), LENS)
  expect(draw(frame(site, true), LENS)).toEqual(sliderSlab(site))
  const drawn = strokes()
  expect(drawn).toBeGreaterThan(0)
  for (let i = 0; i < 30; i++) expect(draw(frame(site, false), LENS)).toBeUndefined()
  expect(strokes()).toBe(drawn)
  // Back in play, it is where the rules say at once.
  expect(draw(frame(site, true), LENS)).toEqual(sliderSlab(site))
})

test('shows the slab before the first press', () => {
  const draw = createSlider(createPen().pen, wallsOf(coloursIn(paletteOf(''))))
  expect(draw(frame(rules.start(1, 1), false), LENS)).toBeDefined()
})
