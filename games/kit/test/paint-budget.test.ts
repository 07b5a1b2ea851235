import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPaintBudget } from '../paint/paint-budget.ts'

let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

/** A frame in which these are asked for, each painted in so many milliseconds: which of them were painted. */
function frame(
  paintBudget: ReturnType<typeof createPaintBudget>,
  wanted: readonly ('near' | 'far')[],
  each: number,
) {
  paintBudget.begin(false)
  const painted = wanted.map((what) => {
    let hasTime = false
    const ask = () => void (hasTime = paintBudget.hasTime())
    if (what === 'far') paintBudget.scenery(ask)
    else ask()
    if (hasTime) now += each
    return hasTime
  })
  paintBudget.end()
  now += 16
  return painted
}

describe('painting in slices', () => {
  test('outside of a frame there is always time', () => {
    expect(createPaintBudget(() => true).hasTime()).toBe(true)
  })

  test('a frame that has taken long enough leaves the rest to the next one', () => {
    const paintBudget = createPaintBudget(() => false)
    expect(frame(paintBudget, ['near', 'near', 'near', 'near'], 4)).toEqual([true, true, false, false])
    expect(paintBudget.isForegroundIncomplete).toBe(true)
  })

  test('where drawing alone takes all the time of a frame, one thing is painted all the same', () => {
    const paintBudget = createPaintBudget(() => false)
    frame(paintBudget, [], 0)
    paintBudget.begin(false)
    now += 20
    const asked: boolean[] = []
    paintBudget.scenery(() => asked.push(paintBudget.hasTime(), paintBudget.hasTime()))
    paintBudget.end()
    expect(asked).toEqual([true, false])
    expect(paintBudget.isIncomplete).toBe(true)
  })

  test('in play no frame paints more, however slow the device is', () => {
    const paintBudget = createPaintBudget(() => true)
    paintBudget.reportStartup(500)
    expect(frame(paintBudget, ['near', 'near', 'near'], 4)).toEqual([true, true, false])
  })

  test('what is near comes first, what is far when nothing near is lacking', () => {
    const paintBudget = createPaintBudget(() => false)
    expect(frame(paintBudget, ['far', 'near'], 10)).toEqual([false, true])
    expect([paintBudget.isForegroundIncomplete, paintBudget.isIncomplete]).toEqual([false, true])
    expect(frame(paintBudget, ['far'], 10)).toEqual([true])
    expect(paintBudget.isIncomplete).toBe(false)
  })

  test('a device that opened the game slowly paints more in its first frame, and then as all do', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(40)
    expect(frame(paintBudget, Array(8).fill('near'), 10).filter(Boolean)).toHaveLength(5)
    now += 4
    expect(frame(paintBudget, Array(8).fill('near'), 10).filter(Boolean)).toHaveLength(2)
  })

  test('however slow it is, no frame takes for ever', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(900)
    expect(frame(paintBudget, Array(40).fill('near'), 10).filter(Boolean)).toHaveLength(11)
  })

  test('a frame that was waited for is not a slow one: neither the first nor one after a pause', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(20)
    for (const _ of [1, 2]) {
      now += 5000
      expect(frame(paintBudget, Array(8).fill('near'), 4).filter(Boolean)).toHaveLength(2)
    }
  })

  test('a quick device paints no more in its first frame than in any other', () => {
    const paintBudget = createPaintBudget(() => false)
    paintBudget.reportStartup(30)
    expect(frame(paintBudget, Array(8).fill('near'), 4).filter(Boolean)).toHaveLength(2)
  })

  test('scenery takes no more of a frame on a slow device: the game stands already', () => {
    const paintBudget = createPaintBudget(() => false)
    frame(paintBudget, ['near'], 100)
    expect(frame(paintBudget, Array(8).fill('far'), 4).filter(Boolean)).toHaveLength(2)
  })

  test('nothing is left out of a frame that must be whole', () => {
    const paintBudget = createPaintBudget(() => true)
    for (const _ of [1, 2]) frame(paintBudget, ['near', 'far'], 1)
    paintBudget.begin(true)
    now += 500
    expect(paintBudget.hasTime()).toBe(true)
    paintBudget.scenery(() => expect([paintBudget.hasTime(), paintBudget.fades]).toEqual([true, false]))
    paintBudget.end()
    expect(paintBudget.isIncomplete).toBe(false)
  })
})
