import { expect, test } from 'vitest'
import { watchPointer } from '../input/pointer.ts'
import type { Gesture } from '../view.ts'

function openCanvas() {
  const canvas = Object.assign(new EventTarget(), { setPointerCapture: () => {} })
  const gestures: Gesture[] = []
  const state = watchPointer(canvas as unknown as HTMLCanvasElement, (gesture) => void gestures.push(gesture))
  return {
    state,
    gestures,
    send(type: string, x: number, y: number, { id = 1, button = 0, pointerType = 'touch' } = {}) {
      const fields = { pointerId: id, button, pointerType, clientX: x, clientY: y }
      canvas.dispatchEvent(Object.assign(new Event(`pointer${type}`), fields))
    },
  }
}

test('a pointer that moves no more than a little makes a tap', () => {
  const { send, gestures, state } = openCanvas()
  send('down', 10, 10)
  send('move', 18, 10)
  expect(state.down).toEqual({ x: 18, y: 10 })
  send('up', 18, 10)
  expect(gestures).toEqual([
    { kind: 'press', x: 10, y: 10 },
    { kind: 'tap', x: 18, y: 10 },
  ])
  expect(state.down).toBeUndefined()
})

test('a pointer that moves further makes a drag, also if it comes back', () => {
  const { send, gestures } = openCanvas()
  send('down', 10, 10)
  send('move', 19, 10)
  send('move', 12, 10)
  send('up', 12, 10)
  const from = { x: 10, y: 10 }
  expect(gestures.slice(1)).toEqual([
    { kind: 'drag', phase: 'start', from, x: 19, y: 10 },
    { kind: 'drag', phase: 'move', from, x: 12, y: 10 },
    { kind: 'drag', phase: 'end', from, x: 12, y: 10 },
  ])
})

test('a cancelled pointer cancels its drag, and makes no tap', () => {
  const { send, gestures } = openCanvas()
  send('down', 10, 10)
  send('cancel', 10, 10)
  send('down', 10, 10)
  send('move', 30, 10)
  send('cancel', 30, 10)
  expect(gestures.map((gesture) => ('phase' in gesture ? gesture.phase : gesture.kind))).toEqual([
    'press',
    'press',
    'start',
    'cancel',
  ])
})

test('a second finger is ignored until the first is lifted', () => {
  const { send, gestures, state } = openCanvas()
  send('down', 10, 10)
  send('down', 90, 90, { id: 2 })
  send('move', 95, 90, { id: 2 })
  send('up', 95, 90, { id: 2 })
  expect(state.down).toEqual({ x: 10, y: 10 })
  send('up', 10, 10)
  send('down', 90, 90, { id: 2 })
  expect(gestures).toEqual([
    { kind: 'press', x: 10, y: 10 },
    { kind: 'tap', x: 10, y: 10 },
    { kind: 'press', x: 90, y: 90 },
  ])
})

test('other buttons do nothing, and only a mouse hovers', () => {
  const { send, gestures } = openCanvas()
  send('down', 10, 10, { button: 2 })
  send('move', 20, 20)
  send('move', 30, 30, { pointerType: 'mouse' })
  expect(gestures).toEqual([{ kind: 'hover', x: 30, y: 30 }])
})
