/** The yard as it is seen, touched and heard. */
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View } from '../kit/view.ts'
import type { Drop, Yard } from './rules/yard.ts'
import { openAhead } from './view/ahead.ts'
import { openEffects } from './view/effects.ts'
import { drawPortrait } from './view/portrait.ts'
import { openScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'

export function openView(stage: Stage): View<Yard, Drop> {
  const bake = sprites(stage)
  const effects = openEffects(stage)
  const scene = openScene(stage, bake, effects)
  const ahead = openAhead(stage, bake)

  return {
    begin() {
      effects.begin()
      stage.ahead(ahead())
    },
    resize: () => stage.ahead(ahead()),
    draw: scene.draw,
    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'down' && !gesture.repeat)
        ? 'drop'
        : undefined,
    hear: soundsOf,
    portrait: drawPortrait,
    see: effects.see,
  }
}
