/** Turns gestures into leaps, and tracks the tile whose leaps are previewed. */
import { WAYS, wayTowards, type Way } from '../../kit/rules/ways.ts'
import type { Gesture, Point, ViewFeedback } from '../../kit/view.ts'
import { leapEnd, leapOf, rules, type State } from '../rules.ts'
import { HEDGE, ICE, type Board } from '../rules/board.ts'
import { aheadWords, aroundWords, refusalWords } from '../words.ts'
import { cellAt, middleOf, type Layout } from './layout.ts'
import type { Attention } from './marks.ts'
import { MISSED, REFUSED, SHOWN } from './sounds.ts'

/** Minimum length of a swipe, in CSS pixels. */
const SWIPE = 22
/** A tap this close to a landing counts as a tap on it, in cells. */
const NEAR = 0.85

/** The state after the leap to a cell, or, if no leap ends there, with Hop placed on it now. */
function plannedAt(state: State, cell: number | undefined): State | undefined {
  if (cell === undefined || cell === state.at) return undefined
  const way = WAYS.find((each) => leapEnd(state, each) === cell)
  if (way) return rules.act(state, way)
  const { tiles, ground } = state.board
  return tiles[cell] === HEDGE || ground[cell] === ICE ? undefined : { ...state, at: cell }
}

/** The leap meant by a tap: the one that lands under it, or nearest to it. */
function leapAt(state: State, layout: Layout, at: Point): Way | undefined {
  const cell = cellAt(layout, at)
  const nearest = WAYS.map((way) => {
    const to = leapEnd(state, way)
    if (to === undefined) return { way, far: Infinity }
    const { x, y, scale } = middleOf(layout, to)
    return { way, far: to === cell ? 0 : Math.hypot(at.x - x, at.y - y) / (layout.cell * scale) }
  }).sort((a, b) => a.far - b.far)[0]
  return nearest && nearest.far < NEAR ? nearest.way : undefined
}

interface Hand {
  /** Drops the preview: the garden has changed. */
  reset(): void
  read(gesture: Gesture, state: State): Way | undefined
  /** The things to highlight; under an overlay only the landings. */
  attention(playing: boolean): Attention
}

/** `refuse` animates a blocked leap, `clock` returns the time of the frame. */
export function createHand(
  layoutFor: (board: Board) => Layout,
  voice: ViewFeedback,
  refuse: (way: Way, cell: number) => void,
  clock: () => number,
): Hand {
  let hovered: number | undefined
  /** The preview of a hovered or selected tile, and the index of the leap selected by keyboard. */
  let planned: State | undefined
  let selected = -1
  let swiped = false
  /** When the player last asked to see the landings. */
  let asked = -9

  function leap(state: State, way: Way): Way | undefined {
    if (leapEnd(state, way) !== undefined) return way
    const stop = ~leapOf(state, way)
    refuse(way, stop === state.at ? -1 : stop)
    voice.news(refusalWords(state, way))
    voice.play(...REFUSED)
    return undefined
  }

  function readTap(state: State, at: Point): Way | undefined {
    const layout = layoutFor(state.board)
    const way = leapAt(state, layout, at)
    if (way) return way
    asked = clock()
    const cell = cellAt(layout, at)
    planned = cell === planned?.at ? undefined : plannedAt(state, cell)
    if (cell === undefined || cell === state.at) return undefined
    voice.news('No leap ends there.')
    voice.play(MISSED)
    return undefined
  }

  /** Cycles through the leaps for players without a pointer: first all of them, then the follow-ups of each. */
  function lookAhead(state: State): void {
    asked = clock()
    const ways = rules.moves(state)
    selected = selected + 1 > ways.length ? 0 : selected + 1
    const way = ways[selected - 1]
    planned = way && rules.act(state, way)
    voice.news(way && planned ? aheadWords(state, way, planned) : aroundWords(state))
    voice.play(SHOWN)
  }

  function readSwipe(gesture: Extract<Gesture, { kind: 'drag' }>, state: State): Way | undefined {
    if (gesture.phase === 'start') swiped = false
    const way = wayTowards(gesture.from, gesture, SWIPE)
    if (swiped || gesture.phase === 'cancel' || !way) return undefined
    swiped = true
    return leap(state, way)
  }

  return {
    reset() {
      hovered = planned = undefined
      selected = -1
    },
    read(gesture, state) {
      if (gesture.kind === 'direction') return gesture.repeat ? undefined : leap(state, gesture.way)
      if (gesture.kind === 'tap') return readTap(state, gesture)
      if (gesture.kind === 'drag') return readSwipe(gesture, state)
      if (gesture.kind === 'hover') {
        hovered = cellAt(layoutFor(state.board), gesture)
        planned = plannedAt(state, hovered)
      } else if (gesture.kind === 'press') hovered = undefined
      else if (gesture.kind === 'confirm') lookAhead(state)
      return undefined
    },
    attention: (playing) => ({
      hovered: playing ? hovered : undefined,
      planned: playing ? planned : undefined,
      asked,
    }),
  }
}
