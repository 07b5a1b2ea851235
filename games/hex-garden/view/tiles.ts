/** Draws tiles, blossoms and whole pieces from sprites that are baked once per size and mood. */
import type { Mood } from '../../kit/paint/glossy.ts'
import { stamp, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Point } from '../../kit/view.ts'
import { NONE } from '../rules/bed.ts'
import { flowerOf, PIECES } from '../rules/pieces.ts'
import { drawBlossom, drawTile, hexagon } from './flowers.ts'
import { extent, spot } from './layout.ts'
import { createWardrobe } from './looks.ts'

export type TileSprites = ReturnType<typeof createTiles>

export function createTiles(stage: Stage) {
  const { pen } = stage
  const wardrobe = createWardrobe(stage)
  const { bake } = wardrobe

  const tile = (size: number, flower: number, mood?: Mood): Sprite =>
    bake(`tile${size},${flower}${mood}`, size * 2.2, size * 2.4, (to) =>
      drawTile(to, wardrobe.palette, size, flower, mood, stage.strong),
    )

  return {
    wardrobe,
    tile,
    blossom: (size: number, flower: number): Sprite =>
      bake(`blossom${flower}`, size * 3, size * 3, (to) => drawBlossom(to, size * 1.1, flower)),
    outline: (size: number, colour: string): Sprite =>
      bake(`outline${colour}`, size * 2.4, size * 2.4, (to) => {
        to.strokeStyle = colour
        to.lineWidth = size * 0.14
        to.stroke(hexagon(size * 0.88))
      }),
    /** Draws a whole piece, centred on `middle`. */
    piece(piece: number, size: number, middle: Point, mood?: Mood, gift = NONE): void {
      const cells = PIECES[piece]?.cells ?? []
      const off = extent(cells).middle
      const handle = { x: middle.x - off.x * size, y: middle.y - off.y * size }
      const sprite = tile(size, flowerOf(piece), mood)
      // Back to front, because each tile hides the foot of the one behind it.
      for (const hex of cells.toSorted((a, b) => a.r - b.r)) {
        const { x, y } = spot(hex, size, handle)
        const isGift = gift !== NONE && hex === cells[0]
        stamp(pen, isGift ? tile(size, gift) : sprite, x, y)
      }
    },
  }
}
