/** The hand that draws: which stroke it holds, where the cursor is, and what each gesture means. */
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
import { follow, headOf, isDone, stepTo, straightTo, resumeRound, withStroke } from './stroke.ts'

/** A fast finger skips cells: between two of its positions it is followed in steps of this fraction of a cell. */
const GLIDE = 0.35

/** What a step onto a special tile sounds like. */
const STEP_SOUNDS: Readonly<Partial<Record<Mark, Sound['name']>>> = {
  bridge: 'knock',
  ice: 'swish',
  burrow: 'thud',
}

/** The cursor begins on the first face. */
export const firstCell = ({ board }: State) => Math.min(...facesOf(board).keys())

export function createHand(
  layoutOf: (size: number) => Layout,
  voice: Voice,
  scene: Pick<Scene, 'wake' | 'refuse'>,
) {
  const cursor = createCursor(0)
  /** The stroke in the hand; the rules hear of it when it is put down. */
  let held: Stroke | undefined
  /** It was taken up by the press that is still under way. */
  let justTaken = false
  /** The next change is this hand's own move, not an undo. */
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
    held = resumeRound(state, cell)
    if (!held) {
      refuse(cell, 'Nobody to lead here.')
      return false
    }
    // With keys that is what is under the cursor.
    if (!cursor.keyed) voice.news(`You lead the ${whoIsOn(state, cell)}.`)
    voice.play({ name: 'pop', step: held.length - 1, volume: 0.6 })
    scene.wake(held[0] ?? cell)
    return true
  }

  /** What is in the hand becomes a move, if it changes anything. */
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

  /** The stroke reaches further, or less far; at the friend it is put down by itself. */
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

  /** Puts one stroke down and takes up another. */
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
    if (resumeRound(state, cell)) return change(state, cell)
    refuse(cell, 'Only straight on from here.')
    return undefined
  }

  function drag(state: State, gesture: Extract<Gesture, { kind: 'drag' }>): Stroke | undefined {
    const { phase, from } = gesture
    if (phase === 'cancel') held = undefined
    if (phase === 'start') {
      const cell = cellUnder(from, state)
      finger = from
      // Another stroke, taken up by taps, was still in the hand.
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

  /** Lets go without a move; an empty hand takes the ribbon under the cursor away. */
  function back(state: State): Stroke | undefined {
    cursor.key()
    if (held) {
      cursor.at = held[0] ?? cursor.at
      voice.play({ name: 'tick', step: -2 })
      return letGo(state, held)
    }
    const face = resumeRound(state, cursor.at)?.slice(0, 1)
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
    /** The board has changed: by an undo, unless this hand has just made a move. */
    changed(): void {
      if (!moving) held = undefined
      moving = false
    },
    /** What it draws attention to; under an overlay nothing but the stroke that it holds. */
    attention: (playing: boolean): Attention => ({
      held,
      cursor: cursor.shown(playing),
      hovered: playing && !held ? hovered : undefined,
    }),
    say: (state: State): string => (held ? strokeWords(state, held) : cellWords(state, cursor.at)),
  }
}

/** What has come out of a burrow is not under the finger any more: it waits to be taken up there. */
const isElsewhere = ({ board: { size, marks } }: State, stroke: Stroke, cell: number) =>
  marks[headOf(stroke)] === 'burrow' &&
  stepsApart(size, headOf(stroke), cell) > 1 &&
  (cell === stroke.at(-2) || !stroke.includes(cell))

/** On the straight line from one point to another, at most `gap` apart, the first one left out. */
function pointsBetween(from: Point, to: Point, gap: number): Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / gap) || 1
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}
