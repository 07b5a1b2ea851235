/** The crates of all kinds, as drawn at 320×480. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { KINDS, type CrateKind } from '../rules/kinds.ts'
import { unitIn } from '../view/camera.ts'
import { paintCrate } from '../view/crates.ts'
import { paletteOf } from '../view/looks.ts'

export const pieces: readonly Pieces[] = [
  {
    size: 64,
    grounds: ['#ffd8a8', '#7fb4ea', '#1c1050'],
    draw(stage) {
      const unit = unitIn(stage)
      return Object.fromEntries(
        (Object.keys(KINDS) as CrateKind[]).map((kind) => [
          kind,
          (pen) => paintCrate(pen, kind, unit, paletteOf(stage.look)),
        ]),
      )
    },
  },
]
