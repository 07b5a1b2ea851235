/** Handles input: the chosen piece, where it is held, and the meaning of each gesture. */
import { createCursor } from '../../kit/board/cursor.ts'
import type { Gesture, Point, Voice } from '../../kit/view.ts'
import { BACK, canTakeBack, type Planting, type State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { fits, PIECES } from '../rules/pieces.ts'
import { backWords, ghostWords, keptWords, refusalWords } from '../words.ts'
import {
  choose,
  follow,
  move,
  nearestPlace,
  pointed,
  prospectOf,
  turnTo,
  type Ghost,
  type Prospect,
} from './ghost.ts'
import { backUnder, cellSpot, cellUnder, extent, nearestCell, slotUnder, type Layout } from './layout.ts'

/** The action that the player is preparing. */
export interface Attention {
  /** The slot of the chosen piece. */
  readonly slot: number
  readonly prospect: Prospect | undefined
  /** Frames the keyboard's ghost, so that it is easy to find. */
  readonly framed: boolean
  /** The centre of a piece that is being dragged. */
  readonly carried: Point | undefined
}

/** Visual feedback for gestures that plant nothing. */
export interface Answers {
  refuse(): void
  /** The player dropped the piece of this slot where it does not fit. */
  giveBack(slot: number, from: Point): void
}

/** Snap distance of a dragged piece, in sizes. */
const SNAP = 1.5
/** Offset of a dragged piece above the finger, in sizes, so that the finger does not hide it. */
const ABOVE_FINGER = 1.6
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

export function createHand(layoutOf: () => Layout, answers: Answers, voice: Voice) {
  const cursor = createCursor<Ghost>({ slot: 0, cell: 0, column: 0 })
  /** The position of the mouse, and of a dragged piece. */
  let hovered: Point | undefined
  let carried: Point | undefined
  /** Cached per slot and cell, because every frame reads it. */
  let foreseen: { readonly slot: number; readonly prospect: Prospect | undefined } | undefined

  const pieceOf = ({ hand }: State) => hand[cursor.at.slot] ?? NONE

  function change(next: Ghost): void {
    const last = cursor.at
    if (next === last) return
    voice.play({ name: next.slot === last.slot ? 'tick' : 'pluck', step: next.slot * 2, volume: 0.5 })
    cursor.at = next
  }

  /** Chooses a piece by key. Announces its number, because the place announcement names only the piece. */
  function take(next: Ghost, refusal: string): void {
    voice.news(next === cursor.at ? refusal : `Piece ${next.slot + 1}.`)
    change(next)
  }

  /** The centre of the piece that a finger or a mouse at this point carries. */
  function held(state: State, { x, y }: Point): Point {
    const isFinger = matchMedia('(pointer: coarse)').matches
    const { high } = extent(PIECES[pieceOf(state)]?.cells ?? [])
    return { x, y: isFinger ? y - layoutOf().size * (high / 2 + ABOVE_FINGER) : y }
  }

  /** The cell that a dragged piece would snap to. */
  function snapped(state: State, middle: Point): number | undefined {
    const layout = layoutOf()
    const piece = pieceOf(state)
    const { middle: off } = extent(PIECES[piece]?.cells ?? [])
    const handle = { x: middle.x - off.x * layout.size, y: middle.y - off.y * layout.size }
    const place = nearestPlace(state.bed, piece, nearestCell(layout, handle).cell)
    const { x, y } = cellSpot(layout, place)
    const isNear = Math.hypot(x - handle.x, y - handle.y) < SNAP * layout.size
    return isNear && fits(state.bed, piece, place) ? place : undefined
  }

  /** The cell that the player is aiming at. */
  function aim(state: State): number | undefined {
    if (carried) return snapped(state, carried)
    if (cursor.keyed) return cursor.at.cell
    const cell = hovered && cellUnder(layoutOf(), hovered)
    return cell === undefined ? undefined : pointed(state.bed, pieceOf(state), cell)
  }

  function foresee(state: State): Prospect | undefined {
    const cell = aim(state)
    const { slot } = cursor.at
    if (foreseen?.slot !== slot || foreseen.prospect?.cell !== cell)
      foreseen = {
        slot,
        prospect: cell === undefined ? undefined : prospectOf(state, { slot, cell }),
      }
    return foreseen.prospect
  }

  function plantAt(state: State, cell: number | undefined): Planting | undefined {
    if (cell !== undefined && fits(state.bed, pieceOf(state), cell)) return { slot: cursor.at.slot, cell }
    return void refuse(refusalWords(state.bed, pieceOf(state), cell))
  }

  function refuse(why: string): void {
    answers.refuse()
    voice.news(why)
    voice.play({ name: 'buzz', volume: 0.6 })
  }

  function takeBack(state: State): Planting | undefined {
    if (canTakeBack(state)) return BACK
    return void refuse(backWords(state))
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
      if (backUnder(layoutOf(), gesture)) return takeBack(state)
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
    carried = held(state, gesture)
    if (phase === 'start' || phase === 'move') return undefined
    const cell = snapped(state, carried)
    const last = carried
    carried = undefined
    if (phase === 'end' && cell !== undefined) return { slot, cell }
    answers.giveBack(slot, last)
    voice.play({ name: 'swish', volume: 0.4 })
    return undefined
  }

  /** Handles a key. Returns true if the ghost was already visible, because the first key only reveals it. */
  function key(): boolean {
    carried = hovered = undefined
    return cursor.key()
  }

  return {
    /** Chooses the next piece after a planting, an undo or the start of a round. */
    moveOn(state: State): void {
      carried = foreseen = undefined
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
      prospect: playing ? foresee(state) : undefined,
      framed: cursor.keyed,
      carried,
    }),

    say: (state: State) => ghostWords(state, cursor.at),
  }
}
