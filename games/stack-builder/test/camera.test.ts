import { expect, test } from 'vitest'
import { createCamera } from '../view/camera.ts'

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
