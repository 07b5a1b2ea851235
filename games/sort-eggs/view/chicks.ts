/** Draws chicks on both sides of the baskets that hop when there is reason to cheer. */
import { fillPath } from '../../kit/paint/brush.ts'
import { clamp, hop } from '../../kit/paint/easing.ts'
import { disc, face, glossy } from '../../kit/paint/glossy.ts'
import { ORANGE } from '../../kit/paint/palette.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { BackdropTime } from './backdrop.ts'
import type { Wardrobe } from './looks.ts'

/** Positions as shares of the frame's width. */
const PLACES = [0.06, 0.2, 0.82, 0.95]

/** `cheer` is the seconds since the last reason to cheer. */
export function drawChicks(
  { pen, width, height }: Stage,
  wardrobe: Wardrobe,
  { time, still }: BackdropTime,
  cheer: number,
): void {
  const size = clamp(width * 0.022, 9, 17)
  for (const [i, place] of PLACES.entries()) {
    const walk = still ? 0 : Math.sin(time * 0.35 + i * 2.1)
    const x = width * place + walk * size * 2
    const jump = still
      ? 0
      : hop((cheer - i * 0.07) * 2.4) * size * 1.6 + Math.abs(Math.sin(time * 5 + i)) * 1.5
    drawChick(pen, wardrobe, x, height - size * (1.9 - (i % 2) * 0.5) - jump, size, walk * 0.1)
  }
}

export function drawChick(
  pen: Pen,
  { bake, palette }: Wardrobe,
  x: number,
  y: number,
  size: number,
  turn: number,
): void {
  const chick = bake('chick', 70, 70, (pen) => {
    pen.strokeStyle = ORANGE.true
    pen.lineWidth = 3
    pen.lineCap = 'round'
    pen.stroke(new Path2D('M-6 14v7h-4M6 14v7h4'))
    glossy(pen, disc(17), 16, palette.chick, { shadow: 0.4 })
    face(pen, 17, '#3a1f14', 'calm')
    fillPath(pen, 'M-4 3Q0-1 4 3 0 9-4 3z', ORANGE.true)
    pen.stroke(new Path2D('M0-17q-3-6-7-5M0-17q1-7 5-7'))
  })
  stamp(pen, chick, x, y, size / 17, size / 17, turn)
}
