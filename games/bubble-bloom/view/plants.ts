/** Draws leaves, pots and potted plants. */
import { blot } from '../../kit/paint/brush.ts'
import { box, glossy } from '../../kit/paint/glossy.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

/** Draws a pointed leaf that starts at x, y. */
export function leaf(pen: Pen, x: number, y: number, size: number, turn: number, colour: string): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.bezierCurveTo(size * 0.1, -size * 0.45, size * 0.6, -size * 0.5, size, -size * 0.1)
  pen.bezierCurveTo(size * 0.7, size * 0.3, size * 0.25, size * 0.3, 0, 0)
  pen.fill()
  pen.strokeStyle = 'rgba(255,255,255,.22)'
  pen.lineWidth = Math.max(1, size * 0.03)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(size * 0.4, -size * 0.15, size * 0.85, -size * 0.1)
  pen.stroke()
  pen.restore()
}

/** Draws a flower pot centred on the origin. */
export function drawPot(pen: Pen, unit: number, { pot: clay }: Palette): void {
  const pot = new Path2D()
  pot.moveTo(-unit * 0.82, -unit * 0.4)
  pot.lineTo(unit * 0.82, -unit * 0.4)
  pot.lineTo(unit * 0.62, unit * 0.42)
  pot.quadraticCurveTo(0, unit * 0.54, -unit * 0.62, unit * 0.42)
  pot.closePath()
  glossy(pen, pot, unit * 0.85, clay, { shadow: 0.4, shine: 0.35 })
  pen.translate(0, -unit * 0.42)
  glossy(pen, box(unit * 1.95, unit * 0.34, unit * 0.15), unit * 0.34, clay, { shadow: 0.3, shine: 0.6 })
}

/** Draws a potted plant with its foot at x, y; `n` varies its shape. */
export function drawPlant(pen: Pen, x: number, y: number, size: number, n: number, palette: Palette): void {
  for (let i = 0; i < 9; i++) {
    const turn = -Math.PI / 2 + (i - 4) * 0.36 + (scatter(n + i) - 0.5) * 0.3
    const long = size * (0.5 + 0.35 * scatter(n * 7 + i))
    leaf(pen, x, y - size * 0.42, long, turn, palette.leaves[i % 2 ? 1 : 0])
  }
  for (let i = 0; i < 3; i++) {
    const colour = CONFETTI[(n + i * 2) % CONFETTI.length] ?? ''
    blot(pen, colour, x + (i - 1) * size * 0.3, y - size * (0.8 + 0.25 * scatter(n + i)), size * 0.11)
  }
  pen.save()
  pen.translate(x, y - size * 0.2)
  drawPot(pen, size * 0.36, palette)
  pen.restore()
}
