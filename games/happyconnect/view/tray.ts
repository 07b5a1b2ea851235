/** Draws the tray, with a thick edge and a hollow for every cell, and the ribbons at rest on it. */
import { whole } from '../../kit/paint/backdrop.ts'
import { downwards, type Fill } from '../../kit/paint/brush.ts'
import { castShadow } from '../../kit/paint/shadow.ts'
import { penOn, sprites, stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Board } from '../rules/board.ts'
import type { RibbonCells } from '../rules.ts'
import { paintGround } from './ground.ts'
import { rimOf, widthOf, type Layout } from './layout.ts'
import { paletteOf, type Palette } from './looks.ts'

/** Gap around a hollow, in cells. */
const INSET = 0.045
/** Space for the shadow, in rims. */
const ROOM = 4

interface Tray {
  /** Ribbons at rest, by pair. They are repainted only when one of them or the board changes. */
  draw(
    layout: Layout,
    board: Board,
    lying: readonly (RibbonCells | undefined)[],
    paint: (pen: Pen, pair: number) => void,
  ): void
}

/** Caches the tray and everything at rest on it in one picture, so that a full board costs no more per frame. */
export function createTray(stage: Stage): Tray {
  const bake = sprites(stage)
  let image: OffscreenCanvas | undefined
  let painted: readonly (RibbonCells | undefined)[] = []
  let paintedFor: Layout | undefined
  let paintedBoard: Board | undefined

  return {
    draw(layout, board, lying, paint) {
      const { ratio } = stage
      const across = widthOf(layout)
      const margin = rimOf(layout) * ROOM
      const wide = across + margin * 2
      // Aligned to whole device pixels, or everything would be blurred.
      const onPixel = (at: number) => Math.floor((at - margin) * ratio) / ratio
      const [x, y] = [onPixel(layout.x), onPixel(layout.y)]
      const pixels = Math.ceil(wide * ratio) + 1
      const same = paintedFor === layout && paintedBoard === board && image?.width === pixels
      if (!image || !same || lying.some((ribbon, pair) => ribbon !== painted[pair])) {
        const tray = bake(`tray${layout.columns}`, wide, wide, (pen) =>
          drawTray(pen, layout, paletteOf(stage.look).tray),
        )
        if (tray.provisional && !image) return
        if (image?.width !== pixels) image = new OffscreenCanvas(pixels, pixels)
        const pen = penOn(image)
        paintedBoard = board
        painted = lying
        pen.setTransform(ratio, 0, 0, ratio, -x * ratio, -y * ratio)
        pen.clearRect(x, y, wide + 1, wide + 1)
        stamp(pen, tray, layout.x + across / 2, layout.y + across / 2)
        const isWhole = paintGround(pen, bake, layout, board) && !tray.provisional
        paintedFor = isWhole ? layout : undefined
        for (const [pair, ribbon] of lying.entries()) if (ribbon) paint(pen, pair)
      }
      stage.pen.drawImage(image, x, y, pixels / ratio, pixels / ratio)
    },
  }
}

/** Draws the empty tray centred on the origin. In steps, because it is as large as the screen. */
export function* drawTray(
  pen: Pen,
  layout: Layout,
  { shadow, edge, slab: shades, brim, ground }: Palette['tray'],
): Iterable<unknown> {
  const { columns, cell } = layout
  const rim = rimOf(layout)
  const wide = widthOf(layout) + rim * 2
  const corner = Math.min(cell * 0.45, 40)
  const slab = (down: number, fill: Fill) => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.roundRect(-wide / 2, -wide / 2 + down, wide, wide, corner)
    pen.fill()
  }
  castShadow(pen, whole(wide, wide), { colour: shadow, blur: rim * 2, fall: rim * 1.65 }, (to) => {
    to.beginPath()
    to.roundRect(-wide / 2, -wide / 2, wide, wide, corner)
    to.fill()
  })
  yield
  slab(rim * 0.4, edge)
  slab(0, downwards(pen, -wide / 2, wide / 2, shades))
  for (let row = 0; row < columns; row++) {
    yield
    for (let column = 0; column < columns; column++)
      drawHollow(pen, (column - columns / 2) * cell, (row - columns / 2) * cell, cell, brim, ground)
  }
  // Painting on top of the tray is left for the next step.
  yield
}

function drawHollow(pen: Pen, x: number, y: number, cell: number, brim: string, ground: string): void {
  const inset = cell * INSET
  const tile = (down: number, fill: string) => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.roundRect(x + inset, y + inset + down, cell - inset * 2, cell - inset * 2 - down, cell * 0.2)
    pen.fill()
  }
  tile(0, brim)
  tile(cell * 0.035, ground)
}

/** The rounded square of a cell, for tints and cursors; `grow` in cells. */
export function cellBox({ columns, cell, x, y }: Layout, at: number, grow = 0): Path2D {
  const inset = cell * (INSET - grow)
  const path = new Path2D()
  path.roundRect(
    x + columnOf(columns, at) * cell + inset,
    y + rowOf(columns, at) * cell + inset,
    cell - inset * 2,
    cell - inset * 2,
    cell * 0.2,
  )
  return path
}
