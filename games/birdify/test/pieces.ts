/** What is in the bird's way or helps it, as drawn at 320×480. */
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { GARDEN } from '../rules/curve.ts'
import { bubbleSprite, hornetSprite, magnetSprite, starSprite } from '../view/helps.ts'
import { arrange } from '../view/layout.ts'
import { berrySprite, giltSprite, roseSprite } from '../view/plants.ts'

export const pieces: readonly Pieces[] = [
  {
    size: 28,
    grounds: ['#8fd0f0', '#ffd0a8', '#24305c'],
    draw(stage) {
      const bake = sprites(stage)
      const { unit } = arrange(stage)
      const berry = GARDEN.berry * unit
      const made = {
        berry: berrySprite(bake, false, berry),
        'golden berry': berrySprite(bake, true, berry * 1.15),
        bubble: bubbleSprite(bake, berry * 1.8),
        magnet: magnetSprite(bake, 16 * unit),
        hornet: hornetSprite(bake, berry),
        star: starSprite(bake, berry),
        'golden blossoms': giltSprite(bake, GARDEN.cane * unit),
        rose: roseSprite(bake, 17 * unit),
      }
      return Object.fromEntries(
        Object.entries(made).map(([name, sprite]) => [name, (pen) => stamp(pen, sprite, 0, 0)]),
      )
    },
  },
]
