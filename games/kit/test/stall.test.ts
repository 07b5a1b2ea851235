import { expect, test } from 'vitest'
import { stallJudge } from '../run/stall.ts'

/** Whether each question is answered by "stalled"; a question is the time now and that of the last frame. */
function answers(...questions: readonly (readonly [now: number, lastFrame: number])[]): boolean[] {
  const judge = stallJudge()
  return questions.map(([now, lastFrame]) => judge(now, lastFrame))
}

test('frames that come are no stall', () => {
  expect(answers([250, 240], [500, 490], [750, 740])).toEqual([false, false, false])
})

test('one long frame is none, however long: after it another one comes', () => {
  expect(answers([250, 240], [3240, 240], [3490, 3480])).toEqual([false, false, false])
})

test('nor if it is asked for twice before that one comes', () => {
  expect(answers([3240, 240], [3245, 240], [3490, 3480])).toEqual([false, false, false])
})

test('several long frames in a row are none', () => {
  expect(answers([900, 100], [1800, 1000], [2700, 1900])).toEqual([false, false, false])
})

test('no frame at all is one', () => {
  expect(answers([250, 240], [500, 240], [750, 240], [1000, 240])).toEqual([false, false, false, true])
})

test('timers that hidden frames slow down find it as well', () => {
  expect(answers([1000, 240], [2000, 240])).toEqual([false, true])
})
