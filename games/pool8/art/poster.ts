/** Paints the card and the preview: the eight, large under the lamp, the others around it, the cue ready to strike. */
import { paintWhole } from '../../kit/paint/sprite.ts'
import { glow, sky } from '../../kit/paint/backdrop.ts'
import type { Poster, ArtSheet } from '../../kit/art/sheet.ts'
import { facing, paintBall, paintShade, rollOver, type Orientation } from '../view/ball.ts'
import { paintCue } from '../view/cue.ts'
import { RAIL } from '../view/layout.ts'
import { paletteOf } from '../view/looks.ts'
import { LENGTH, RADIUS } from '../rules/table.ts'
import { paintTable } from '../view/table.ts'

/** Units per cm of the table, and pixels per cm of a ball's sprites. */
const SCALE = 4.4
const RATIO = 48
const PALETTE = paletteOf('')
const CUE_BALL = { id: 0, x: 344, y: 198, radius: 41, orientation: tilted(0.5, 0.5, 0) }

/** Far ones first, the hero last. */
const BALLS = [
  { id: 12, x: 112, y: 98, radius: 32, orientation: tilted(0.2, 0.15, -0.3) },
  { id: 3, x: 372, y: 98, radius: 33, orientation: tilted(0.15, 0.3, 0.2) },
  { id: 2, x: 52, y: 164, radius: 39, orientation: tilted(0.1, 0.3, -0.2) },
  { id: 13, x: 432, y: 152, radius: 38, orientation: tilted(-0.1, 0.2, 0.25) },
  { id: 10, x: -54, y: 200, radius: 44, orientation: tilted(0.3, 0.2, -0.2) },
  { id: 6, x: 532, y: 218, radius: 44, orientation: tilted(0.1, 0.2, 0.2) },
  { id: 1, x: 138, y: 198, radius: 44, orientation: tilted(-0.2, 0.3, -0.2) },
  CUE_BALL,
  { id: 8, x: 236, y: 158, radius: 86, orientation: tilted(0.06, 0.12, 0) },
] as const

export const poster: Poster = (sheet) => {
  const { pen, left, right, sparkle, title } = sheet
  pen.save()
  pen.translate(240 - (LENGTH / 2) * SCALE, RAIL * SCALE - 4)
  pen.scale(SCALE, SCALE)
  paintWhole(paintTable(pen, PALETTE))
  pen.restore()
  glow(pen, 240, 170, 190, '190,255,225', 0.6)
  // The lamp does not reach the near end of the table.
  sky(pen, { x: left, y: 190, width: right - left, height: 170 }, ['#013a3400', '#013a34e0'])
  paintBalls(sheet)
  sparkle([178, 84, 15], [456, 92, 9], [24, 100, 9])
  title('Pool8', { size: 88, edge: '#01302b', y: 304 })
}

/** Orientation of a ball that started with its number towards the viewer, rolled (in radii) and spun (in radians). */
function tilted(right: number, down: number, spin: number): Orientation {
  const orientation = facing(false)
  rollOver(orientation, right, down, spin)
  return orientation
}

/** Draws all shadows below all balls. */
function paintBalls(sheet: ArtSheet): void {
  const { pen, bake } = sheet
  for (const isShade of [true, false]) {
    if (!isShade) paintCueBehind(sheet)
    for (const { id, x, y, radius, orientation } of BALLS) {
      pen.save()
      pen.translate(x, y)
      pen.scale(radius / RADIUS, radius / RADIUS)
      if (isShade) paintShade(pen, bake, RATIO, 0.5, 1.3)
      else paintBall(pen, bake, { ratio: RATIO, upright: false, strong: false }, id, orientation, 0, 0)
      pen.restore()
    }
  }
}

/** Draws the cue with its tip just behind the cue ball, and its shadow on the cloth. */
function paintCueBehind({ pen }: ArtSheet): void {
  for (const [flat, down] of [
    ['#00141466', 14],
    [undefined, 0],
  ] as const) {
    pen.save()
    pen.translate(CUE_BALL.x + 34, CUE_BALL.y + 26 + down)
    pen.rotate(Math.PI + 0.65)
    pen.scale(7, 7)
    paintCue(pen, PALETTE, flat)
    pen.restore()
  }
}
