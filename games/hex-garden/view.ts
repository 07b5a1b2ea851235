/** The player at the bed: which piece is in mind, where it is held, and what each gesture means. */
import type { Gesture, Point, View } from '../kit/view.ts'
import type { Sound } from '../kit/sound/voices.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { fits, NONE } from './rules/deal.ts'
import { choose, follow, move, nearestPlace, pointed, turnTo, type Ghost } from './view/ghost.ts'
import { sounds as soundsOf } from './view/effects.ts'
import { arrange, cellSpot, cellUnder, extent, nearestCell, slotUnder, type Layout } from './view/layout.ts'
import { openPicture, type Attention } from './view/scene.ts'
import { PIECES } from './rules/pieces.ts'
import { plant, type Planting, type State } from './rules.ts'
import { ghostWords, newsWords } from './words.ts'

/** In sizes: how far a carried piece may be from a place and still snap to it. */
const SNAP = 1.5
/** In sizes: a piece is carried this far above a finger, so that the finger does not hide it. */
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
export const KEYS = [...Object.keys(CHOICES), ...Object.keys(TURNS)]

export function openView(stage: Stage): View<State, Planting> {
  const picture = openPicture(stage)
  let layout: Layout = arrange(stage)
  let epoch = stage.epoch
  let known: State | undefined
  let ghost: Ghost = { slot: 0, cell: 0, column: 0 }
  /** The keyboard's ghost shows only to those who use it. */
  let keyed = false
  /** Where a mouse points, and where a finger carries the piece. */
  let hovered: Point | undefined
  let carried: Point | undefined
  let lately = ''
  let heard: Sound[] = []
  let promised:
    { readonly state: State; readonly slot: number; readonly ghost: Attention['ghost'] } | undefined

  const pieceOf = ({ hand }: State) => hand[ghost.slot] ?? NONE

  function measure(): void {
    if (epoch === stage.epoch) return
    epoch = stage.epoch
    layout = arrange(stage)
    carried = hovered = undefined
  }

  function know(state: State): void {
    if (state === known) return
    known = state
    carried = undefined
    lately = ''
    ghost = follow(state)
    picture.begin()
  }

  function change(next: Ghost): void {
    if (next === ghost) return
    heard.push({ name: next.slot === ghost.slot ? 'tick' : 'pluck', step: next.slot * 2, volume: 0.5 })
    ghost = next
    lately = ''
  }

  /** The middle of the piece that a finger or a mouse at this point carries. */
  function held(state: State, { x, y }: Point): Point {
    const isFinger = matchMedia('(pointer: coarse)').matches
    const { high } = extent(PIECES[pieceOf(state)]?.cells ?? [])
    return { x, y: isFinger ? y - layout.size * (high / 2 + ABOVE_FINGER) : y }
  }

  /** The place that a carried piece would fall into. */
  function snapped({ bed, hand }: State, middle: Point): number | undefined {
    const piece = hand[ghost.slot] ?? NONE
    const { middle: off } = extent(PIECES[piece]?.cells ?? [])
    const handle = { x: middle.x - off.x * layout.size, y: middle.y - off.y * layout.size }
    const place = nearestPlace(bed, piece, nearestCell(layout, handle).cell)
    const { x, y } = cellSpot(layout, place)
    const isNear = Math.hypot(x - handle.x, y - handle.y) < SNAP * layout.size
    return isNear && fits(bed, piece, place) ? place : undefined
  }

  function aim(state: State): number | undefined {
    if (carried) return snapped(state, carried)
    if (keyed) return ghost.cell
    const cell = hovered && cellUnder(layout, hovered)
    return cell === undefined ? undefined : pointed(state.bed, pieceOf(state), cell)
  }

  /** What would come of planting now; worked out once for each place. */
  function promise(state: State): Attention['ghost'] {
    const cell = aim(state)
    const { slot } = ghost
    if (promised?.state === state && promised.slot === slot && promised.ghost?.cell === cell)
      return promised.ghost
    const piece = pieceOf(state)
    const isFit = cell !== undefined && fits(state.bed, piece, cell)
    const found =
      cell === undefined
        ? undefined
        : { cell, fits: isFit, lines: isFit ? plant(state.bed, piece, cell).lines : [] }
    promised = { state, slot, ghost: found }
    return found
  }

  function refuse(why: string): undefined {
    picture.refuse()
    lately = why
    heard.push({ name: 'buzz', volume: 0.6 })
  }

  function plantAt(state: State, cell: number | undefined): Planting | undefined {
    if (cell !== undefined && fits(state.bed, pieceOf(state), cell)) return { slot: ghost.slot, cell }
    return refuse('There is no room for it here.')
  }

  function readPointer(gesture: Gesture, state: State): Planting | undefined {
    if (gesture.kind === 'hover') {
      if (hovered?.x !== gesture.x || hovered.y !== gesture.y) keyed = false
      hovered = gesture
    } else if (gesture.kind === 'press') {
      keyed = false
      hovered = undefined
      const slot = slotUnder(layout, gesture)
      if (slot !== undefined) change(choose(state, ghost, slot))
    } else if (gesture.kind === 'tap') {
      const cell = cellUnder(layout, gesture)
      if (cell !== undefined) return plantAt(state, pointed(state.bed, pieceOf(state), cell))
    } else if (gesture.kind === 'drag') return readDrag(gesture, state)
    return undefined
  }

  function readDrag(gesture: Extract<Gesture, { kind: 'drag' }>, state: State): Planting | undefined {
    const { phase, from } = gesture
    if (
      phase === 'start' &&
      (slotUnder(layout, from) === ghost.slot || cellUnder(layout, from) !== undefined)
    )
      carried = held(state, gesture)
    if (!carried) return undefined
    carried = held(state, gesture)
    if (phase === 'start' || phase === 'move') return undefined
    const cell = snapped(state, carried)
    const last = carried
    carried = undefined
    if (phase === 'end' && cell !== undefined) return { slot: ghost.slot, cell }
    picture.giveBack(ghost.slot, last)
    heard.push({ name: 'swish', volume: 0.4 })
    return undefined
  }

  /** The first key only shows where the piece is. */
  function show(): boolean {
    const shown = keyed
    keyed = true
    lately = ''
    carried = hovered = undefined
    return shown
  }

  return {
    draw(frame) {
      const { state, playing } = frame
      measure()
      know(state)
      if (!playing) carried = hovered = undefined
      picture.draw(frame, layout, {
        slot: ghost.slot,
        ghost: playing ? promise(state) : undefined,
        framed: keyed,
        carried,
      })
    },

    read(gesture, state) {
      measure()
      know(state)
      if (gesture.kind === 'direction') {
        if (show()) change(move(state, ghost, gesture.way))
      } else if (gesture.kind === 'confirm') {
        if (show()) return plantAt(state, ghost.cell)
      } else if (gesture.kind === 'back') {
        show()
        change(turnTo(state, ghost, 1))
      } else if (gesture.kind === 'key') {
        const [slot, by] = [CHOICES[gesture.code], TURNS[gesture.code]]
        show()
        if (slot !== undefined) change(choose(state, ghost, slot))
        if (by) change(turnTo(state, ghost, by))
      } else return readPointer(gesture, state)
      return undefined
    },

    hear: soundsOf,

    see(before, after) {
      known = after
      carried = undefined
      lately = newsWords(before, after)
      ghost = follow(after)
      picture.see(before, after)
    },

    echo() {
      const echoed = heard
      heard = []
      return echoed
    },

    say: (state) => [lately, keyed ? ghostWords(state, ghost) : ''].filter(Boolean).join(' '),
  }
}
