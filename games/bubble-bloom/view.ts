/** Connects the scene, the input and the sounds of the field. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import type { Action, State } from './rules.ts'
import { middleX, middleY, RISE } from './rules/field.ts'
import { createEffects } from './view/effects.ts'
import { createHand } from './view/hand.ts'
import { arrange } from './view/layout.ts'
import { createMotion } from './view/motion.ts'
import { drawPortrait } from './view/portrait.ts'
import { createPreview } from './view/preview.ts'
import { createScene } from './view/scene.ts'
import { createSeeds } from './view/seeds.ts'
import { soundsOf } from './view/sounds.ts'
import { aimWords } from './words.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, Action> {
  const layoutOf = perSize(stage, () => arrange(stage))
  const hand = createHand(voice)
  const motion = createMotion()
  const seeds = createSeeds()
  const effects = createEffects(stage)
  const preview = createPreview()
  const scene = createScene(stage, motion, effects, seeds, preview)
  let now = 0

  return {
    begin(state, time) {
      now = time
      motion.reset(state)
      seeds.reset()
      effects.cancel()
      scene.begin(time)
    },

    draw(frame) {
      now = frame.time
      const layout = layoutOf()
      effects.run(now, layout)
      scene.draw(frame, layout, hand.aim)
    },

    read: (gesture, state) => hand.read(gesture, state, layoutOf()),

    hear: soundsOf,

    tension: ({ spent, bag, streak }) => spent / bag + streak / 9,

    see(before, after) {
      seeds.see(before, after, now)
      if (after.spent < before.spent) {
        effects.cancel()
        motion.reset(after)
      } else if (after.spent > before.spent) {
        motion.see(before, after, now)
        effects.see(before, after, motion, now)
      }
    },

    say: (state) => aimWords(state, hand.aim),

    portrait: drawPortrait,

    isMoving: () => scene.isMoving,

    spot(place, { sunk }) {
      const { x, y, unit } = layoutOf()
      return { x: x + middleX(place) * unit, y: y + (middleY(place) + sunk * RISE) * unit, size: unit }
    },

    busy: () => now < motion.struck.at || motion.leaving.length > 0,
  }
}
