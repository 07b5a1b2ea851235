/** Connects the scene, the input and the sounds of the garden. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import type { Planting, State } from './rules.ts'
import { createHand } from './view/hand.ts'
import { arrange, lessonSpot, type Layout } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, Planting> {
  const layoutOf = perSize<void, Layout>(stage, () => arrange(stage))
  const scene = createScene(stage, voice)
  const hand = createHand(layoutOf, scene, voice)
  return {
    begin(state, time) {
      hand.moveOn(state)
      scene.begin(state, time)
    },
    draw(frame) {
      const { state, playing } = frame
      if (!playing) hand.letGo()
      scene.draw(frame, layoutOf(), hand.attention(state, playing))
    },
    read: hand.read,
    hear: soundsOf,
    // 9: a nearly full comb in the middle of a streak.
    tension: ({ honey, streak }) => (honey + streak) / 9,
    see(before, after) {
      hand.moveOn(after)
      scene.see(before, after, layoutOf())
    },
    say: hand.say,
    isMoving: () => scene.isMoving,
    resize: hand.letGo,
    portrait: drawPortrait,
    figure: () => scene.figure,
    spot: (place) => lessonSpot(layoutOf(), place),
  }
}
