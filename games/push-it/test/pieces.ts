/** The beds with their flowers, the pots in bud and in bloom, and the flat elements, as drawn at 320×480. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { drawFlat } from '../view/elements.ts'
import { drawBed } from '../view/floor.ts'
import { drawBloom, FLOWER_ART } from '../view/flowers.ts'
import { UNITS } from '../view/units.ts'

const TILE = 32
const GROUNDS = ['#f0dfbd', '#e0caa0'] as const

const inUnits = (draw: (pen: Pen) => void) => (pen: Pen) => {
  pen.scale(TILE / UNITS, TILE / UNITS)
  draw(pen)
}

export const pieces: readonly Pieces[] = [
  {
    size: TILE,
    grounds: GROUNDS,
    draw: ({ strong }) => ({
      'free bed': inUnits((pen) => drawBed(pen, undefined, strong)),
      ...Object.fromEntries(
        Object.entries(FLOWER_ART).map(([name, art]) => [
          `bed ${name}`,
          inUnits((pen) => drawBed(pen, art, strong)),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries({ ice: '~', plate: '_', pit: 'o', up: '^', down: 'v', left: '<', right: '>' }).map(
          ([name, letter]) => [name, inUnits((pen) => drawFlat(pen, letter))],
        ),
      ),
    }),
  },
  {
    size: TILE * 0.64,
    grounds: GROUNDS,
    draw: ({ strong }) =>
      Object.fromEntries(
        Object.entries(FLOWER_ART).map(([name, art]) => [
          `bloom ${name}`,
          inUnits((pen) => {
            pen.translate(0, 27)
            drawBloom(pen, art, strong)
          }),
        ]),
      ),
  },
]
