import { expect, test } from 'vitest'
import { SLAB } from '../rules/curve.ts'
import { FOUNDATION, moved } from '../rules/slab.ts'
import { createCamera } from '../view/camera.ts'
import { boxAround, middleOf } from '../view/lens.ts'
import { HOVER } from '../view/slider.ts'

const SCREEN = { width: 390, height: 844, safe: { top: 58, right: 8, bottom: 8, left: 8 } }
const FRAME = { time: 0, delta: 1 / 60, still: true }

test('jumps to the top of a round resumed high up', () => {
  const camera = createCamera(SCREEN)
  camera.begin(40)
  expect(camera.follow(40, 0, FRAME).storey).toBe(40)
})

test('glides within a round, and down from a low tower', () => {
  const camera = createCamera(SCREEN)
  camera.begin(1)
  const up = camera.follow(5, 0, FRAME).storey
  expect(up).toBeGreaterThan(1.4)
  expect(up).toBeLessThan(5)
  camera.begin(1)
  expect(camera.follow(1, 0, FRAME).storey).toBeGreaterThan(1.4)
})

test('zooms out at the end until the whole tower fits the frame', () => {
  const camera = createCamera(SCREEN)
  camera.begin(40)
  const { zoom, rise } = camera.follow(40, 40, FRAME)
  expect(zoom).toBeLessThan(1)
  expect(rise * 40).toBeLessThan(SCREEN.height)
})

const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const
/** The view of a tower of this height, in play or at the end. */
function viewOf(width: number, height: number, storeys: number, isOver: boolean) {
  const camera = createCamera({ ...SCREEN, width, height })
  camera.begin(storeys)
  return camera.follow(storeys, isOver ? storeys : 0, FRAME)
}

test.each(SIZES)(
  'at %s × %s shows every slab from its first tick, and whole where a tap counts',
  (width, height) => {
    const eye = viewOf(width, height, 30, false)
    for (const course of [0, 1, 2] as const)
      for (const side of [-1, 1]) {
        const slabAt = (off: number) => moved(FOUNDATION, course, side * off)
        const { x, width: wide } = boxAround(eye, slabAt(SLAB.reach), 30 + HOVER, 31 + HOVER)
        expect(Math.min(width, x + wide) - Math.max(0, x)).toBeGreaterThan(wide / 8)
        const middle = middleOf(eye, slabAt(SLAB.within), 31 + HOVER)
        expect(middle.x).toBeGreaterThan(0)
        expect(middle.x).toBeLessThan(width)
        expect(middle.y).toBeGreaterThan(0)
        expect(middle.y).toBeLessThan(height)
      }
  },
)

test.each(SIZES)('at %s × %s keeps Dot below the bar above a finished tower', (width, height) => {
  for (const storeys of [3, 30, 280]) {
    const eye = viewOf(width, height, storeys, true)
    const feet = middleOf(eye, FOUNDATION, storeys + 1.5)
    // She is drawn at least 13 pixels wide, and 2.2 times as high.
    expect(feet.y - Math.max(190 * eye.unit, 13) * 2.2).toBeGreaterThanOrEqual(SCREEN.safe.top)
  }
})
