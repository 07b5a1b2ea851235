import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sprites, stamp, stampOnPixels, type Pen, type Sprite } from '../paint/sprite.ts'
import type { Stage } from '../paint/stage.ts'
import { FakeCanvas } from './fake-canvas.ts'

beforeEach(() => vi.stubGlobal('OffscreenCanvas', FakeCanvas))
afterEach(() => vi.unstubAllGlobals())

function createSprites() {
  const paintBudget = { time: true, fades: false, hasTime: () => paintBudget.time }
  const stage = { spriteVersion: 1, ratio: 2, width: 320, height: 480, paintBudget }
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

  test('are empty while the budget is used up, and painted later', () => {
    const { paintBudget, ball } = createSprites()
    paintBudget.time = false
    expect(ball()).toMatchObject({ provisional: true, width: 10, image: { width: 1 } })
    paintBudget.time = true
    expect(ball().image.width).toBe(20)
  })

  test('keep their old resolution until there is time to repaint them, and do not fade in then', () => {
    const { stage, paintBudget, ball } = createSprites()
    const sharp = ball()
    Object.assign(paintBudget, { time: false, fades: true })
    for (const ratio of [1.5, 1]) {
      stage.ratio = ratio
      stage.spriteVersion++
      expect(ball(), 'the same object, so that nothing made with it is rebuilt').toBe(sharp)
      expect(sharp.provisional, 'views that keep it request it again').toBe(true)
    }
    paintBudget.time = true
    expect(ball()).toMatchObject({ image: { width: 10 } })
    expect(ball().since).toBeUndefined()
    expect(ball().provisional).toBeUndefined()
  })

  test('are kept until there is time to repaint them with the new typeface', () => {
    const { stage, paintBudget, ball } = createSprites()
    const former = ball()
    paintBudget.time = false
    stage.spriteVersion = 2
    expect(ball()).toBe(former)
    paintBudget.time = true
    expect(ball()).not.toBe(former)
  })

  test('are discarded when the stage changes size', () => {
    const { stage, paintBudget, ball } = createSprites()
    ball()
    paintBudget.time = false
    Object.assign(stage, { spriteVersion: 2, width: 640 })
    expect(ball().image.width).toBe(1)
  })
})

function createPen() {
  const drawn: number[][] = []
  const pen = { globalAlpha: 1, drawImage: (_: unknown, ...box: number[]) => drawn.push(box) }
  return { drawn, pen: pen as unknown as Pen }
}

/** A sprite of 10.5 CSS pixels. */
function bake(): Sprite {
  const image = { width: 21, height: 21 } as ImageBitmap
  return { image, width: 10.5, height: 10.5, places: new Set() }
}

describe('stamping', () => {
  test('snaps resting sprites to whole pixels, at each of their positions', () => {
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

  test('does not snap moving sprites, which rarely disturb a resting one', () => {
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

  test('on pixels snaps moving sprites as well', () => {
    const { drawn, pen } = createPen()
    const sprite = bake()
    for (const x of [7.4, 7.6, 7.9]) stampOnPixels(pen, sprite, x, 9.3)
    expect(drawn.map(([left]) => left)).toEqual([2, 2.5, 2.5])
    expect(drawn.map(([, top]) => top)).toEqual([4, 4, 4])
  })

  test('does not snap scaled sprites', () => {
    const { drawn, pen } = createPen()
    const sprite = bake()
    for (const _ of [1, 2]) stamp(pen, sprite, 7.4, 9.3, 2)
    expect(drawn[1]).toEqual([7.4 - 10.5, 9.3 - 10.5, 21, 21])
  })

  test('skips sprites that are not painted yet', () => {
    const { paintBudget, ball } = createSprites()
    paintBudget.time = false
    const { drawn, pen } = createPen()
    stamp(pen, ball(), 7, 7)
    expect(drawn).toEqual([])
  })
})
