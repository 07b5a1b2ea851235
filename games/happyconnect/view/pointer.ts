/** Draws strokes by mouse or finger: drags from cell to cell, or taps from corner to corner. */
import type { Cursor } from '../../kit/board/cursor.ts'
import { stepsApart } from '../../kit/rules/grid.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import type { State, RibbonStroke } from '../rules.ts'
import type { HeldStroke } from './held-stroke.ts'
import { touchedCell, type Layout } from './layout.ts'
import { follow, headOf, pickUp, straightTo } from './stroke.ts'

/** Sampling distance along a drag, in cells. Pointer events of a fast finger skip cells. */
const GLIDE = 0.35

type PointerGesture = Extract<Gesture, { readonly x: number }>

interface Pointer {
  /** The cell under the mouse. */
  hovered(): number | undefined
  reset(): void
  read(gesture: PointerGesture, state: State): RibbonStroke | undefined
}

export function createPointer(
  layoutOf: (size: number) => Layout,
  { held, drop, refuse, take, putDown, lead, change }: HeldStroke,
  cursor: Cursor<number>,
): Pointer {
  /** The current press picked up the stroke. */
  let justTaken = false
  let finger: Point | undefined
  let hovered: number | undefined

  const cellUnder = (point: Point, { board }: State) => touchedCell(layoutOf(board.size), point)

  function press(state: State, cell: number | undefined): void {
    cursor.point()
    hovered = finger = undefined
    if (cell !== undefined) cursor.at = cell
    justTaken = !held() && cell !== undefined && take(state, cell)
  }

  function tap(state: State, cell: number | undefined): RibbonStroke | undefined {
    const stroke = held()
    if (justTaken || !stroke) return undefined
    if (cell === undefined) return putDown(state)
    if (cell === headOf(stroke)) return putDown(state) ?? (stroke.length === 1 ? stroke : undefined)
    const there = straightTo(state, stroke, cell)
    if (there) return lead(state, there)
    if (pickUp(state, cell)) return change(state, cell)
    refuse(cell, 'You cannot go straight there.')
    return undefined
  }

  function drag(state: State, gesture: Extract<Gesture, { kind: 'drag' }>): RibbonStroke | undefined {
    const { phase, from } = gesture
    if (phase === 'cancel') drop()
    let stroke = held()
    if (phase === 'start') {
      const cell = cellUnder(from, state)
      finger = from
      // A different stroke, picked up by a tap, was still held.
      if (stroke && !justTaken && cell !== headOf(stroke) && cell !== undefined) return change(state, cell)
    }
    if (!stroke || !finger) return undefined
    for (const point of pointsBetween(finger, gesture, layoutOf(state.board.size).cell * GLIDE)) {
      const cell = cellUnder(point, state)
      if (cell !== undefined && !isElsewhere(state, stroke, cell)) stroke = follow(state, stroke, cell)
    }
    finger = gesture
    const done = lead(state, stroke)
    return phase === 'end' ? (done ?? putDown(state)) : done
  }

  return {
    hovered: () => hovered,
    reset: () => void (hovered = finger = undefined),
    read(gesture, state) {
      if (gesture.kind === 'drag') return drag(state, gesture)
      const cell = cellUnder(gesture, state)
      if (gesture.kind === 'tap') return tap(state, cell)
      if (gesture.kind === 'press') press(state, cell)
      else hovered = cell
      return undefined
    },
  }
}

/** A stroke that has left a burrow is no longer under the finger, and has to be picked up at the exit. */
const isElsewhere = ({ board: { size, marks } }: State, stroke: RibbonStroke, cell: number) =>
  marks[headOf(stroke)] === 'burrow' &&
  stepsApart(size, headOf(stroke), cell) > 1 &&
  (cell === stroke.at(-2) || !stroke.includes(cell))

/** Points on the straight line, at most `gap` apart, without the first. */
function pointsBetween(from: Point, to: Point, gap: number): Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / gap) || 1
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}
