import { describe, expect, test } from 'vitest'
import { heldWays, keyGesture, nameOf, type Key } from '../input/keys.ts'

const US = 'QWERTYUIOPASDFGHJKLZXCVBNM'
const usKey = (code: string): Key => ({ code, key: code.replace('Key', '').toLowerCase() })

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
  expect(keyGesture(usKey(code), repeat, own)).toEqual(gesture)
})

describe('the name of a key', () => {
  test.each<readonly [string, Key, string]>([
    ['a letter at its English place', { code: 'KeyZ', key: 'z' }, 'KeyZ'],
    ['a letter at another place (QWERTZ)', { code: 'KeyY', key: 'z' }, 'KeyZ'],
    ['a letter where English has a sign (AZERTY)', { code: 'Semicolon', key: 'm' }, 'KeyM'],
    ['a capital', { code: 'KeyR', key: 'R' }, 'KeyR'],
    ['a letter of another script (Cyrillic)', { code: 'KeyP', key: 'з' }, 'KeyP'],
    ['a sign where English has a letter (AZERTY)', { code: 'KeyM', key: ',' }, ''],
    ['a digit', { code: 'Digit2', key: 'é' }, 'Digit2'],
    ['an arrow', { code: 'ArrowUp', key: 'ArrowUp' }, 'ArrowUp'],
    ['a key of the host page, whose letter is unknown', { code: 'KeyP', key: '' }, 'KeyP'],
  ])('%s', (_name, key, name) => expect(nameOf(key)).toBe(name))

  test('is its letter, for every letter of an English keyboard', () =>
    expect([...US].map((letter) => nameOf(usKey(`Key${letter}`)))).toEqual(
      [...US].map((letter) => `Key${letter}`),
    ))
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
