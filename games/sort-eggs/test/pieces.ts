/** The eggs of all patterns, the rotten and the golden ones, as drawn at 320×480. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { PATTERNS } from '../rules.ts'
import { drawEgg, plain } from '../view/eggs.ts'
import { createWardrobe } from '../view/looks.ts'

/** Half the height of an egg. */
const EGG = 16.5

export const pieces: readonly Pieces[] = [
  {
    size: EGG * 2,
    grounds: ['#8fd0f0', '#57b865', '#2a2f5c'],
    draw(stage) {
      const wardrobe = createWardrobe(stage)
      const place = { mood: 'calm', x: 0, y: 0, size: EGG } as const
      return Object.fromEntries([
        ...PATTERNS.map((name, kind) => [
          name,
          (pen: Pen) => drawEgg(pen, wardrobe, { ...plain(kind), ...place }),
        ]),
        ['rotten', (pen: Pen) => drawEgg(pen, wardrobe, { ...plain(0), form: 'rotten', ...place })],
      ])
    },
  },
]
