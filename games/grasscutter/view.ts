/** Connects input to moves, and moves to drawing, sound and announcements. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { wayTowards, type Way } from '../kit/rules/ways.ts'
import type { Gesture, Point, View, ViewFeedback } from '../kit/view.ts'
import { rules, slideOf, uncutOf, type State } from './rules.ts'
import { arrange, middleOf } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { createTravel } from './view/travel.ts'
import { aroundWords, mowerWords, refusalWords } from './words.ts'

/** Minimum length of a swipe, in CSS pixels. */
const SWIPE = 22

export function createView(stage: Stage, voice: ViewFeedback): View<State, Way> {
  const travel = createTravel()
  const sceneOfPlan = perSize(stage, (plan: string) => createScene(stage, travel, plan, arrange(stage, plan)))
  /** Keyed by hedges only, because everything else may change during a round. */
  const sceneOf = (garden: string) => sceneOfPlan(garden.replace(/[^#/]/g, '.'))
  /** Where a swipe began or last turned. */
  let swipe: Point | undefined
  /** The direction of the current swipe. */
  let swept: Way | undefined
  /** The direction under the mouse. */
  let aimed: Way | undefined
  let shown: ReturnType<typeof sceneOf> | undefined

  function go(state: State, way: Way): Way | undefined {
    if (slideOf(state, way).length > 0) return way
    travel.bump(way)
    voice.news(refusalWords(state, way))
    voice.play({ name: 'knock', step: -2, volume: 0.7 })
    return undefined
  }

  /** The direction from the mower to a point, or undefined if the point is on the mower. */
  function aim(point: Point, { garden }: State): Way | undefined {
    const { mowerAt, layout } = sceneOf(garden)
    return wayTowards(mowerAt(), point, layout.cell * 0.45)
  }

  /** Follows a continuous swipe: each turn of the finger is a slide. */
  function follow(gesture: Gesture & { kind: 'drag' }, state: State): Way | undefined {
    if (gesture.phase === 'start') swipe = gesture.from
    if (gesture.phase === 'cancel' || !swipe) return undefined
    const way = wayTowards(swipe, gesture, SWIPE)
    if (way) swipe = { x: gesture.x, y: gesture.y }
    // A long stroke in one direction is a single slide.
    const meant = way === swept ? undefined : way
    swept = gesture.phase === 'end' ? undefined : (way ?? swept)
    return meant && go(state, meant)
  }

  return {
    begin: travel.begin,

    draw(frame) {
      shown = sceneOf(frame.state.garden)
      shown.draw(frame, aimed)
    },

    read(gesture, state) {
      if (gesture.kind === 'press') swept = aimed = undefined
      if (gesture.kind === 'hover') aimed = aim(gesture, state)
      if (gesture.kind === 'direction') aimed = undefined
      if (gesture.kind === 'direction' && !gesture.repeat) return go(state, gesture.way)
      if (gesture.kind === 'drag') return follow(gesture, state)
      if (gesture.kind === 'confirm') voice.news(aroundWords(state))
      const tapped = gesture.kind === 'tap' ? aim(gesture, state) : undefined
      return tapped && go(state, tapped)
    },

    hear: soundsOf,

    // Tension rises towards the last blade of grass.
    tension(state) {
      const done = rules.score(state)
      return done / (done + uncutOf(state).length)
    },

    see(before, after) {
      travel.see(before, after)
      aimed = undefined
    },

    portrait: drawPortrait,

    isMoving: () => shown?.isMoving ?? false,

    say: mowerWords,

    spot(place, { garden }) {
      const { layout } = sceneOf(garden)
      return { ...middleOf(layout, place), size: layout.cell }
    },
  }
}
