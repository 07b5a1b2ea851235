/** Tests that texts name the keys that the player has chosen, as the player's keyboard prints them. */
import { describe, expect, test } from 'vitest'
import { functionsOf } from '../pages/key-functions.ts'
import { labelOf } from '../pages/key-labels.ts'
import { reworder } from '../pages/reword.ts'
import { game as bubbleBloom } from '../../bubble-bloom/game.ts'
import { keyNames as bubbleNames } from '../../bubble-bloom/key-names.ts'
import { game as equalz } from '../../equalz/game.ts'
import { keyNames as equalzNames } from '../../equalz/key-names.ts'
import { game as pool8 } from '../../pool8/game.ts'
import { keyNames as pool8Names } from '../../pool8/key-names.ts'
import { keysOfLayout } from './layouts.ts'

const { controls } = equalz
const functions = functionsOf(equalz, equalzNames)
const line = `${controls.mouse} ${controls.keys}`

describe('the line of controls', () => {
  test('names the present keys', () => {
    const reword = reworder(
      controls,
      functions,
      { KeyJ: 'Space', Space: '', Enter: '', NumpadEnter: '', KeyI: 'KeyK', KeyK: '' },
      labelOf,
    )
    expect(reword(line)).toBe(`${controls.mouse} or use the arrows and J; I keeps.`)
  })

  test('lists four keys instead of the arrows', () => {
    const changes = { KeyG: 'ArrowUp', ArrowUp: '', '@KeyW': '' }
    expect(reworder(controls, functions, changes, labelOf)(line)).toContain('use G, ↓, ←, → and Space')
  })

  test('exchanges two keys', () => {
    const changes = { KeyQ: 'KeyN', KeyN: 'KeyQ' }
    const reword = reworder(pool8.controls, functionsOf(pool8, pool8Names), changes, labelOf)
    expect(reword(`${pool8.controls.mouse} ${pool8.controls.keys}`)).toContain(
      'N: spin, B: ball in hand, Q: next',
    )
  })

  test('names single arrows', () => {
    const changes = { KeyJ: 'ArrowLeft', ArrowLeft: '', '@KeyA': '' }
    const reword = reworder(bubbleBloom.controls, functionsOf(bubbleBloom, bubbleNames), changes, labelOf)
    expect(reword(`${bubbleBloom.controls.mouse} ${bubbleBloom.controls.keys}`)).toMatch(/aim with J\s→/)
  })

  test('names pad buttons', () => {
    const reword = reworder(controls, functions, { PadY: 'PadA', PadA: 'PadY' }, labelOf)
    expect(reword(controls.pad)).toBe('Choose with the d-pad; Y steps through the marks, R keeps.')
  })
})

test('what is said about playing by ear names the present keys', () => {
  const reword = reworder(controls, functions, { KeyG: 'KeyO', KeyO: '' }, labelOf)
  expect(reword('By ear: O where, L last, T task, V board.')).toBe(
    'By ear: G where, L last, T task, V board.',
  )
  expect(reword('You can play by ear: O says where you are, L what changed.')).toContain('ear: G says')
})

test('other texts stay, and so do all without changes', () => {
  const reword = reworder(controls, functions, { KeyG: 'KeyO', KeyO: '' }, labelOf)
  expect(reword('O what a day, Space is left.')).toBe('O what a day, Space is left.')
  expect(reworder(controls, functions, {}, labelOf)(line)).toBe(line)
})

const printed = (layout: string) => new Map(keysOfLayout(layout).map(({ code, key }) => [code, key]))

describe('labels', () => {
  test.each([
    ['KeyU', undefined, 'U'],
    ['@KeyW', undefined, 'W'],
    ['@KeyW', 'AZERTY', 'Z'],
    ['KeyZ', 'QWERTZ', 'Z'],
    ['KeyP', 'Cyrillic', 'З'],
    ['Semicolon', 'QWERTZ', 'Ö'],
    ['Digit1', undefined, '1'],
    ['Numpad1', undefined, 'Numpad 1'],
    ['ArrowLeft', 'Dvorak', '←'],
    ['Space', undefined, 'Space'],
    ['PadX', undefined, 'X'],
    ['PadUp', undefined, 'D-pad ↑'],
  ])('%s on %s is %s', (name, layout, label) =>
    expect(labelOf(name, layout ? printed(layout) : undefined)).toBe(label),
  )
})
