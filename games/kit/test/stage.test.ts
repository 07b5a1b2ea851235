import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PrePaint } from '../paint/pre-painting.ts'
import type { PaintBudget } from '../paint/paint-budget.ts'
import { createStage } from '../paint/stage.ts'

const NOTHING_COVERED = { top: 0, right: 0, bottom: 0, left: 0 }

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: '#123' }))
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 600)
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const pen = { setTransform: vi.fn<(...matrix: number[]) => void>(), fillRect() {} }
  const canvas = { width: 300, height: 150, getContext: () => pen }
  const paintBudget = { isIncomplete: false, begin() {}, end() {} }
  const stage = createStage(
    canvas as unknown as HTMLCanvasElement,
    {} as PrePaint,
    paintBudget as unknown as PaintBudget,
  )
  return { pen, canvas, paintBudget, stage }
}

test('a canvas has the pixels of its frame, and is drawn on in CSS pixels', () => {
  const { pen, canvas, stage } = open()
  stage.measure(NOTHING_COVERED)
  expect(stage.pen).toBe(pen)
  stage.begin()
  expect([canvas.width, canvas.height]).toEqual([800, 1200])
  expect(pen.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0)
})

test('where the frame ends between two pixels, what is baked still fits the canvas pixel by pixel', () => {
  vi.stubGlobal('devicePixelRatio', 1.25)
  vi.stubGlobal('innerWidth', 1366)
  const { pen, canvas, stage } = open()
  stage.measure(NOTHING_COVERED)
  expect(stage.pen).toBe(pen)
  stage.begin()
  expect(canvas.width).toBe(1708)
  expect(pen.setTransform).toHaveBeenLastCalledWith(1.25, 0, 0, 1.25, 0, 0)
})

test('a device that opened slowly and is quick becomes sharp when everything has been painted sharply', () => {
  const { pen, canvas, paintBudget, stage } = open()
  stage.beginCoarse()
  stage.measure(NOTHING_COVERED)
  expect(stage.pen).toBe(pen)
  expect([canvas.width, stage.ratio]).toEqual([400, 1])
  expect(stage.sharpen()).toBe(true)
  for (const isIncomplete of [false, true, true]) {
    // Only the first frame after the change tells what is lacking now.
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

test('a device that is too slow is helped at once, and a frame of another size is filled at once', () => {
  const { canvas, paintBudget, stage } = open()
  stage.measure(NOTHING_COVERED)
  paintBudget.isIncomplete = true
  stage.coarsen()
  expect(canvas.width).toBe(600)
  vi.stubGlobal('innerWidth', 640)
  stage.measure(NOTHING_COVERED)
  expect(canvas.width).toBe(960)
})

test('another look is there with the next frame, whole', () => {
  const { pen, paintBudget, stage } = open()
  const asked: boolean[] = []
  Object.assign(paintBudget, { begin: (isWhole: boolean) => asked.push(isWhole) })
  stage.measure(NOTHING_COVERED)
  expect(stage.pen).toBe(pen)
  const { epoch, coat } = stage
  stage.wear('night')
  expect([stage.epoch, stage.coat]).toEqual([epoch + 1, coat + 1])
  stage.begin()
  stage.wear('night')
  stage.begin()
  expect(asked).toEqual([true, false])
  stage.renew()
  expect([stage.epoch, stage.coat]).toEqual([epoch + 1, coat + 2])
})
