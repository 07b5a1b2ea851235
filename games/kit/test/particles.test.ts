import { expect, test } from 'vitest'
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
