/** The viruses of all kinds, and the gifts and capsules with their contents, as drawn at 320×480. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { OFFER, UPGRADES } from '../rules/curve.ts'
import { HELPS } from '../rules/state.ts'
import { radiusOf } from '../rules/waves.ts'
import { giftSheet } from '../view/gift.ts'
import { print, sheets } from '../view/sheet.ts'
import { paintVirus } from '../view/virus-body.ts'
import { VIRUS_TONES } from '../view/virus.ts'

/** CSS pixels per unit of the field. */
const UNIT = 0.65
const GROUNDS = ['#a31555', '#2440a8', '#0b6b78', '#571434'] as const
const KINDS = ['drifter', 'weaver', 'diver', 'spitter', 'bomb', 'shell'] as const

const BODY = radiusOf('drifter', 0) * UNIT

export const pieces: readonly Pieces[] = [
  {
    size: BODY * 3,
    grounds: GROUNDS,
    draw: ({ strong }) =>
      Object.fromEntries(
        KINDS.map((kind) => [kind, (pen) => paintVirus(pen, BODY, kind, VIRUS_TONES[kind], 'grim', strong)]),
      ),
  },
  ...(
    [
      ['gift', HELPS, 15 * UNIT, false],
      ['capsule', UPGRADES, OFFER.radius * 0.8 * UNIT, true],
    ] as const
  ).map(([shape, contents, r, isCapsule]): Pieces => ({
    size: r * 2.2,
    grounds: GROUNDS,
    draw(stage) {
      const bake = sheets(stage)
      return Object.fromEntries(
        contents.map((sign) => [
          `${shape} ${sign}`,
          (pen) =>
            print(pen as CanvasRenderingContext2D, giftSheet(bake, sign, r, isCapsule, stage.strong), 0, 0),
        ]),
      )
    },
  })),
]
