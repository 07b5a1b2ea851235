import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PrePaint } from '../paint/pre-painting.ts'
import type { PaintBudget } from '../paint/paint-budget.ts'
import { createStage } from '../paint/stage.ts'

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: '#123' }))
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 600)
})
afterEach(() => vi.unstubAllGlobals())

function open(isCalm = () => false) {
  const pen = { setTransform: vi.fn<(...matrix: number[]) => void>(), fillRect() {} }
  const canvas = { width: 300, height: 150, getContext: () => pen }
  const paintBudget = { isIncomplete: false, begin() {}, end() {} }
  const stage = createStage(
    canvas as unknown as HTMLCanvasElement,
    {} as PrePaint,
    paintBudget as unknown as PaintBudget,
    isCalm,
  )
  return { pen, canvas, paintBudget, stage }
}

test('sizes the canvas in device pixels, and draws in CSS pixels', () => {
  const { pen, canvas, stage } = open()
  stage.measure(NO_INSETS)
  expect(stage.pen).toBe(pen)
  stage.begin()
  expect([canvas.width, canvas.height]).toEqual([800, 1200])
  expect(pen.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0)
})

test('keeps the exact pixel ratio when the width is not a whole number of device pixels', () => {
  vi.stubGlobal('devicePixelRatio', 1.25)
  vi.stubGlobal('innerWidth', 1366)
  const { pen, canvas, stage } = open()
  stage.measure(NO_INSETS)
  expect(stage.pen).toBe(pen)
  stage.begin()
  expect(canvas.width).toBe(1708)
  expect(pen.setTransform).toHaveBeenLastCalledWith(1.25, 0, 0, 1.25, 0, 0)
})

test('raises the resolution of the canvas only when all sprites are sharp', () => {
  const { pen, canvas, paintBudget, stage } = open()
  stage.beginCoarse()
  stage.measure(NO_INSETS)
  expect(stage.pen).toBe(pen)
  expect([canvas.width, stage.ratio]).toEqual([400, 1])
  expect(stage.sharpen()).toBe(true)
  for (const isIncomplete of [false, true, true]) {
    // The first frame after the change still reports the state before it.
    paintBudget.isIncomplete = isIncomplete
    stage.begin()
    expect([canvas.width, stage.ratio]).toEqual([400, 2])
    expect(pen.setTransform).toHaveBeenLastCalledWith(1, 0, 0, 1, 0, 0)
  }
  paintBudget.isIncomplete = false
  stage.begin()
  expect(canvas.width).toBe(800)
  expect(pen.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0)
})

test('lowers the resolution at once, and resizes the canvas at once', () => {
  const { canvas, paintBudget, stage } = open()
  stage.measure(NO_INSETS)
  paintBudget.isIncomplete = true
  stage.coarsen()
  expect(canvas.width).toBe(600)
  vi.stubGlobal('innerWidth', 640)
  stage.measure(NO_INSETS)
  expect(canvas.width).toBe(960)
})

test('paints the first frame of a new look without a budget', () => {
  const { pen, paintBudget, stage } = open()
  const wholeFrames: boolean[] = []
  Object.assign(paintBudget, { begin: (isWhole: boolean) => wholeFrames.push(isWhole) })
  stage.measure(NO_INSETS)
  expect(stage.pen).toBe(pen)
  const { layoutVersion, spriteVersion } = stage
  stage.wear('night', false)
  expect([stage.layoutVersion, stage.spriteVersion]).toEqual([layoutVersion + 1, spriteVersion + 1])
  stage.begin()
  stage.wear('night', false)
  stage.begin()
  expect(wholeFrames).toEqual([true, false])
  stage.renew()
  expect([stage.layoutVersion, stage.spriteVersion]).toEqual([layoutVersion + 1, spriteVersion + 2])
  // Larger signs change drawings like a look.
  stage.wear('night', true)
  stage.begin()
  expect([stage.strong, stage.layoutVersion, stage.spriteVersion]).toEqual([
    true,
    layoutVersion + 2,
    spriteVersion + 3,
  ])
  expect(wholeFrames).toEqual([true, false, true])
})

test('knows whether Calm is on, also after a change', () => {
  let calm = false
  const { stage } = open(() => calm)
  expect(stage.calm).toBe(false)
  calm = true
  expect(stage.calm).toBe(true)
})
