/** Reads gestures and tracks the cursor. Paints nothing. */
import { createCursor } from '../../kit/board/cursor.ts'
import { STEPS } from '../../kit/rules/ways.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import type { Spot } from '../rules/lines.ts'
import { isTrue, nextMark, openCells, type CellMark, type Marking, type State } from '../rules/state.ts'
import { cellsBetween, isThere, neighbour, spotAt, type Layout } from './layout.ts'

/** Strike and keep, as keys and as the gamepad's shoulder buttons. */
const KEY_MARKS: Readonly<Record<string, CellMark>> = { KeyX: 'out', KeyK: 'keep', PadL: 'out', PadR: 'keep' }
export const OWN_KEYS = Object.keys(KEY_MARKS)

interface Callbacks {
  layoutOf(size: number): Layout
  /** Previews a drag while the finger is down; undefined ends the preview. */
  preview(draft: Marking | undefined, state: State): void
  /** Rejects keeping the rest of a line that is not true. */
  refuse(state: State, line: number): undefined
  /** The cursor has moved or become visible. */
  moved(): void
}

export function createHand({ layoutOf, preview, refuse, moved }: Callbacks) {
  const cursor = createCursor<Spot>({ kind: 'cell', at: 0 })
  let hovered: Spot | undefined
  /** The marks of the current drag. They count on release, so that a drag is one undo step. */
  let draft: Marking | undefined
  let last: Point = { x: 0, y: 0 }

  /** Resolves a tap: the next mark of a digit, or keeping the rest of a line that is true. */
  function choose(state: State, { kind, at }: Spot): Marking | undefined {
    if (kind === 'cell') return { cells: [at], mark: nextMark(state.marks[at] ?? 'none') }
    const cells = isTrue(state, at) ? openCells(state, at) : []
    return cells.length > 0 ? { cells, mark: 'keep' } : refuse(state, at)
  }

  /** Toggles a mark on the digit under the cursor. */
  function put(state: State, mark: CellMark): Marking | undefined {
    const { kind, at } = cursor.at
    if (kind === 'line') return mark === 'none' ? refuse(state, at) : choose(state, cursor.at)
    return { cells: [at], mark: state.marks[at] === mark ? 'none' : mark }
  }

  function sketch(next: Marking | undefined, state: State): void {
    if (!draft && !next) return
    draft = next
    preview(draft, state)
  }

  function press(state: State, spot: Spot | undefined): Marking | undefined {
    cursor.point()
    hovered = undefined
    sketch(undefined, state)
    if (!spot || !isThere(state, spot)) return undefined
    cursor.at = spot
    const marking = choose(state, spot)
    if (spot.kind === 'line') return marking
    sketch(marking, state)
    return undefined
  }

  function finish(): Marking | undefined {
    const done = draft
    draft = undefined
    return done
  }

  /** Applies the mark of the drag's first digit to every digit it crosses. */
  function drag(state: State, to: Point): void {
    if (!draft) return
    const { cells, mark } = draft
    const more = cellsBetween(layoutOf(state.size), last, to).filter(
      // A drag never turns one mark into the other.
      (cell) => !cells.includes(cell) && (state.marks[cell] === 'none') !== (mark === 'none'),
    )
    if (more.length > 0) sketch({ cells: [...cells, ...more], mark }, state)
  }

  function readPointer(gesture: Gesture, state: State): Marking | undefined {
    if (gesture.kind === 'tap') return finish()
    if (gesture.kind !== 'press' && gesture.kind !== 'hover' && gesture.kind !== 'drag') return undefined
    const { kind, x, y } = gesture
    const spot = spotAt(layoutOf(state.size), x, y)
    if (kind === 'hover') hovered = spot && isThere(state, spot) ? spot : undefined
    else if (kind === 'drag' && gesture.phase === 'cancel') sketch(undefined, state)
    else if (kind === 'drag') drag(state, { x, y })
    last = { x, y }
    if (kind === 'press') return press(state, spot)
    return kind === 'drag' && gesture.phase === 'end' ? finish() : undefined
  }

  return {
    cursor,
    get hovered() {
      return hovered
    },
    begin(): void {
      hovered = draft = undefined
    },
    read(gesture: Gesture, state: State): Marking | undefined {
      const { kind } = gesture
      if (kind !== 'direction' && kind !== 'confirm' && kind !== 'back' && kind !== 'key')
        return readPointer(gesture, state)
      sketch(undefined, state)
      // The first key press only shows the cursor.
      const shown = cursor.key()
      if (kind === 'direction' || !shown) {
        if (kind === 'direction' && shown) cursor.at = neighbour(state, cursor.at, STEPS[gesture.way])
        moved()
        return undefined
      }
      if (kind === 'confirm') return choose(state, cursor.at)
      return put(state, kind === 'key' ? (KEY_MARKS[gesture.code] ?? 'keep') : 'none')
    },
  }
}
