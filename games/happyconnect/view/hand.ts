/** Turns gestures into strokes: tracks the stroke being drawn and the cursor. */
import { createCursor } from '../../kit/board/cursor.ts'
import { beside, stepsApart } from '../../kit/rules/grid.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { climb } from '../../kit/sound/climb.ts'
import type { Gesture, Point, Voice } from '../../kit/view.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import { facesOf, type Mark } from '../rules/board.ts'
import { pairOf, rules, type State, type Stroke } from '../rules.ts'
import { cellWords, obstacleWords, otherWords, strokeWords, whoIsOn } from '../words.ts'
import { touchedCell, type Layout } from './layout.ts'
import type { Attention, Scene } from './scene.ts'
import { follow, headOf, isDone, stepTo, straightTo, pickUp, withStroke } from './stroke.ts'

/** Sampling distance along a drag, in cells. Pointer events of a fast finger skip cells. */
const GLIDE = 0.35

/** The sound of a step onto a special tile. */
const STEP_SOUNDS: Readonly<Partial<Record<Mark, Sound['name']>>> = {
  bridge: 'knock',
  ice: 'swish',
  burrow: 'thud',
}

/** The cursor starts on the first face. */
export const firstCell = ({ board }: State) => Math.min(...facesOf(board).keys())

