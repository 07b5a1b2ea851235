/** Drawing units: a hundred per side of a tile, around the tile's centre. */
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'

export const UNITS = 100

/** Returns the sprite of a drawing whose size is given in units. */
export type UnitSprite = (key: string, wide: number, high: number, draw: (pen: Pen) => void) => Sprite

/** Bakes a sprite whose size is given in units. */
export function bakeInUnits(
  bake: Bake,
  tile: number,
  key: string,
  wide: number,
  high: number,
  draw: (pen: Pen) => void,
): Sprite {
  const unit = tile / UNITS
  return bake(key, wide * unit, high * unit, (pen) => {
    pen.scale(unit, unit)
    draw(pen)
  })
}
