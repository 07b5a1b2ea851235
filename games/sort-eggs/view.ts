/** The farm as it is seen, touched and heard. */
import { UNLIMITED_BUDGET } from '../kit/paint/paint-budget.ts'
import { sprites } from '../kit/paint/sprite.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, Voice } from '../kit/view.ts'
import { KINDS, type Day, type Deed } from './rules.ts'
import { createHand } from './view/hand.ts'
import { arrange, deedNear } from './view/layout.ts'
import { createWardrobe, paletteOf } from './view/looks.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { halfSprite, yolkSprite } from './view/splat.ts'
import { ask } from './words.ts'

export function createView(stage: Stage, voice: Voice): View<Day, Deed> {
  const wardrobe = createWardrobe(stage)
  const hand = createHand((point, day) => deedNear(arrange(stage, day.gates), day, point), voice)
  const scene = createScene(stage, wardrobe, hand)

  /** What the first broken egg will show. */
  function* splats() {
    yield yolkSprite(wardrobe.bake)
    for (const kind of KINDS.keys()) yield halfSprite(wardrobe, kind)
  }

  return {
    begin: () => stage.prePaint(splats()),
    resize() {
      scene.resize()
      stage.prePaint(splats())
    },
    draw: scene.draw,
    read: hand.read,
    steer: (_held, day) => hand.steer(day),
    hear: soundsOf,
    tension: ({ laid, broken }) => laid / 80 + broken / 4,
    see: scene.see,
    say: (day) => ask(day, hand.asked(day)),
    // With sprites of its own, which no other look has baked.
    portrait: (pen, size, look) =>
      drawPortrait(
        pen,
        { bake: sprites({ ...stage, paintBudget: UNLIMITED_BUDGET }), palette: paletteOf(look) },
        size,
      ),
  }
}
