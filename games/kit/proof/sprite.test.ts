import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sprites } from '../paint/sprite.ts'
import type { Stage } from '../paint/stage.ts'

/** A canvas of which only the size matters. */
class Canvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    return { scale() {}, translate() {}, drawImage() {} }
  }
  transferToImageBitmap() {
    return { width: this.width, height: this.height }
  }
}

beforeEach(() => vi.stubGlobal('OffscreenCanvas', Canvas))
afterEach(() => vi.unstubAllGlobals())

function openSprites() {
  const slices = { time: true, fades: false, hasTime: () => slices.time }
  const stage = { epoch: 1, ratio: 2, slices }
  const bake = sprites(stage as unknown as Stage)
  return { stage, slices, ball: () => bake('ball', 10, 10, () => {}) }
}

describe('sprites', () => {
  test('are painted once', () => {
    const { ball } = openSprites()
    expect(ball().image.width).toBe(20)
    expect(ball()).toBe(ball())
    expect(ball().provisional).toBeUndefined()
  })

  test('are left out where there is no time, and asked for again', () => {
    const { slices, ball } = openSprites()
    slices.time = false
    expect(ball()).toMatchObject({ provisional: true, width: 10, image: { width: 1 } })
    slices.time = true
    expect(ball().image.width).toBe(20)
  })

  test('stay as sharp as the screen was until there is time to paint them anew, and do not fade then', () => {
    const { stage, slices, ball } = openSprites()
    const sharp = ball()
    Object.assign(slices, { time: false, fades: true })
    for (const ratio of [1.5, 1]) {
      stage.ratio = ratio
      expect(ball(), 'the same, so that nothing made with it is made again').toBe(sharp)
      expect(sharp.provisional, 'whoever has kept it asks again').toBe(true)
    }
    slices.time = true
    expect(ball()).toMatchObject({ image: { width: 10 } })
    expect(ball().since).toBeUndefined()
    expect(ball().provisional).toBeUndefined()
  })

  test('of another size or look are of no use', () => {
    const { stage, slices, ball } = openSprites()
    ball()
    slices.time = false
    stage.epoch = 2
    expect(ball().image.width).toBe(1)
  })
})
