/** Wires up drawing, input and sound. */
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { gloomAt } from './rules/weather.ts'
import type { Drop, Yard } from './rules/yard.ts'
import { createPrePaintPlan } from './view/pre-paint.ts'
import { createEffects } from './view/effects.ts'
import { furnish, late } from './view/late.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { createSlowMotion } from './view/slow-motion.ts'
import { crashOf, soundsOf } from './view/sounds.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<Yard, Drop> {
  const bake = sprites(stage)
  const effects = createEffects(stage)
  /** Height of the highest tower before this round, in centimetres. */
  let highest = 0
  const slowMotion = createSlowMotion((before, after) => {
    effects.see(before, after)
    voice.play(...crashOf(before, after))
    const peak = late.peakOf?.(before, after, highest)
    if (peak) voice.moment(peak)
  })
  const scene = createScene(stage, bake, effects, slowMotion.shown)
  const prePaintPlan = createPrePaintPlan(stage, bake)

  return {
    begin() {
      effects.begin()
      slowMotion.begin()
      stage.prePaint(prePaintPlan())
    },
    resize: () => stage.prePaint(prePaintPlan()),
    draw(frame) {
      highest = frame.best ?? 0
      scene.draw(frame)
    },
    spot: scene.spot,
    figure: () => scene.figure,
    furnish,
    read: (gesture) =>
      gesture.kind === 'press' ||
      gesture.kind === 'confirm' ||
      (gesture.kind === 'direction' && gesture.way === 'down' && !gesture.repeat)
        ? 'drop'
        : undefined,
    hear: soundsOf,
    showsMedals: true,
    tension: ({ crates, gust, tick }) => crates / 75 + gloomAt(gust, tick),
    portrait: drawPortrait,
    see: slowMotion.see,
  }
}
