/** Turns mouse, pen and touch into press, tap, drag and hover. Tracks one pointer at a time: no game needs two. */
import type { Gesture, Point } from '../view.ts'

/** CSS pixels that a pointer may move and still make a tap. */
const SLACK = 8

export interface PointerState {
  /** Position of the pointer while it is down. */
  readonly down: Point | undefined
}

export function watchPointer(canvas: HTMLCanvasElement, emit: (gesture: Gesture) => void): PointerState {
  let id: number | undefined
  let from: Point = { x: 0, y: 0 }
  let down: Point | undefined
  let dragging = false

  canvas.addEventListener('pointerdown', (event) => {
    if (id !== undefined || event.button !== 0) return
    id = event.pointerId
    // Synthetic pointers, from tests or assistive technology, cannot be captured.
    try {
      canvas.setPointerCapture(id)
    } catch {}
    from = down = { x: event.clientX, y: event.clientY }
    dragging = false
    emit({ kind: 'press', ...from })
  })

  canvas.addEventListener('pointermove', (event) => {
    const { clientX: x, clientY: y } = event
    if (id === undefined && event.pointerType === 'mouse') emit({ kind: 'hover', x, y })
    if (event.pointerId !== id) return
    down = { x, y }
    if (dragging) emit({ kind: 'drag', phase: 'move', from, x, y })
    else if ((x - from.x) ** 2 + (y - from.y) ** 2 > SLACK ** 2) {
      dragging = true
      emit({ kind: 'drag', phase: 'start', from, x, y })
    }
  })

  function release(event: PointerEvent, cancelled: boolean): void {
    if (event.pointerId !== id) return
    id = down = undefined
    const { clientX: x, clientY: y } = event
    if (dragging) emit({ kind: 'drag', phase: cancelled ? 'cancel' : 'end', from, x, y })
    else if (!cancelled) emit({ kind: 'tap', x, y })
  }
  canvas.addEventListener('pointerup', (event) => release(event, false))
  canvas.addEventListener('pointercancel', (event) => release(event, true))
  // A long press must not open the context menu.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault())

  return {
    get down() {
      return down
    },
  }
}
