/** Handles input: the chosen piece, where it is held, and the meaning of each gesture. */
import type { Gesture, Point, ViewFeedback } from '../../kit/view.ts'
import type { Planting, State } from '../rules.ts'
import { keptWords, placementWords } from '../words.ts'
import { createChoice, type Feedback } from './choice.ts'
import { carriedAt, snapped } from './dragging.ts'
import { cellUnder, isOnUndo, slotUnder, type Layout } from './layout.ts'
import { choose, createForesight, follow, move, pointed, turnTo, type Prospect } from './placement.ts'

/** The action that the player is preparing. */
export interface Attention {
  /** The slot of the chosen piece. */
  readonly slot: number
  readonly prospect: Prospect | undefined
  /** Frames the preview for keyboard players, so that it is easy to find. */
  readonly framed: boolean
  /** The centre of a piece that is being dragged. */
  readonly carried: Point | undefined
}

const CHOICES: Readonly<Record<string, number>> = {
  Digit1: 0,
  Digit2: 1,
  Digit3: 2,
  Numpad1: 0,
  Numpad2: 1,
  Numpad3: 2,
}
const TURNS: Readonly<Record<string, 1 | -1>> = { KeyQ: -1, PadL: -1, KeyE: 1, PadR: 1 }
/** Announced when there is no other piece to choose. */
const LAST = 'This is the only piece left.'
/** The undo keys of every game. */
const BACKS = ['KeyU', 'KeyZ', 'PadX']
export const KEYS = [...Object.keys(CHOICES), ...Object.keys(TURNS), ...BACKS]

export function createHand(layoutOf: () => Layout, feedback: Feedback, voice: ViewFeedback) {
  const { cursor, pieceOf, change, take, plantAt, takeBack } = createChoice(feedback, voice)
  /** The position of the mouse, and of a dragged piece. */
  let hovered: Point | undefined
  let carried: Point | undefined
  let foresee = createForesight()

  /** The cell that the player is aiming at. */
  function aim(state: State): number | undefined {
    if (carried) return snapped(layoutOf(), state.bed, pieceOf(state), carried)
    if (cursor.keyed) return cursor.at.cell
    const cell = hovered && cellUnder(layoutOf(), hovered)
    return cell === undefined ? undefined : pointed(state.bed, pieceOf(state), cell)
  }

  function readPointer(gesture: Gesture, state: State): Planting | undefined {
    if (gesture.kind === 'hover') {
      if (hovered?.x !== gesture.x || hovered.y !== gesture.y) cursor.point()
      hovered = gesture
    } else if (gesture.kind === 'press') {
      cursor.point()
      hovered = undefined
      const slot = slotUnder(layoutOf(), gesture)
      if (slot !== undefined) change(choose(state, cursor.at, slot))
    } else if (gesture.kind === 'tap') {
      if (isOnUndo(layoutOf(), gesture)) return takeBack(state)
      const cell = cellUnder(layoutOf(), gesture)
      if (cell !== undefined) return plantAt(state, pointed(state.bed, pieceOf(state), cell))
    } else if (gesture.kind === 'drag') return readDrag(gesture, state)
    return undefined
  }

  function readDrag(gesture: Extract<Gesture, { kind: 'drag' }>, state: State): Planting | undefined {
    const { phase, from } = gesture
    const { slot } = cursor.at
    const takes = slotUnder(layoutOf(), from) === slot || cellUnder(layoutOf(), from) !== undefined
    if (!carried && !(phase === 'start' && takes)) return undefined
    carried = carriedAt(layoutOf(), pieceOf(state), gesture)
    if (phase === 'start' || phase === 'move') return undefined
    const cell = snapped(layoutOf(), state.bed, pieceOf(state), carried)
    const last = carried
    carried = undefined
    if (phase === 'end' && cell !== undefined) return { slot, cell }
    feedback.giveBack(slot, last)
    voice.play({ name: 'swish', volume: 0.4 })
    return undefined
  }

  /** Handles a key. Returns true if the preview was already visible, because the first key only reveals it. */
  function key(): boolean {
    carried = hovered = undefined
    return cursor.key()
  }

  return {
    /** Chooses the next piece after a planting, an undo or the start of a round. */
    moveOn(state: State): void {
      carried = undefined
      foresee = createForesight()
      cursor.at = follow(state)
    },

    /** Forgets the pointer position, which is invalid after a resize or outside play. */
    letGo: () => void (carried = hovered = undefined),

    read(gesture: Gesture, state: State): Planting | undefined {
      if (gesture.kind === 'direction') {
        if (key()) change(move(state, cursor.at, gesture.way))
      } else if (gesture.kind === 'confirm') {
        if (key()) return plantAt(state, cursor.at.cell)
      } else if (gesture.kind === 'back') {
        key()
        take(turnTo(state, cursor.at, 1), LAST)
      } else if (gesture.kind === 'key') {
        const [slot, by] = [CHOICES[gesture.code], TURNS[gesture.code]]
        key()
        if (BACKS.includes(gesture.code)) return takeBack(state)
        if (slot !== undefined) take(choose(state, cursor.at, slot), keptWords(state, slot))
        if (by) take(turnTo(state, cursor.at, by), LAST)
      } else return readPointer(gesture, state)
      return undefined
    },

    attention: (state: State, playing: boolean): Attention => ({
      slot: cursor.at.slot,
      prospect: playing ? foresee(state, cursor.at.slot, aim(state)) : undefined,
      framed: cursor.keyed,
      carried,
    }),

    say: (state: State) => placementWords(state, cursor.at),
  }
}
