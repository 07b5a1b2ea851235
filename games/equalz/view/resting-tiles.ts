/** Caches tiles at rest in one picture, so that a large grid costs no more per frame than a small one. */
import { penOn, stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { cellMiddle, type Layout } from './layout.ts'

interface RestingTiles {
  /** Sets the tile at rest in a cell; undefined while it moves. */
  put(cell: number, tile: Sprite | undefined): void
  draw(pen: Pen): void
}

export function createRestingTiles({ ratio }: Stage, layout: Layout): RestingTiles {
  const { slate, cell } = layout
  // Aligned to whole device pixels, or all digits would be blurred.
  const [x, y] = [slate.x, slate.y].map((at) => Math.floor(at * ratio) / ratio) as [number, number]
  const pixels = Math.ceil(slate.side * ratio) + 1
  const image = new OffscreenCanvas(pixels, pixels)
  const to = penOn(image)
  to.scale(ratio, ratio)
  to.translate(-x, -y)
  const tiles: (Sprite | undefined)[] = []

  return {
    put(at, tile) {
      if (tiles[at] === tile) return
      tiles[at] = tile
      const middle = cellMiddle(layout, at)
      const box = [middle.x - cell / 2, middle.y - cell / 2, cell, cell] as const
      to.clearRect(...box)
      if (!tile) return
      to.save()
      to.beginPath()
      to.rect(...box)
      to.clip()
      stamp(to, tile, middle.x, middle.y)
      to.restore()
    },
    draw: (pen) => pen.drawImage(image, x, y, pixels / ratio, pixels / ratio),
  }
}
