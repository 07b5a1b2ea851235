/** Wires up drawing, input and sound. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View } from '../kit/view.ts'
import type { Action, State } from './rules/state.ts'
import { isBossWave } from './rules/waves.ts'
import { createEffects } from './view/effects.ts'
import { createHand } from './view/hand.ts'
import { furnish } from './view/late.ts'
import { arrange, lessonSpot, wayOnScreen } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { nearestWords } from './words.ts'

export function createView(stage: Stage): View<State, Action> {
  const layoutNow = perSize(stage, () => arrange(stage))
  const effects = createEffects(stage)
  const scene = createScene(stage, effects)

  return {
    ...createHand(layoutNow),
    furnish,
    draw: (frame) => scene.draw(frame, layoutNow()),
    hear: soundsOf,
    tension: ({ surge, wave, viruses }) =>
      surge ? 1 : wave / 25 + (isBossWave(wave) ? 0.5 : viruses.length / 50),
    see: (before, after) => effects.see(before, after, layoutNow()),
    say: (state) => nearestWords(state, (dx, dy) => wayOnScreen(layoutNow(), dx, dy)),
    portrait: drawPortrait,
    spot: (place, state) => lessonSpot(layoutNow(), place, state),
  }
}
