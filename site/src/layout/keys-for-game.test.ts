import { expect, test } from 'vitest'
import { type FrameOnScreen, isForGame, type Press } from './keys-for-game.ts'

const press: Press = { code: 'Space', modified: false, repeated: false, onControl: false }
const frame: FrameOnScreen = { awaited: true, top: 150, bottom: 800, windowHeight: 700 }

test.each<[string, boolean, Partial<Press>]>([
  ['Space', true, {}],
  ['Enter', true, { code: 'Enter' }],
  ['Enter on the number pad', true, { code: 'NumpadEnter' }],
  ['an arrow', true, { code: 'ArrowLeft' }],
  ['a letter', false, { code: 'KeyP' }],
  ['Tab', false, { code: 'Tab' }],
  ['Escape', false, { code: 'Escape' }],
  ['Page Down, which scrolls', false, { code: 'PageDown' }],
  ['Space on a link or a button', false, { onControl: true }],
  ['Shift and Space', false, { modified: true }],
  ['a key that is held', false, { repeated: true }],
])('%s is passed to the game: %s', (_, expected, change) => {
  expect(isForGame({ ...press, ...change }, frame)).toBe(expected)
})

test.each<[string, boolean, Partial<FrameOnScreen>]>([
  ['fully visible', true, { top: 20, bottom: 670 }],
  ['no longer expected', false, { awaited: false }],
  ['exactly half visible', true, { top: 375, bottom: 1025 }],
  ['less than half visible', false, { top: 376, bottom: 1026 }],
  ['scrolled up, half visible', true, { top: -325, bottom: 325 }],
  ['scrolled up, less than half visible', false, { top: -326, bottom: 324 }],
  ['below the window', false, { top: 900, bottom: 1550 }],
  ['above the window', false, { top: -700, bottom: -50 }],
  ['taller than the window, and fills half of it', true, { windowHeight: 390, top: 195, bottom: 845 }],
  ['taller than the window, and fills less than half', false, { windowHeight: 390, top: 196, bottom: 846 }],
])('a frame that is %s gets keys: %s', (_, expected, change) => {
  expect(isForGame(press, { ...frame, ...change })).toBe(expected)
})
