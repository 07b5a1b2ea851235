/** The flight as it is seen, steered and heard. */
import { perSize } from '../kit/board/per-size.ts'
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View } from '../kit/view.ts'
import type { Flap, Flight } from './rules/state.ts'
import { openEffects } from './view/effects.ts'
import { openFlier } from './view/flier.ts'
import { arrange, type Layout } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { openRibbon } from './view/ribbon.ts'
import { openScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'

export function openView(stage: Stage): View<Flight, Flap> {
  const bake = sprites(stage)
  const layoutNow = perSize<void, Layout>(stage, () => arrange(stage))
  const flier = openFlier(stage, bake)
  const effects = openEffects(stage, layoutNow)
  const ribbon = openRibbon(stage.pen, bake, layoutNow)
  const scene = openScene(stage, bake, layoutNow, flier, ribbon, effects)

  return {
    begin: ribbon.begin,
    draw: scene.draw,
    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'up' && !gesture.repeat)
        ? 'flap'
        : undefined,
    hear: soundsOf,
    see(before, after) {
      flier.see(before, after)
      effects.see(before, after)
    },
    portrait: drawPortrait,
  }
}
