/** The board with all that lies still on it, in one picture: a frame costs no more when the board is full. */
import { sprites, stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { rimOf, type Layout } from './layout.ts'
import type { Ribbon } from '../rules.ts'
import { drawTable } from './table.ts'

/** Room for the shadow, in rims. */
const ROOM = 4

export interface Tray {
  /** Ribbons that lie still, by pair; painted anew when one of them is another than before. */
  draw(layout: Layout, lying: readonly (Ribbon | undefined)[], paint: (pen: Pen, pair: number) => void): void
}

export function openTray(stage: Stage): Tray {
  const bake = sprites(stage)
  let image: OffscreenCanvas | undefined
  let painted: readonly (Ribbon | undefined)[] = []
  let laidOut: Layout | undefined

  return {
    draw(layout, lying, paint) {
      const { ratio } = stage
      const { cell, size } = layout
      const wide = cell * size + rimOf(layout) * ROOM * 2
      // On whole pixels of the canvas, or everything would be blurred.
      const [x, y] = [layout.x, layout.y].map(
        (at) => Math.floor((at - rimOf(layout) * ROOM) * ratio) / ratio,
      ) as [number, number]
      const pixels = Math.ceil(wide * ratio) + 1
      const same = laidOut === layout && painted.length === lying.length
      if (!image || !same || lying.some((ribbon, pair) => ribbon !== painted[pair])) {
        if (image?.width !== pixels) image = new OffscreenCanvas(pixels, pixels)
        const pen = image.getContext('2d')
        if (!pen) throw new Error('This browser has no 2D canvas.')
        laidOut = layout
        painted = lying
        pen.setTransform(ratio, 0, 0, ratio, -x * ratio, -y * ratio)
        pen.clearRect(x, y, wide + 1, wide + 1)
        const table = bake(`table${size}`, wide, wide, (pen) => drawTable(pen, layout))
        stamp(pen, table, layout.x + (cell * size) / 2, layout.y + (cell * size) / 2)
        for (const [pair, ribbon] of lying.entries()) if (ribbon) paint(pen, pair)
      }
      stage.pen.drawImage(image, x, y, pixels / ratio, pixels / ratio)
    },
  }
}
