/** Wires up drawing, input and sound. */
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { PATTERNS, type Day, type Action } from './rules.ts'
import { createHand } from './view/hand.ts'
import { furnish } from './view/late.ts'
import { arrange, actionNear } from './view/layout.ts'
import { createWardrobe } from './view/looks.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { halfSprite, yolkSprite } from './view/splat.ts'
import { promptFor } from './words.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<Day, Action> {
  const wardrobe = createWardrobe(stage)
  const hand = createHand((point, day) => actionNear(arrange(stage, day.gates), day, point), voice)
  const scene = createScene(stage, wardrobe, hand)

  /** Pre-paints the splat of the first broken egg. */
  function* splats() {
    yield yolkSprite(wardrobe.bake)
    for (const kind of PATTERNS.keys()) yield halfSprite(wardrobe, kind)
  }

  return {
    furnish,
    begin: () => stage.prePaint(splats()),
    resize() {
      scene.resize()
      stage.prePaint(splats())
    },
    draw: scene.draw,
    read: hand.read,
    steer: (_held, day) => hand.steer(day),
    hear: soundsOf,
    showsMedals: true,
    tension: ({ laid, broken }) => laid / 80 + broken / 4,
    see: scene.see,
    say: (day) => promptFor(day, hand.selected(day)),
    portrait: drawPortrait,
    spot: scene.spot,
  }
}