export function createHand(
  layoutOf: (size: number) => Layout,
  voice: Voice,
  scene: Pick<Scene, 'wake' | 'refuse'>,
) {
  const cursor = createCursor(0)
  /** The stroke being drawn. It becomes a move when it is put down. */
  let held: Stroke | undefined
  /** The current press picked up the stroke. */
  let justTaken = false
  /** The next change is the player's own move, not an undo. */
  let moving = false
  let finger: Point | undefined
  let hovered: number | undefined

  const cellUnder = (point: Point, { board }: State) => touchedCell(layoutOf(board.size), point)

  function refuse(cell: number, why: string): void {
    scene.refuse(cell)
    voice.news(why)
    voice.play({ name: 'buzz', volume: 0.5 })
  }

  function take(state: State, cell: number): boolean {
    held = pickUp(state, cell)
    if (!held) {
      refuse(cell, 'Nothing to pick up here.')
      return false
    }
    // With keys, the cursor announces this already.
    if (!cursor.keyed) voice.news(`You picked up the ${whoIsOn(state, cell)}.`)
    voice.play({ name: 'pop', step: held.length - 1, volume: 0.6 })
    scene.wake(held[0] ?? cell)
    return true
  }

  /** Turns the held stroke into a move, if it changes anything. */
  function putDown(state: State): Stroke | undefined {
    const stroke = held
    held = undefined
    if (!stroke) return undefined
    if (stroke.length < 2 || rules.act(state, stroke) === state) return letGo(state, stroke)
    moving = true
    return stroke
  }

  function letGo(state: State, [from = -1]: Stroke): undefined {
    held = undefined
    voice.news(`You let go of the ${whoIsOn(state, from)}.`)
  }

  /** Extends or shortens the stroke. Puts it down automatically when it reaches the friend. */
  function lead(state: State, stroke: Stroke): Stroke | undefined {
    if (!held || headOf(stroke) === headOf(held)) return undefined
    const on = stroke.length > held.length
    const news = otherWords(withStroke(state, held), withStroke(state, stroke), pairOf(state, stroke) ?? -1)
    if (news) voice.news(news)
    held = stroke
    cursor.at = headOf(stroke)
    if (on && isDone(state, stroke)) return putDown(state)
    voice.play({
      name: on ? (STEP_SOUNDS[state.board.marks[headOf(stroke)] ?? 'pond'] ?? 'pluck') : 'tick',
      step: climb(stroke.length - 4, 12),
      volume: on ? 0.55 : 0.5,
    })
    return undefined
  }

  /** Puts down the held stroke and picks up a different one. */
  function change(state: State, cell: number): Stroke | undefined {
    const stroke = putDown(state)
    take(stroke ? rules.act(state, stroke) : state, cell)
    return stroke
  }

  function press(state: State, cell: number | undefined): void {
    cursor.point()
    hovered = finger = undefined
    if (cell !== undefined) cursor.at = cell
    justTaken = !held && cell !== undefined && take(state, cell)
  }

  function tap(state: State, cell: number | undefined): Stroke | undefined {
    if (justTaken || !held) return undefined
    if (cell === undefined) return putDown(state)
    if (cell === headOf(held)) {
      const face = held.length === 1 ? held : undefined
      return putDown(state) ?? face
    }
    const there = straightTo(state, held, cell)
    if (there) return lead(state, there)
    if (pickUp(state, cell)) return change(state, cell)
    refuse(cell, 'There is no straight way there.')
    return undefined
  }

  function drag(state: State, gesture: Extract<Gesture, { kind: 'drag' }>): Stroke | undefined {
    const { phase, from } = gesture
    if (phase === 'cancel') held = undefined
    if (phase === 'start') {
      const cell = cellUnder(from, state)
      finger = from
      // A different stroke, picked up by a tap, was still held.
      if (held && !justTaken && cell !== headOf(held) && cell !== undefined) return change(state, cell)
    }
    if (!held || !finger) return undefined
    let stroke = held
    for (const point of pointsBetween(finger, gesture, layoutOf(state.board.size).cell * GLIDE)) {
      const cell = cellUnder(point, state)
      if (cell !== undefined && !isElsewhere(state, stroke, cell)) stroke = follow(state, stroke, cell)
    }
    finger = gesture
    const done = lead(state, stroke)
    return phase === 'end' ? (done ?? putDown(state)) : done
  }

  function move(state: State, way: Way): Stroke | undefined {
    cursor.key()
    const from = held ? headOf(held) : cursor.at
    const to = beside(layoutOf(state.board.size), from, way)
    if (!held) {
      if (to !== undefined) cursor.at = to
      voice.play({ name: 'tick', volume: 0.5 })
      return undefined
    }
    const there = to === undefined ? undefined : stepTo(state, held, to)
    if (there) return lead(state, there)
    refuse(from, to === undefined ? 'Edge.' : obstacleWords(state, held, to))
    return undefined
  }

  function confirm(state: State): Stroke | undefined {
    cursor.key()
    if (held) return putDown(state)
    take(state, cursor.at)
    return undefined
  }

  /** Drops the stroke without a move. If none is held, removes the ribbon under the cursor. */
  function back(state: State): Stroke | undefined {
    cursor.key()
    if (held) {
      cursor.at = held[0] ?? cursor.at
      voice.play({ name: 'tick', step: -2 })
      return letGo(state, held)
    }
    const face = pickUp(state, cursor.at)?.slice(0, 1)
    if (face && rules.act(state, face) !== state) return face
    refuse(cursor.at, 'No ribbon here.')
    return undefined
  }

  return {
    begin(state: State): void {
      held = hovered = finger = undefined
      cursor.at = firstCell(state)
    },
    read(gesture: Gesture, state: State): Stroke | undefined {
      if (gesture.kind === 'direction') return move(state, gesture.way)
      if (gesture.kind === 'confirm') return confirm(state)
      if (gesture.kind === 'back') return back(state)
      if (gesture.kind === 'tap') return tap(state, cellUnder(gesture, state))
      if (gesture.kind === 'drag') return drag(state, gesture)
      if (gesture.kind === 'press') press(state, cellUnder(gesture, state))
      else if (gesture.kind === 'hover') hovered = cellUnder(gesture, state)
      return undefined
    },
    /** Called after every change of the board. Unless this hand has just moved, the change was an undo. */
    changed(): void {
      if (!moving) held = undefined
      moving = false
    },
    /** The things to highlight; under an overlay only the held stroke. */
    attention: (playing: boolean): Attention => ({
      held,
      cursor: cursor.shown(playing),
      hovered: playing && !held ? hovered : undefined,
    }),
    say: (state: State): string => (held ? strokeWords(state, held) : cellWords(state, cursor.at)),
  }
}

/** A stroke that has left a burrow is no longer under the finger, and has to be picked up at the exit. */
const isElsewhere = ({ board: { size, marks } }: State, stroke: Stroke, cell: number) =>
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
