import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInput } from '../input/input.ts'
import { SHORTCUTS } from '../input/shortcuts.ts'
import type { KeyChanges } from '../input/key-changes.ts'
import type { Card, CardHolder } from '../shell/card.ts'
import type { Gesture } from '../view.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { body: { classList: { add: () => {}, remove: () => {} } } })
  vi.stubGlobal('HTMLElement', EventTarget)
  vi.stubGlobal('HTMLButtonElement', EventTarget)
})
afterEach(() => void vi.unstubAllGlobals())

/** The input of a game that shows this card, or none. */
function openInput(shown?: Partial<Card>, changes: KeyChanges = {}) {
  const heard: (Gesture | string)[] = []
  const canvas = new EventTarget() as HTMLCanvasElement
  const input = createInput(canvas, { shown } as CardHolder, [], SHORTCUTS, false, {
    gesture: (gesture) => void heard.push(gesture),
    shortcut: (shortcut) => void heard.push(shortcut),
    awake: () => void heard.push('awake'),
    padFound: () => {},
    changes: () => changes,
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

const key = (type: 'keydown' | 'keyup', code: string, letter: string) =>
  page.dispatchEvent(
    Object.assign(new Event(type, { cancelable: true }), { code, key: letter, repeat: false }),
  )

test('a changed key has its new function, is held until it is released, and its former key has none', () => {
  const { input, heard } = openInput(undefined, { KeyI: 'ArrowUp', ArrowUp: '', '@KeyW': '', KeyP: 'KeyU' })
  key('keydown', 'KeyI', 'i')
  expect(input.held.y).toBe(-1)
  key('keyup', 'KeyI', 'i')
  expect(input.held.y).toBe(0)
  for (const code of ['ArrowUp', 'KeyW']) key('keydown', code, code === 'KeyW' ? 'w' : code)
  key('keydown', 'KeyP', 'p')
  const did = heard.filter((each) => each !== 'awake')
  expect(did).toEqual([{ kind: 'direction', way: 'up', repeat: false }, 'undo'])
})

test('on cards arrows, Space and Enter keep their function, and changed keys have theirs as well', () => {
  const did: string[] = []
  const main = { label: 'Resume', icon: 'play', does: () => {} } as const
  const shown = { kind: 'paused', buttons: [main], back: () => void did.push('back') } as const
  const changes = { KeyI: 'ArrowUp', ArrowUp: '', Space: 'KeyP', KeyP: '', KeyB: 'KeyP' }
  const element = { contains: () => false }
  const cards = { shown, element, move: (way: string) => did.push(way), press: () => did.push('press') }
  const input = createInput(
    new EventTarget() as HTMLCanvasElement,
    cards as unknown as CardHolder,
    [],
    SHORTCUTS,
    false,
    {
      gesture: () => {},
      shortcut: () => {},
      awake: () => {},
      padFound: () => {},
      changes: () => changes,
    },
  )
  for (const code of ['ArrowUp', 'KeyI', 'Space', 'KeyP', 'KeyB', 'Escape']) input.press(code)
  expect(did).toEqual(['up', 'up', 'press', 'back', 'back'])
})
