import { expect, test } from 'vitest'
import { soundsOf } from '../view/sounds.ts'
import { almost, inTheMiddle } from './gardens.ts'

test('the notes of a full line rise', () => {
  const notes = soundsOf(almost(1), inTheMiddle(almost(1))).filter(({ after = 0 }) => after > 0)
  expect(notes).toHaveLength(9)
  notes.slice(1).forEach(({ step }, i) => expect(step).toBe((notes[i]?.step ?? 0) + 1))
})

const first = (streak: number) => {
  const before = almost(1, { streak })
  return soundsOf(before, inTheMiddle(before)).find(({ after = 0 }) => after > 0)?.step ?? Infinity
}

test('a longer streak sounds higher', () => {
  expect(first(3)).toBe(first(0) + 3)
})
