/** What stands in the way of the mower or helps it, as drawn at 320×480. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import {
  drawBar,
  drawGate,
  drawGravel,
  drawMolehill,
  drawPlank,
  drawPost,
  drawStone,
  FLAT,
} from '../view/features.ts'
import { BROWN, ORANGE } from '../../kit/paint/palette.ts'

const TILE = 31.8

const inTiles = (draw: (pen: Pen) => void) => (pen: Pen) => {
  pen.scale(TILE, TILE)
  draw(pen)
}

export const pieces: readonly Pieces[] = [
  {
    size: TILE,
    grounds: ['#58b83a', '#a8dc6a', '#e9cf96'],
    draw: ({ strong }) =>
      Object.fromEntries(
        [
          ...Object.entries(FLAT).map(([sign, draw]) => [`flat ${sign}`, draw] as const),
          ['stone', (pen: Pen) => drawStone(pen, '#4f9a2c')] as const,
          ['molehill', drawMolehill] as const,
          ['plank', drawPlank] as const,
          ['post', drawPost] as const,
          ['bend', (pen: Pen) => drawBar(pen, BROWN, false, strong)] as const,
          ['turnstile', (pen: Pen) => drawBar(pen, ORANGE, true, strong)] as const,
          ...WAYS.map(
            (way) =>
              [
                `gate ${way}`,
                (pen: Pen) => {
                  pen.save()
                  drawGravel(pen, way)
                  pen.restore()
                  drawGate(pen, way)
                },
              ] as const,
          ),
        ].map(([name, draw]) => [name, inTiles(draw)]),
      ),
  },
]
