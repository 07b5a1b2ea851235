/** Provides sprites that are drawn in tiles. */
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawFlower } from './turf.ts'

/** The first kinds of meadow flowers also grow in the lawn. */
const KINDS = 4

/** `room` is the length of the sprite's side. */
export const tileSprite = (
  bake: Bake,
  { cell: tile }: Layout,
  key: string,
  draw: (pen: Pen) => void,
  room = 1.7,
): Sprite =>
  bake(key, tile * room, tile * room, (to) => {
    to.scale(tile, tile)
    draw(to)
  })

export function flowerSprite(bake: Bake, layout: Layout, { petals }: Palette, place: number): Sprite {
  const colour = petals[place % Math.min(KINDS, petals.length)] ?? '#fff'
  return tileSprite(bake, layout, colour, (to) => drawFlower(to, 0, 0, 0.15, colour), 0.5)
}
