import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sprites, stamp, type Pen, type Sprite } from '../paint/sprite.ts'
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

function createSprites() {
  const paintBudget = { time: true, fades: false, hasTime: () => paintBudget.time }
  const stage = { coat: 1, ratio: 2, width: 320, height: 480, paintBudget }
  const bake = sprites(stage as unknown as Stage)
  return { stage, paintBudget, ball: () => bake('ball', 10, 10, () => {}) }
}

describe('sprites', () => {
  test('are painted once', () => {
    const { ball } = createSprites()
    expect(ball().image.width).toBe(20)
    expect(ball()).toBe(ball())
    expect(ball().provisional).toBeUndefined()
  })

  test('are left out where there is no time, and asked for again', () => {
    const { paintBudget, ball } = createSprites()
    paintBudget.time = false
    expect(ball()).toMatchObject({ provisional: true, width: 10, image: { width: 1 } })
    paintBudget.time = true
    expect(ball().image.width).toBe(20)
  })

  test('stay as sharp as the screen was until there is time to paint them anew, and do not fade then', () => {
    const { stage, paintBudget, ball } = createSprites()
    const sharp = ball()
    Object.assign(paintBudget, { time: false, fades: true })
    for (const ratio of [1.5, 1]) {
      stage.ratio = ratio
      stage.coat++
      expect(ball(), 'the same, so that nothing made with it is made again').toBe(sharp)
      expect(sharp.provisional, 'whoever has kept it asks again').toBe(true)
    }
    paintBudget.time = true
    expect(ball()).toMatchObject({ image: { width: 10 } })
    expect(ball().since).toBeUndefined()
    expect(ball().provisional).toBeUndefined()
  })

  test('stay until there is time to letter them anew, too', () => {
    const { stage, paintBudget, ball } = createSprites()
    const former = ball()
    paintBudget.time = false
    stage.coat = 2
    expect(ball()).toBe(former)
    paintBudget.time = true
    expect(ball()).not.toBe(former)
  })

  test('of another size are of no use', () => {
    const { stage, paintBudget, ball } = createSprites()
    ball()
    paintBudget.time = false
    Object.assign(stage, { coat: 2, width: 640 })
    expect(ball().image.width).toBe(1)
  })
})

function createPen() {
  const drawn: number[][] = []
  const pen = { globalAlpha: 1, drawImage: (_: unknown, ...box: number[]) => drawn.push(box) }
  return { drawn, pen: pen as unknown as Pen }
}

/** As large as half a pixel more than ten. */
function bake(): Sprite {
  const image = { width: 21, height: 21 } as ImageBitmap
  return { image, width: 10.5, height: 10.5, places: new Set() }
}

describe('stamping', () => {
  test('what rests is put onto whole pixels of the canvas, wherever else it is stamped', () => {
    const { drawn, pen } = createPen()
    const sprite = bake()
    for (const _ of [1, 2, 3]) for (const x of [7.4, 50.1]) stamp(pen, sprite, x, 9.3)
    expect(drawn.slice(0, 2)).toEqual([
      [7.4 - 5.25, 9.3 - 5.25, 10.5, 10.5],
      [50.1 - 5.25, 9.3 - 5.25, 10.5, 10.5],
    ])
    expect(drawn.slice(2, 4)).toEqual([
      [2, 4, 10.5, 10.5],
      [45, 4, 10.5, 10.5],
    ])
    expect(drawn.slice(4)).toEqual(drawn.slice(2, 4))
  })

  test('what moves does so between pixels too, and hardly ever unsettles what rests', () => {
    const { drawn, pen } = createPen()
    const sprite = bake()
    let unsettled = 0
    for (let i = 0; i < 1000; i++) {
      stamp(pen, sprite, i / 10, 30)
      expect(drawn.at(-1)?.[0]).toBe(i / 10 - 5.25)
      stamp(pen, sprite, 7.4, 9.3)
      unsettled += Number(drawn.at(-1)?.[0] !== 2)
    }
    expect(unsettled).toBeLessThanOrEqual(6)
    expect(sprite.places?.size).toBeLessThanOrEqual(201)
  })

  test('what is stretched is not put onto whole pixels', () => {
    const { drawn, pen } = createPen()
    const sprite = bake()
    for (const _ of [1, 2]) stamp(pen, sprite, 7.4, 9.3, 2)
    expect(drawn[1]).toEqual([7.4 - 10.5, 9.3 - 10.5, 21, 21])
  })

  test('what is not painted yet is not stamped', () => {
    const { paintBudget, ball } = createSprites()
    paintBudget.time = false
    const { drawn, pen } = createPen()
    stamp(pen, ball(), 7, 7)
    expect(drawn).toEqual([])
  })
})
