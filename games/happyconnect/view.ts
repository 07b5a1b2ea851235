/** The hand that draws: what is taken up, where the cursor stands, and what each gesture means. */
import type { Gesture, Point, View } from '../kit/view.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { Way } from '../kit/rules/ways.ts'
import { beside, facesOf } from './rules/board.ts'
import { arrange, cellAt, type Layout } from './view/layout.ts'
import { openPicture } from './view/scene.ts'
import { isJoined, rules, type State, type Stroke } from './rules.ts'
import { follow, headOf, isDone, stepTo, straightTo, takeUp } from './view/stroke.ts'
import { cellWords, nameOf, newsWords } from './words.ts'

/** Between two positions of a finger the way is looked at in steps of this part of a cell. */
const GLIDE = 0.35

export function openView(stage: Stage): View<State, Stroke> {
  const picture = openPicture(stage)
  let layout: Layout = { size: 5, cell: 1, x: 0, y: 0 }
  let laidOut = ''
  let known: State | undefined
  /** The stroke in the hand; the rules hear of it when it is put down. */
  let held: Stroke | undefined
  /** Taken up by the very press that is under way. */
  let fresh = false
  /** The change that comes next is this hand's own, not an undo. */
  let given = false
  let finger: Point | undefined
  let cursor = 0
  /** The cursor shows only to those who use it. */
  let keyed = false
  let hovered: number | undefined
  let lately = ''
  let sounds: Sound[] = []

  function measure({ board }: State): void {
    const key = `${stage.epoch} ${board.size}`
    if (key === laidOut) return
    laidOut = key
    layout = arrange(board.size, stage)
  }

  function begin(state: State): void {
    known = state
    held = hovered = finger = undefined
    lately = ''
    cursor = firstCell(state)
    picture.begin(state)
  }

  function take(state: State, cell: number): boolean {
    held = takeUp(state, cell)
    if (!held) {
      refuse(cell, 'Nobody to lead there: begin at a face.')
      return false
    }
    const pair = facesOf(state.board).get(held[0] ?? -1) ?? 0
    lately = `You lead the ${nameOf(state, pair)}.`
    sounds.push({ name: 'pop', step: held.length - 1, volume: 0.6 })
    picture.wake(held[0] ?? cell)
    return true
  }

  function refuse(cell: number, why: string): void {
    picture.refuse(cell)
    lately = why
    sounds.push({ name: 'buzz', volume: 0.5 })
  }

  /** What is in the hand becomes a move, if it is one. */
  function putDown(state: State): Stroke | undefined {
    const stroke = held
    held = undefined
    lately = ''
    if (!stroke || rules.act(state, stroke) === state || stroke.length < 2) return undefined
    given = true
    return stroke
  }

  /** The stroke reaches further, or less far; at the friend it is put down by itself. */
  function lead(state: State, stroke: Stroke): Stroke | undefined {
    if (!held || headOf(stroke) === headOf(held)) return undefined
    const on = stroke.length > held.length
    held = stroke
    cursor = headOf(stroke)
    lately = ''
    if (on && isDone(state, stroke)) return putDown(state)
    sounds.push({
      name: on ? 'pluck' : 'tick',
      step: Math.min(12, stroke.length - 4),
      volume: on ? 0.55 : 0.5,
    })
    return undefined
  }

  /** Lets go of one stroke for another. */
  function change(state: State, cell: number): Stroke | undefined {
    const stroke = putDown(state)
    take(stroke ? rules.act(state, stroke) : state, cell)
    return stroke
  }

  function tapped(state: State, cell: number | undefined): Stroke | undefined {
    if (fresh || !held) return undefined
    if (cell === undefined) return putDown(state)
    if (cell === headOf(held)) {
      const face = held.length === 1 ? held : undefined
      return putDown(state) ?? face
    }
    const there = straightTo(state, held, cell)
    if (there) return lead(state, there)
    if (takeUp(state, cell)) return change(state, cell)
    refuse(cell, 'Only straight on from here.')
    return undefined
  }

  function dragged(state: State, gesture: Extract<Gesture, { kind: 'drag' }>): Stroke | undefined {
    const { phase, from } = gesture
    if (phase === 'cancel') held = undefined
    if (phase === 'start') {
      const cell = cellAt(layout, from)
      finger = from
      // Another stroke, taken up by taps, was still in the hand.
      if (held && !fresh && cell !== headOf(held) && cell !== undefined) return change(state, cell)
    }
    if (!held || !finger) return undefined
    const steps =
      Math.ceil(Math.hypot(gesture.x - finger.x, gesture.y - finger.y) / (layout.cell * GLIDE)) || 1
    const [start, stroke] = [finger, held]
    let now: Stroke = stroke
    for (let i = 1; i <= steps; i++) {
      const at = {
        x: start.x + ((gesture.x - start.x) * i) / steps,
        y: start.y + ((gesture.y - start.y) * i) / steps,
      }
      const cell = cellAt(layout, at)
      if (cell !== undefined) now = follow(state, now, cell)
    }
    finger = gesture
    const done = lead(state, now)
    return phase === 'end' ? (done ?? putDown(state)) : done
  }

  function pointed(gesture: Gesture, state: State): Stroke | undefined {
    if (gesture.kind === 'hover') hovered = cellAt(layout, gesture)
    else if (gesture.kind === 'press') {
      keyed = false
      hovered = finger = undefined
      const cell = cellAt(layout, gesture)
      if (cell !== undefined) cursor = cell
      fresh = !held && cell !== undefined && take(state, cell)
    } else if (gesture.kind === 'tap') return tapped(state, cellAt(layout, gesture))
    else if (gesture.kind === 'drag') return dragged(state, gesture)
    return undefined
  }

  function moved(state: State, way: Way): Stroke | undefined {
    keyed = true
    const from = held ? headOf(held) : cursor
    const to = beside(state.board.size, from, way)
    if (!held) {
      if (to !== undefined) cursor = to
      lately = ''
      sounds.push({ name: 'tick', volume: 0.5 })
      return undefined
    }
    const there = to === undefined ? undefined : stepTo(state, held, to)
    if (there) return lead(state, there)
    refuse(from, to === undefined ? 'The board ends there.' : 'Somebody else is in the way.')
    return undefined
  }

  function read(gesture: Gesture, state: State): Stroke | undefined {
    if (state !== known) begin(state)
    measure(state)
    if (gesture.kind === 'direction') return moved(state, gesture.way)
    if (gesture.kind === 'confirm') {
      keyed = true
      if (held) return putDown(state)
      take(state, cursor)
    } else if (gesture.kind === 'back') {
      keyed = true
      // Back lets go without a move; with an empty hand it takes the ribbon under the cursor away.
      if (!held) return takeUp(state, cursor)?.slice(0, 1)
      cursor = held[0] ?? cursor
      held = undefined
      lately = ''
      sounds.push({ name: 'tick', step: -2 })
    } else return pointed(gesture, state)
    return undefined
  }

  return {
    draw(frame) {
      if (frame.state !== known) begin(frame.state)
      measure(frame.state)
      picture.draw(frame, layout, {
        held,
        cursor: keyed && frame.playing ? cursor : undefined,
        hovered: frame.playing && !held ? hovered : undefined,
      })
    },
    read,
    hear(before, after) {
      const joined = after.ribbons.filter((_, pair) => isJoined(after, pair)).length
      const were = before.ribbons.filter((_, pair) => isJoined(before, pair)).length
      if (joined > were) return cheer(joined)
      return [{ name: joined < were ? 'swish' : 'tick', step: joined - 2, volume: 0.6 }]
    },
    see(before, after) {
      known = after
      if (!given) held = undefined
      given = false
      lately = newsWords(before, after)
      picture.see(before, after, layout)
    },
    echo() {
      const heard = sounds
      sounds = []
      return heard
    },
    say: (state) =>
      [lately, keyed ? cellWords(held ? rules.act(state, held) : state, cursor) : '']
        .filter(Boolean)
        .join(' '),
  }
}

/** The cursor begins on the first face. */
export const firstCell = ({ board }: State) => Math.min(...facesOf(board).keys())

/** A run up the scale that starts higher with every pair. */
const cheer = (joined: number): Sound[] => [
  { name: 'pop', step: joined, volume: 0.8 },
  ...[0, 2, 4].map((step, i): Sound => ({ name: 'chime', step: step + joined - 5, after: 0.05 + i * 0.08 })),
]
