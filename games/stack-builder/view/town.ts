/** Draws two rows of roofs behind the garden. */
import { polygon } from '../../kit/paint/brush.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { TowerView } from './camera.ts'
import { layerY, sceneryScale, drawTiled } from './layers.ts'
import { paletteOf } from './looks.ts'

const ROWS = [
  { at: 15, pace: 0.3, wide: 0.9 },
  { at: 11, pace: 0.48, wide: 1.25 },
] as const

export function drawTown({ pen, width, height, look }: Stage, bake: Bake, eye: TowerView): void {
  const { town } = paletteOf(look).season
  for (const [i, row] of ROWS.entries()) {
    const y = layerY(eye, row)
    if (y > height + 20) continue
    const unit = (eye.rise / eye.zoom) * row.wide
    const [colour = '', roof = ''] = town[i] ?? []
    const sprite = bake(`town${i}`, width, unit * 9, (pen) => paintTown(pen, width, unit, colour, roof, i), 1)
    const scale = sceneryScale(eye.zoom)
    drawTiled(pen, sprite, y - unit * scale * 0.5, scale, width)
    pen.fillStyle = colour
    pen.fillRect(0, y + unit * scale * 8.4, width, height)
  }
}

function paintTown(pen: Pen, width: number, unit: number, colour: string, roof: string, salt: number): void {
  pen.translate(-width / 2, -unit * 4)
  let n = salt * 40
  for (let x = -unit; x < width; n++) {
    const wide = unit * (1.6 + scatter(n) * 1.4)
    const top = unit * (0.6 + scatter(n, 1) * 3.2)
    const pitch = unit * (0.5 + scatter(n, 2) * 0.9)
    const peak = top - pitch * (scatter(n, 4) > 0.8 ? 1.9 : 1)
    pen.fillStyle = colour
    pen.fillRect(x, top, wide + 1, unit * 9)
    pen.fillStyle = 'rgba(90,40,120,.1)'
    pen.fillRect(x + wide * 0.72, top, wide * 0.28, unit * 9)
    polygon(pen, roof, [x - unit * 0.14, top, x + wide / 2, peak, x + wide + unit * 0.14, top])
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 3; i++) {
        pen.fillStyle = scatter(n * 31 + row * 3 + i, 5) > 0.6 ? '#fff1b8' : 'rgba(80,70,140,.28)'
        pen.fillRect(x + wide * (0.16 + i * 0.26), top + unit * (0.4 + row * 0.95), wide * 0.15, unit * 0.5)
      }
    x += wide
  }
}
