import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSlices } from '../paint/paint-budget.ts'

let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

/** A frame in which these are asked for, each painted in so many milliseconds: which of them were painted. */
function frame(slices: ReturnType<typeof openSlices>, wanted: readonly ('near' | 'far')[], each: number) {
  slices.begin(false)
  const painted = wanted.map((what) => {
    let hasTime = false
    const ask = () => void (hasTime = slices.hasTime())
    if (what === 'far') slices.scenery(ask)
    else ask()
    if (hasTime) now += each
    return hasTime
  })
  slices.end()
  now += 16
  return painted
}

describe('painting in slices', () => {
  test('outside of a frame there is always time', () => {
    expect(openSlices(() => true).hasTime()).toBe(true)
  })

  test('a frame that has taken long enough leaves the rest to the next one', () => {
    const slices = openSlices(() => false)
    expect(frame(slices, ['near', 'near', 'near', 'near'], 4)).toEqual([true, true, false, false])
    expect(slices.lackingNear).toBe(true)
  })

  test('where drawing alone takes all the time of a frame, one thing is painted all the same', () => {
    const slices = openSlices(() => false)
    frame(slices, [], 0)
    slices.begin(false)
    now += 20
    const asked: boolean[] = []
    slices.scenery(() => asked.push(slices.hasTime(), slices.hasTime()))
    slices.end()
    expect(asked).toEqual([true, false])
    expect(slices.lacking).toBe(true)
  })

  test('in play no frame paints more, however slow the device is', () => {
    const slices = openSlices(() => true)
    slices.opened(500)
    expect(frame(slices, ['near', 'near', 'near'], 4)).toEqual([true, true, false])
  })

  test('what is near comes first, what is far when nothing near is lacking', () => {
    const slices = openSlices(() => false)
    expect(frame(slices, ['far', 'near'], 10)).toEqual([false, true])
    expect([slices.lackingNear, slices.lacking]).toEqual([false, true])
    expect(frame(slices, ['far'], 10)).toEqual([true])
    expect(slices.lacking).toBe(false)
  })

  test('a device that opened the game slowly paints more in its first frame, and then as all do', () => {
    const slices = openSlices(() => false)
    slices.opened(40)
    expect(frame(slices, Array(8).fill('near'), 10).filter(Boolean)).toHaveLength(5)
    now += 4
    expect(frame(slices, Array(8).fill('near'), 10).filter(Boolean)).toHaveLength(2)
  })

  test('however slow it is, no frame takes for ever', () => {
    const slices = openSlices(() => false)
    slices.opened(900)
    expect(frame(slices, Array(40).fill('near'), 10).filter(Boolean)).toHaveLength(11)
  })

  test('a frame that was waited for is not a slow one: neither the first nor one after a pause', () => {
    const slices = openSlices(() => false)
    slices.opened(20)
    for (const _ of [1, 2]) {
      now += 5000
      expect(frame(slices, Array(8).fill('near'), 4).filter(Boolean)).toHaveLength(2)
    }
  })

  test('a quick device paints no more in its first frame than in any other', () => {
    const slices = openSlices(() => false)
    slices.opened(30)
    expect(frame(slices, Array(8).fill('near'), 4).filter(Boolean)).toHaveLength(2)
  })

  test('scenery takes no more of a frame on a slow device: the game stands already', () => {
    const slices = openSlices(() => false)
    frame(slices, ['near'], 100)
    expect(frame(slices, Array(8).fill('far'), 4).filter(Boolean)).toHaveLength(2)
  })

  test('nothing is left out of a frame that must be whole', () => {
    const slices = openSlices(() => true)
    for (const _ of [1, 2]) frame(slices, ['near', 'far'], 1)
    slices.begin(true)
    now += 500
    expect(slices.hasTime()).toBe(true)
    slices.scenery(() => expect([slices.hasTime(), slices.fades]).toEqual([true, false]))
    slices.end()
    expect(slices.lacking).toBe(false)
  })
})
