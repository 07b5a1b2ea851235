/** Hop's way through the garden: what each gesture means, and what is shown, heard and said. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { WAYS, wayTowards, type Way } from '../kit/rules/ways.ts'
import type { Gesture, Point, View, Voice } from '../kit/view.ts'
import { leapEnd, type State } from './rules.ts'
import { obstacle } from './rules/board.ts'
import { atRest, setMoving } from './view/actors.ts'
import { openEffects } from './view/effects.ts'
import { arrange, cellAt, middleOf } from './view/layout.ts'
import { paletteOf } from './view/looks.ts'
import { drawPortrait } from './view/portrait.ts'
import { openScene } from './view/scene.ts'
import { hear, MISSED, REFUSED, SHOWN } from './view/sounds.ts'
import { aroundWords, placeWords, refusalWords } from './words.ts'

/** CSS pixels that a finger goes before it is a swipe. */
const SWIPE = 22
/** A finger this near a landing, in cells, means it. */
const NEAR = 0.85

export function openView(stage: Stage, voice: Voice): View<State, Way> {
  const actors = atRest(0)
  const effects = openEffects()
  const scene = openScene(stage, actors, effects)
  const layoutFor = perSize(stage, (size: number) => arrange(stage, size))
  let now = 0
  let hovered: number | undefined
  let swiped = false
  /** When the player last asked to be shown the landings. */
  let asked = -9

  function leap(state: State, way: Way): Way | undefined {
    if (leapEnd(state, way) !== undefined) return way
    const stop = obstacle(state.board, state.held, state.at, way)
    actors.refused = { way, cell: stop && stop.what !== 'edge' ? stop.cell : -1, at: now }
    voice.news(refusalWords(state, way))
    voice.play(...REFUSED)
    return undefined
  }

  /** The leap that a finger at this point means: the one that lands under it, or nearest to it. */
  function leapAt(state: State, at: Point): Way | undefined {
    const layout = layoutFor(state.board.size)
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
    const cell = cellAt(layoutFor(state.board.size), at)
    if (cell === undefined || cell === state.at) return undefined
    voice.news('No leap ends there.')
    voice.play(MISSED)
    return undefined
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
      hovered = undefined
      Object.assign(actors, atRest(now))
      effects.clear()
      scene.begin()
    },
    draw(frame) {
      now = frame.time
      const layout = layoutFor(frame.state.board.size)
      scene.draw(frame, layout, { hovered: frame.playing ? hovered : undefined, asked })
    },
    read(gesture, state) {
      if (gesture.kind === 'direction') return gesture.repeat ? undefined : leap(state, gesture.way)
      if (gesture.kind === 'tap') return readTap(state, gesture)
      if (gesture.kind === 'drag') return readSwipe(gesture, state)
      if (gesture.kind === 'hover') hovered = cellAt(layoutFor(state.board.size), gesture)
      else if (gesture.kind === 'press') hovered = undefined
      else if (gesture.kind === 'confirm') {
        asked = now
        voice.news(aroundWords(state))
        voice.play(SHOWN)
      }
      return undefined
    },
    hear,
    see(before, after) {
      const hop = setMoving(actors, before, after, now)
      effects.follow(hop, after, actors.unlockings)
      hovered = undefined
    },
    say: placeWords,
    portrait: (to, size, look) => drawPortrait(to, size, paletteOf(look)),
  }
}
