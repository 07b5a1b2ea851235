/** Wires drawing, input, sounds and speech of Push-It together. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { lost, type Action, type State } from './rules.ts'
import { createHand } from './view/hand.ts'
import { arrange, middleOf } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { createTravel } from './view/travel.ts'
import { haltWords, refusalWords, standWords } from './words.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, Action> {
  const travel = createTravel()
  const sceneOf = perSize(stage, (house: string) => createScene(stage, travel, arrange(stage, house), house))
  const hand = createHand(
    (way, state) => {
      if (way) travel.bump(way)
      voice.news(way ? refusalWords(state, way) : 'Not from here.')
      voice.play({ name: 'knock', step: -3, volume: 0.7 })
    },
    (way, state) => voice.news(haltWords(state, way)),
  )

  let shown: ReturnType<typeof sceneOf> | undefined

  return {
    begin(state) {
      travel.begin(state)
      hand.begin()
    },

    draw(frame) {
      shown = sceneOf(frame.state.house)
      shown.draw(frame, hand.picked, lost(frame.state))
    },

    read: (gesture, state) => hand.read(gesture, state, sceneOf(state.house).layout),

    hear: soundsOf,

    tension: ({ pushes, par }) => pushes / par,

    see: travel.see,

    say: standWords,

    isMoving: () => shown?.isMoving ?? false,

    portrait: drawPortrait,

    spot(place, { house }) {
      const { layout } = sceneOf(house)
      return { ...middleOf(layout, place), size: layout.cell }
    },
  }
}
