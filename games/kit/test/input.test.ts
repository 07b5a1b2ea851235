import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInput } from '../input/input.ts'
import { SHORTCUTS } from '../input/shortcuts.ts'
import type { Card, CardHolder } from '../shell/card.ts'
import type { Gesture } from '../view.ts'

beforeEach(() => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { body: { classList: { add: () => {}, remove: () => {} } } })
  vi.stubGlobal('HTMLElement', EventTarget)
  vi.stubGlobal('HTMLButtonElement', EventTarget)
})
afterEach(() => void vi.unstubAllGlobals())

/** The input of a game that shows this card, or none. */
function openInput(shown?: Partial<Card>) {
  const heard: (Gesture | string)[] = []
  const canvas = new EventTarget() as HTMLCanvasElement
  const input = createInput(canvas, { shown } as CardHolder, [], SHORTCUTS, false, {
    gesture: (gesture) => void heard.push(gesture),
    shortcut: (shortcut) => void heard.push(shortcut),
    awake: () => void heard.push('awake'),
    padFound: () => {},
  })
  return { input, heard }
}

test('a key of the host page is a gesture of the game, and is released at once', () => {
  const { input, heard } = openInput()
  input.press('ArrowLeft')
  expect(heard).toEqual(['awake', { kind: 'direction', way: 'left', repeat: false }])
  expect(input.held.x).toBe(0)
})

test('a key of the host page is a shortcut of the game', () => {
  const { input, heard } = openInput()
  input.press('KeyP')
  expect(heard).toEqual(['awake', 'pause'])
})

test('a key of the host page presses the main button of the opening card', () => {
  const pressed: string[] = []
  const main = { label: 'Play', icon: 'play', does: () => void pressed.push('Play') } as const
  const { input, heard } = openInput({ kind: 'opening', buttons: [main] })
  input.press('Space')
  expect([pressed, heard]).toEqual([['Play'], ['awake']])
})
