import { expect, test } from 'vitest'
import { heldWays, keyGesture } from '../input/keys.ts'

test.each([
  ['ArrowLeft', false, [], { kind: 'direction', way: 'left', repeat: false }],
  ['KeyD', true, [], { kind: 'direction', way: 'right', repeat: true }],
  ['KeyD', false, ['KeyD'], { kind: 'key', code: 'KeyD' }],
  ['Space', false, [], { kind: 'confirm' }],
  ['Space', true, [], undefined],
  ['Enter', false, [], { kind: 'confirm' }],
  ['Backspace', false, [], { kind: 'back' }],
  ['KeyQ', false, [], undefined],
])('%s (repeated: %s, own keys: %j) becomes %j', (code, repeat, own, gesture) => {
  expect(keyGesture(code, repeat, own)).toEqual(gesture)
})

test('opposite keys cancel out, and a direction is held until all its keys are released', () => {
  const held = heldWays()
  held.press('ArrowLeft')
  held.press('KeyA')
  held.release('KeyA')
  expect(held.x).toBe(-1)
  held.press('KeyD')
  expect(held.x).toBe(0)
  held.press('KeyS')
  expect(held.y).toBe(1)
  held.clear()
  expect([held.x, held.y]).toEqual([0, 0])
})
