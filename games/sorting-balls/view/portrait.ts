/** Draws the thumbnail of a look: a tube of two kinds in front of the window. Caches no sprites. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { blot } from '../../kit/paint/brush.ts'
import { box } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawStars } from './backdrop.ts'
import { drawBall } from './ball.ts'
import { drawShelves } from './furniture.ts'
import { drawBack, drawCork, drawFront } from './glass.ts'
import { kindAt } from './kinds.ts'
import { paletteOf } from './looks.ts'
import { drawVines } from './plants.ts'

/** The side of the picture's box. */
const SIDE = 100
const BALL = 29
/** Positions of the tubes, and their balls from the bottom up. */
const TUBES = [
  { x: 29, kinds: [0, 0], isCorked: true },
  { x: 72, kinds: [1, 2], isCorked: false },
] as const
const [MOUTH, FLOOR] = [18, 82]

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const area = { x: 0, y: 0, width: SIDE, height: SIDE }
  pen.save()
  pen.scale(size / SIDE, size / SIDE)
  pen.translate(-SIDE / 2, -SIDE / 2)
  const frame = new Path2D()
  frame.addPath(box(SIDE, SIDE, 17), { e: SIDE / 2, f: SIDE / 2 })
  pen.clip(frame)
  sky(pen, area, palette.sky)
  if (palette.isStarry) drawStars(pen, SIDE, SIDE)
  glow(pen, 52, 58, 60, palette.sun)
  blot(pen, palette.disc, 50, 62, 8)
  hills(pen, area, palette.hills[1], 70, 4)
  drawVines(pen, SIDE, SIDE * 0.75, palette)
  const places = TUBES.map(({ x }) => ({ x, row: 0, mouth: MOUTH, floor: FLOOR }))
  drawShelves(pen, SIDE, SIDE, { ball: BALL, places }, palette)
  for (const { x, kinds, isCorked } of TUBES) {
    const glass = { ball: BALL, deep: FLOOR - MOUTH }
    pen.save()
    pen.translate(x, MOUTH)
    drawBack(pen, glass)
    for (const [under, kind] of kinds.entries()) {
      pen.save()
      pen.translate(0, glass.deep - BALL * (0.5 + under * 0.97))
      drawBall(pen, BALL * 0.49, kindAt(kind), isCorked ? 'happy' : 'calm', palette)
      pen.restore()
    }
    drawFront(pen, glass, palette)
    if (isCorked) drawCork(pen, BALL, palette)
    pen.restore()
  }
  pen.restore()
}
