/** Things in the greenhouse are drawn in units, a hundred to the side of a tile, around the middle of a tile. */
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'

export const UNITS = 100

/** A sprite whose sides are given in units, for tiles of this size. */
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
