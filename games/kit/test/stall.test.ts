import { expect, test } from 'vitest'
import { stallJudge } from '../run/stall.ts'

/** Whether each check reports a stall; a check has the current time and that of the last frame. */
function answers(...checks: readonly (readonly [now: number, lastFrame: number])[]): boolean[] {
  const judge = stallJudge()
  return checks.map(([now, lastFrame]) => judge(now, lastFrame))
}

test('regular frames are not a stall', () => {
  expect(answers([250, 240], [500, 490], [750, 740])).toEqual([false, false, false])
})

test('a single long frame is not a stall', () => {
  expect(answers([250, 240], [3240, 240], [3490, 3480])).toEqual([false, false, false])
})

test('a single long frame is not a stall even if checked twice', () => {
  expect(answers([3240, 240], [3245, 240], [3490, 3480])).toEqual([false, false, false])
})

test('several long frames in a row are not a stall', () => {
  expect(answers([900, 100], [1800, 1000], [2700, 1900])).toEqual([false, false, false])
})

test('no frames at all are a stall', () => {
  expect(answers([250, 240], [500, 240], [750, 240], [1000, 240])).toEqual([false, false, false, true])
})

test('throttled timers detect a stall as well', () => {
  expect(answers([1000, 240], [2000, 240])).toEqual([false, true])
})
