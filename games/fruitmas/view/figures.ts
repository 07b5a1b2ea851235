/** Bakes sprites of everything drawn in hundredths of its size, at the current size. */
import type { Mood } from '../../kit/paint/glossy.ts'
import { sprites, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { sortOf } from '../rules/pieces.ts'
import { drawFrost, drawMark } from './cells.ts'
import { drawPiece } from './fruit.ts'
import { paletteOf } from './looks.ts'
import { drawMoon } from './night.ts'
import { drawBulb, drawTopper } from './tree.ts'

/** Half the size of a piece, in cells. */
export const SIZE = 0.41

export type Figures = ReturnType<typeof createFigures>

export function createFigures(stage: Stage) {
  const bake = sprites(stage)

  /** `unit` is the size in CSS pixels; the sprite extends `room` units. */
  function figure(key: string, unit: number, room: number, draw: (to: Pen) => void): Sprite {
    const size = Math.round(unit)
    return bake(key + size, size * room, size * room, (to) => {
      to.scale(size / 100, size / 100)
      draw(to)
    })
  }

  return {
    piece: (piece: number, unit: number, mood: Mood) =>
      figure(`${sortOf(piece)}${mood}`, unit, 3.6, (to) =>
        drawPiece(to, piece, mood, paletteOf(stage.look).hats, stage.strong),
      ),
    frost: (layers: number, cell: number) =>
      figure(`ice${layers},`, cell, 1.6, (to) => drawFrost(to, layers)),
    mark: (colour: string, cell: number) => figure(colour, cell, 1.4, (to) => drawMark(to, colour)),
    topper: (mood: Mood, cell: number) => figure(`top${mood}`, cell * 0.5, 8, (to) => drawTopper(to, mood)),
    bulb: (kind: number, cell: number) =>
      figure(`bulb${kind},`, cell * 0.1 + 1, 8, (to) => drawBulb(to, kind)),
    moon: (unit: number) => figure('moon', unit, 6, drawMoon),
  }
}
