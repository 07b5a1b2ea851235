import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLayer, SETTLE_MS } from '../paint/layer.ts'
import { sprites, stamp, type Pen } from '../paint/sprite.ts'
import type { Stage } from '../paint/stage.ts'
import { FakeCanvas } from './fake-canvas.ts'

beforeEach(() => {
  FakeCanvas.closed = 0
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openLayer() {
  const paintBudget = { isIncomplete: false, fades: false, time: true, hasTime: () => paintBudget.time }
  const transform = { a: 1.5, e: 0, f: 0 }
  const pen = {
    globalAlpha: 1,
    drawImage: vi.fn<(...how: unknown[]) => void>(),
    getTransform: () => transform,
  }
  const stage = { pen, spriteVersion: 1, ratio: 1.5, width: 321, height: 480, paintBudget }
  const layer = createLayer(stage as unknown as Stage)
  const painted: unknown[] = []
  return {
    stage,
    pen,
    transform,
    painted,
    /** Draws a frame; returns whether the layer was drawn straight through, composed or reused. */
    frame(key = 'noon', draw: (pen: Pen) => void = () => {}) {
      painted.length = 0
      pen.drawImage.mockClear()
      layer(key, (to) => {
        painted.push(to)
        draw(to)
      })
      return painted.length === 0 ? 'reused' : painted[0] === pen ? 'straight' : 'composed'
    },
  }
}

describe('a layer', () => {
  test('is composed once for each key, and drawn pixel by pixel', () => {
    const { frame, pen } = openLayer()
    expect(frame(), 'the first frame, which has to paint its sprites').toBe('straight')
    expect(frame()).toBe('composed')
    expect(frame()).toBe('reused')
    expect(pen.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 482 / 1.5, 480)
    expect(FakeCanvas.closed).toBe(0)
    expect(frame('dusk')).toBe('composed')
    expect(frame('dusk')).toBe('reused')
    expect(FakeCanvas.closed, 'the bitmap of noon').toBe(1)
  })

  test('has one pixel in a CSS pixel if it would be too large otherwise', () => {
    const { frame, pen, stage } = openLayer()
    Object.assign(stage, { width: 1920, height: 1080, ratio: 2 })
    frame()
    frame()
    expect(pen.drawImage).toHaveBeenCalledWith(
      expect.objectContaining({ width: 1920, height: 1080 }),
      0,
      0,
      1920,
      1080,
    )
  })

  test('stays on whole pixels while the picture is shaken', () => {
    const { frame, pen, transform } = openLayer()
    frame()
    Object.assign(transform, { e: 2.75, f: -3.25 })
    frame()
    expect(pen.drawImage).toHaveBeenCalledWith(expect.anything(), 0.25 / 1.5, 0.25 / 1.5, 482 / 1.5, 480)
  })

  test('is drawn straight through while sprites are missing or fade in', () => {
    const { frame, stage } = openLayer()
    frame()
    stage.paintBudget.isIncomplete = true
    expect(frame()).toBe('straight')
    stage.paintBudget.isIncomplete = false
    expect(frame()).toBe('straight')
    vi.advanceTimersByTime(SETTLE_MS)
    expect(frame()).toBe('composed')
  })

  test('is drawn straight through in the first frame after a change of size, look or ratio', () => {
    const { frame, stage } = openLayer()
    frame()
    frame()
    stage.spriteVersion++
    expect(frame()).toBe('straight')
    expect(FakeCanvas.closed, 'the outdated bitmap').toBe(1)
    expect(frame()).toBe('composed')
  })

  test('contains every sprite, even if the budget is used up', () => {
    const { frame, stage } = openLayer()
    const bake = sprites(stage as unknown as Stage)
    frame()
    stage.paintBudget.time = false
    let isProvisional: boolean | undefined
    frame('noon', (pen) => {
      const star = bake('star', 4, 4, () => {})
      isProvisional = star.provisional
      stamp(pen, star, 0, 0)
    })
    expect(isProvisional).toBeUndefined()
  })
})
