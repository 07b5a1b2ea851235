import { expect, test } from 'vitest'
import { floating } from '../paint/floats.ts'
import { particles } from '../paint/particles.ts'
import type { Pen } from '../paint/sprite.ts'

/** Accepts every call that particles make. */
const pen = { fillRect: () => {}, globalAlpha: 1, fillStyle: '', strokeStyle: '' } as unknown as Pen

test('particles move until the last one has faded', () => {
  const bits = particles()
  expect(bits.isMoving).toBe(false)
  bits.burst({ x: 0, y: 0, count: 3, colours: ['#fff'], life: 1 })
  bits.draw(pen, 0.5)
  expect(bits.isMoving).toBe(true)
  bits.draw(pen, 0.6)
  expect(bits.isMoving).toBe(false)
})

test('floating words move until they have faded', () => {
  const words = floating(() => () => {})
  words.add({ text: '+1', x: 0, y: 0, size: 10 })
  words.draw(pen, 0.5)
  expect(words.isMoving).toBe(true)
  words.draw(pen, 0.5)
  expect(words.isMoving).toBe(false)
})
