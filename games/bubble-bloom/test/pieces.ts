/** The blossoms, frozen or not, the other elements, and the seeds, as drawn at 320×480. */
import { sprites, stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { BEE, FROST, KINDS, POD, RAINBOW, STONE, VINE } from '../rules/kinds.ts'
import { drawBlossom, seedSprite } from '../view/blossoms.ts'
import { FREED } from '../view/elements.ts'
import { paletteOf } from '../view/looks.ts'

const UNIT = 28
const FLOWERS = Array.from({ length: KINDS }, (_, i) => i + 1)
const ELEMENTS = { stone: STONE, rainbow: RAINBOW, pod: POD, bee: BEE, vine: VINE, 'freed bee': FREED }

export const pieces: readonly Pieces[] = [
  {
    size: UNIT,
    grounds: ['#280442', '#3c0a5c', '#1a1448'],
    draw: ({ look, strong }) =>
      Object.fromEntries(
        [
          ...FLOWERS.map((kind) => [`blossom ${kind}`, kind] as const),
          ...FLOWERS.map((kind) => [`frozen blossom ${kind}`, kind + FROST] as const),
          ...Object.entries(ELEMENTS),
        ].map(([name, kind]) => [
          name,
          (pen: Pen) => drawBlossom(pen, kind, UNIT, 'calm', { ...paletteOf(look), strong }),
        ]),
      ),
  },
  {
    size: UNIT * 0.8,
    grounds: ['#6e3a16', '#c98448'],
    draw(stage) {
      const bake = sprites(stage)
      return Object.fromEntries(
        FLOWERS.map((kind) => [`seed ${kind}`, (pen) => stamp(pen, seedSprite(bake, kind, UNIT), 0, 0)]),
      )
    },
  },
]
