/** Wires drawing, input and sound into the view of a flight. */
import { perSize } from '../kit/board/per-size.ts'
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import type { Flap, Flight } from './rules/state.ts'
import { furnish } from './view/late.ts'
import { arrange, type Layout } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<Flight, Flap> {
  const layoutNow = perSize<void, Layout>(stage, () => arrange(stage))
  const scene = createScene(stage, sprites(stage), layoutNow, voice)

  return {
    ...scene,
    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'up' && !gesture.repeat)
        ? 'flap'
        : undefined,
    hear: soundsOf,
    furnish,
    showsMedals: true,
    tension: ({ golden, tick, gaps }) => (golden > tick ? 1 : gaps / 50),
    portrait: drawPortrait,
  }
}
