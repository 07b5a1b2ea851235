/** A tile with its digit; a struck one is pressed in. And the marks that are drawn on it by hand. */
import { downwards, line } from '../../kit/paint/brush.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Mark } from '../rules/state.ts'
import { CORAL, type Palette } from './looks.ts'

/** A tile of this side around the origin. */
export function drawTile(pen: Pen, side: number, digit: number, mark: Mark, { shades, tile }: Palette): void {
  const shape = (y: number, high: number) => {
    pen.beginPath()
    pen.roundRect(-side / 2, y, side, high, side * 0.23)
  }
  const top = -side * 0.5
  if (mark === 'out') {
    pen.fillStyle = downwards(pen, top, -top, { 0: shades[3], 1: shades[4] })
    shape(top + side * 0.03, side * 0.97)
    pen.fill()
    pen.strokeStyle = shades[0]
    pen.lineWidth = side * 0.035
    pen.stroke()
    letter(pen, String(digit), 0, side * 0.05, side * 0.62, { fill: shades[6], outline: 0 })
    return
  }
  pen.save()
  const scale = pen.getTransform().d
  pen.shadowColor = 'rgba(12,6,66,.6)'
  pen.shadowBlur = side * 0.05 * scale
  pen.shadowOffsetY = side * 0.035 * scale
  pen.fillStyle = mark === 'keep' ? '#6cc9bd' : tile.edge
  shape(top + side * 0.06, side * 0.94)
  pen.fill()
  pen.restore()
  pen.fillStyle = downwards(pen, top, -top, [tile.face[0], mark === 'keep' ? tile.kept : tile.face[1]])
  shape(top, side * 0.92)
  pen.fill()
  pen.globalAlpha = tile.shine
  pen.fillStyle = downwards(pen, top, top + side * 0.38, ['#fff', 'rgba(255,255,255,.15)'])
  pen.beginPath()
  pen.roundRect(-side * 0.41, top + side * 0.05, side * 0.82, side * 0.3, side * 0.15)
  pen.fill()
  pen.globalAlpha = 1
  letter(pen, String(digit), 0, side * 0.015, side * 0.68, { fill: tile.ink, outline: 0 })
  if (mark === 'keep') drawRing(pen, side, 1, tile.ring)
}

/** A ring around a digit as a hand draws it, as far as `done`. */
export function drawRing(pen: Pen, side: number, done: number, colour: string): void {
  pen.strokeStyle = colour
  pen.lineWidth = side * 0.075
  pen.lineCap = 'round'
  pen.beginPath()
  pen.ellipse(0, -side * 0.035, side * 0.37, side * 0.38, -0.5, -1.2, -1.2 + Math.PI * 2 * 1.04 * done)
  pen.stroke()
}

/** The stroke through a digit, drawn as far as `done`. */
export function drawStrike(pen: Pen, side: number, done = 1): void {
  pen.lineCap = 'round'
  for (const [colour, wide] of [
    ['#fff', 0.115],
    [CORAL, 0.065],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = side * wide
    line(pen, -side * 0.29, side * 0.3, side * (-0.29 + 0.58 * done), side * (0.3 - 0.57 * done))
  }
}
