import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPaintBudget } from '../paint/paint-budget.ts'

let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

/** Draws a frame with sprites that take `each` milliseconds to paint; returns which of them were painted. */
function frame(
  paintBudget: ReturnType<typeof createPaintBudget>,
  wanted: readonly ('foreground' | 'scenery')[],
  each: number,
) {
  paintBudget.begin(false)
  const painted = wanted.map((layer) => {
    let hasTime = false
    const ask = () => void (hasTime = paintBudget.hasTime())
    if (layer === 'scenery') paintBudget.scenery(ask)
    else ask()
    if (hasTime) now += each
    return hasTime
  })
  paintBudget.end()
  now += 16
  return painted
}

describe('the paint budget', () => {
  test('is unlimited between frames', () => {
    expect(createPaintBudget(() => true).hasTime()).toBe(true)
  })

  test('skips the remaining sprites of a frame once it is used up', () => {
    const paintBudget = createPaintBudget(() => false)
    expect(frame(paintBudget, ['foreground', 'foreground', 'foreground', 'foreground'], 4)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(paintBudget.isForegroundIncomplete).toBe(true)
  })

  test('allows one sprite per frame even if drawing alone exceeds it', () => {
    const paintBudget = createPaintBudget(() => false)
    frame(paintBudget, [], 0)
    paintBudget.begin(false)
    now += 20
    const answers: boolean[] = []
    paintBudget.scenery(() => answers.push(paintBudget.hasTime(), paintBudget.hasTime()))
    paintBudget.end()
    expect(answers).toEqual([true, false])
    expect(paintBudget.isIncomplete).toBe(true)
  })

  test('stays small during play, even on a slow device', () => {
    const paintBudget = createPaintBudget(() => true)
    paintBudget.reportStartup(500)
    expect(frame(paintBudget, ['foreground', 'foreground', 'foreground'], 4)).toEqual([true, true, false])
  })

  test('holds scenery back until the foreground is complete', () => {
    const paintBudget = createPaintBudget(() => false)
    expect(frame(paintBudget, ['scenery', 'foreground'], 10)).toEqual([false, true])
    expect([paintBudget.isForegroundIncomplete, paintBudget.isIncomplete]).toEqual([false, true])
    expect(frame(paintBudget, ['scenery'], 10)).toEqual([true])
    expect(paintBudget.isIncomplete).toBe(false)
  })

  test('is larger in the first frame after a slow startup, and normal afterwards', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(40)
    expect(frame(paintBudget, Array(8).fill('foreground'), 10).filter(Boolean)).toHaveLength(5)
    now += 4
    expect(frame(paintBudget, Array(8).fill('foreground'), 10).filter(Boolean)).toHaveLength(2)
  })

  test('has an upper bound, however slow the startup was', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(900)
    expect(frame(paintBudget, Array(40).fill('foreground'), 10).filter(Boolean)).toHaveLength(11)
  })

  test('ignores the wait before the first frame and after a pause', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(20)
    for (const _ of [1, 2]) {
      now += 5000
      expect(frame(paintBudget, Array(8).fill('foreground'), 4).filter(Boolean)).toHaveLength(2)
    }
  })

  test('is normal in the first frame of a fast device', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(30)
    expect(frame(paintBudget, Array(8).fill('foreground'), 4).filter(Boolean)).toHaveLength(2)
  })

  test('stays normal for scenery on a slow device', () => {
    const paintBudget = createPaintBudget(() => false)
    frame(paintBudget, ['foreground'], 100)
    expect(frame(paintBudget, Array(8).fill('scenery'), 4).filter(Boolean)).toHaveLength(2)
  })

  test('is unlimited in a frame that must be complete', () => {
    const paintBudget = createPaintBudget(() => true)
    for (const _ of [1, 2]) frame(paintBudget, ['foreground', 'scenery'], 1)
    paintBudget.begin(true)
    now += 500
    expect(paintBudget.hasTime()).toBe(true)
    paintBudget.scenery(() => expect([paintBudget.hasTime(), paintBudget.fades]).toEqual([true, false]))
    paintBudget.end()
    expect(paintBudget.isIncomplete).toBe(false)
  })
})
