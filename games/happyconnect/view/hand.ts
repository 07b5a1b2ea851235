/** Turns gestures into strokes: connects keys and pointer to the cursor and the held stroke. */
import { createCursor } from '../../kit/board/cursor.ts'
import { beside } from '../../kit/rules/grid.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Gesture, ViewFeedback } from '../../kit/view.ts'
import { facesOf } from '../rules/board.ts'
import { rules, type State, type RibbonStroke } from '../rules.ts'
import { cellWords, obstacleWords, strokeWords } from '../words.ts'
import { createHeldStroke } from './held-stroke.ts'
import type { Layout } from './layout.ts'
import { createPointer } from './pointer.ts'
import type { Attention, Scene } from './scene.ts'
import { headOf, pickUp, stepTo } from './stroke.ts'

/** The cursor starts on the first face. */
export const firstCell = ({ board }: State) => Math.min(...facesOf(board).keys())

export function createHand(
  layoutOf: (size: number) => Layout,
  voice: ViewFeedback,
  scene: Pick<Scene, 'wake' | 'refuse'>,
) {
  const cursor = createCursor(0)
  const hand = createHeldStroke(voice, scene, cursor)
  const { held, refuse, take, putDown, letGo, lead } = hand
  const pointer = createPointer(layoutOf, hand, cursor)

  function move(state: State, way: Way): RibbonStroke | undefined {
    cursor.key()
    const stroke = held()
    const from = stroke ? headOf(stroke) : cursor.at
    const to = beside(layoutOf(state.board.size), from, way)
    if (!stroke) {
      if (to !== undefined) cursor.at = to
      voice.play({ name: 'tick', volume: 0.5 })
      return undefined
    }
    const there = to === undefined ? undefined : stepTo(state, stroke, to)
    if (there) return lead(state, there)
    refuse(from, to === undefined ? 'Edge.' : obstacleWords(state, stroke, to))
    return undefined
  }

  function confirm(state: State): RibbonStroke | undefined {
    cursor.key()
    if (held()) return putDown(state)
    take(state, cursor.at)
    return undefined
  }

  /** Drops the stroke without a move. If none is held, removes the ribbon under the cursor. */
  function back(state: State): RibbonStroke | undefined {
    cursor.key()
    const stroke = held()
    if (stroke) {
      cursor.at = stroke[0] ?? cursor.at
      voice.play({ name: 'tick', step: -2 })
      return letGo(state, stroke)
    }
    const face = pickUp(state, cursor.at)?.slice(0, 1)
    if (face && rules.act(state, face) !== state) return face
    refuse(cursor.at, 'No ribbon here.')
    return undefined
  }

  return {
    begin(state: State): void {
      hand.drop()
      pointer.reset()
      cursor.at = firstCell(state)
    },
    read(gesture: Gesture, state: State): RibbonStroke | undefined {
      if ('x' in gesture) return pointer.read(gesture, state)
      if (gesture.kind === 'direction') return move(state, gesture.way)
      if (gesture.kind === 'confirm') return confirm(state)
      return gesture.kind === 'back' ? back(state) : undefined
    },
    changed: hand.changed,
    /** The things to highlight; under an overlay only the held stroke. */
    attention: (playing: boolean): Attention => ({
      held: held(),
      cursor: cursor.shown(playing),
      hovered: playing && !held() ? pointer.hovered() : undefined,
    }),
    say(state: State): string {
      const stroke = held()
      return stroke ? strokeWords(state, stroke) : cellWords(state, cursor.at)
    },
  }
}
