/**
 * The nests of all kinds, as drawn at 320×480. A sliding nest is told by its motion; it is drawn like one at rest, without
 * its leaves.
 */
import { sprites } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { PAINTED } from '../view/nest.ts'
import { lensOn } from '../view/lens.ts'
import { drawNestBack, drawNestFront } from '../view/tree.ts'
import { nestOf, rules } from '../rules.ts'

const KINDS = ['still', 'spring', 'bloom', 'sway', 'sink', 'crumble', 'golden'] as const
const SIZE = PAINTED * 3

export const pieces: readonly Pieces[] = [
  {
    size: SIZE,
    grounds: ['#3f9a5a', '#8fd0f0', '#24305c'],
    draw(stage) {
      const bake = sprites(stage)
      const lens = lensOn(stage, 0)
      const nest = { ...nestOf(rules.start(1, 1), 1), worn: 0 }
      const placed = { x: 0, y: 0, turn: 0, wide: 1, shut: 0 }
      return Object.fromEntries(
        KINDS.map((name) => [
          name,
          (pen) => {
            const golden = name === 'golden'
            const shown = { ...nest, golden, kind: golden ? ('slide' as const) : name }
            drawNestBack(pen, bake, lens, shown, placed)
            drawNestFront(pen, bake, lens, shown, placed)
          },
        ]),
      )
    },
  },
]
