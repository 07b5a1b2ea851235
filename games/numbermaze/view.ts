/** Connects input to moves, and moves to drawing, sound and announcements. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { WAYS, wayTowards, type Way } from '../kit/rules/ways.ts'
import type { Gesture, Point, View, Voice } from '../kit/view.ts'
import { leapEnd, leapOf, rules, type State } from './rules.ts'
import { HEDGE, ICE, type Board } from './rules/board.ts'
import { animateMove, createAnimations } from './view/animations.ts'
import { createEffects } from './view/effects.ts'
import { arrange, cellAt, middleOf } from './view/layout.ts'
import { paletteOf } from './view/looks.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf, MISSED, REFUSED, SHOWN } from './view/sounds.ts'
import { aheadWords, aroundWords, placeWords, refusalWords } from './words.ts'

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

export function createView(stage: Stage, voice: Voice): View<State, Way> {
  const animations = createAnimations(0)
  const effects = createEffects()
  const scene = createScene(stage, animations, effects)
  const layoutFor = perSize(stage, (board: Board) => arrange(stage, board))
  let now = 0
  let hovered: number | undefined
  /** The preview of a hovered or selected tile, and the index of the leap selected by keyboard. */
  let planned: State | undefined
  let turn = -1
  let swiped = false
  /** When the player last asked to see the landings. */
  let asked = -9

  function leap(state: State, way: Way): Way | undefined {
    if (leapEnd(state, way) !== undefined) return way
    const stop = ~leapOf(state, way)
    animations.refused = { way, cell: stop === state.at ? -1 : stop, at: now }
    voice.news(refusalWords(state, way))
    voice.play(...REFUSED)
    return undefined
  }

  /** The leap meant by a tap: the one that lands under it, or nearest to it. */
  function leapAt(state: State, at: Point): Way | undefined {
    const layout = layoutFor(state.board)
    const cell = cellAt(layout, at)
    const nearest = WAYS.map((way) => {
      const to = leapEnd(state, way)
      if (to === undefined) return { way, far: Infinity }
      const { x, y, scale } = middleOf(layout, to)
      return { way, far: to === cell ? 0 : Math.hypot(at.x - x, at.y - y) / (layout.cell * scale) }
    }).sort((a, b) => a.far - b.far)[0]
    return nearest && nearest.far < NEAR ? nearest.way : undefined
  }

  function readTap(state: State, at: Point): Way | undefined {
    const way = leapAt(state, at)
    if (way) return way
    asked = now
    const cell = cellAt(layoutFor(state.board), at)
    planned = cell === planned?.at ? undefined : plannedAt(state, cell)
    if (cell === undefined || cell === state.at) return undefined
    voice.news('No leap ends there.')
    voice.play(MISSED)
    return undefined
  }

  /** Cycles through the leaps for players without a pointer: first all of them, then the follow-ups of each. */
  function lookOn(state: State): void {
    asked = now
    const ways = rules.moves(state)
    turn = turn + 1 > ways.length ? 0 : turn + 1
    const way = ways[turn - 1]
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
    begin(_state, time) {
      now = time
      hovered = planned = undefined
      turn = -1
      Object.assign(animations, createAnimations(now))
      effects.clear()
      scene.begin()
    },
    draw(frame) {
      now = frame.time
      const layout = layoutFor(frame.state.board)
      scene.draw(frame, layout, {
        hovered: frame.playing ? hovered : undefined,
        planned: frame.playing ? planned : undefined,
        asked,
      })
    },
    read(gesture, state) {
      if (gesture.kind === 'direction') return gesture.repeat ? undefined : leap(state, gesture.way)
      if (gesture.kind === 'tap') return readTap(state, gesture)
      if (gesture.kind === 'drag') return readSwipe(gesture, state)
      if (gesture.kind === 'hover') {
        hovered = cellAt(layoutFor(state.board), gesture)
        planned = plannedAt(state, hovered)
      } else if (gesture.kind === 'press') hovered = undefined
      else if (gesture.kind === 'confirm') lookOn(state)
      return undefined
    },
    hear: soundsOf,
    tension: ({ spent, par }) => spent / par,
    see(before, after) {
      const hop = animateMove(animations, before, after, now)
      if (hop) effects.follow(hop, before, after, animations.pickups)
      hovered = planned = undefined
      turn = -1
    },
    say: placeWords,
    portrait: (to, size, look) => drawPortrait(to, size, paletteOf(look)),
  }
}
