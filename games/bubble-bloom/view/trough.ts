/** Draws the wooden trough that the bed hangs from, its chains, and the line below the bed. */
import { downwards, line } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import type { Tone } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { State } from '../rules.ts'
import { COLUMNS, RISE } from '../rules/field.ts'
import type { BedFrame } from './bed.ts'
import { isInDanger } from './launcher.ts'
import type { Palette } from './looks.ts'
import { leaf } from './plants.ts'

/** Draws a board centred on x, y, lit from above, with its grain lengthwise. */
export function drawPlank(pen: Pen, x: number, y: number, wide: number, high: number, wood: Tone): void {
  pen.fillStyle = 'rgba(30,0,50,.3)'
  pen.fillRect(x - wide / 2, y + high / 2, wide, high * 0.3)
  pen.fillStyle = downwards(pen, y - high / 2, y + high / 2, { 0: wood.light, 0.2: wood.true, 1: wood.deep })
  pen.beginPath()
  pen.roundRect(x - wide / 2, y - high / 2, wide, high, high * 0.2)
  pen.fill()
  pen.fillStyle = 'rgba(70,28,4,.35)'
  for (const part of [-0.1, 0.2]) pen.fillRect(x - wide / 2, y + high * part, wide, 1.5)
}

/** The lower edge of the trough is the top of the bed. */
function troughSprite(bake: Bake, unit: number, { wood, leaves }: Palette): Sprite {
  const wide = COLUMNS * unit
  return bake('trough', wide + unit, unit * 1.8, (pen) => {
    pen.translate(0, -unit * 0.1)
    drawPlank(pen, 0, 0, wide + unit * 0.5, unit * 0.62, wood)
    for (let i = 0; i < 36; i++) {
      const x = (i / 35 - 0.5) * wide
      const [low, long] = [unit * (0.2 + scatter(i) * 0.08), unit * (0.3 + scatter(i * 5) * 0.16)]
      leaf(pen, x, low, long, 0.9 + scatter(i * 9) * 1.3, leaves[i % 3 ? 1 : 2])
      leaf(pen, x, -unit * 0.22, unit * 0.3, -1.9 + scatter(i * 4) * 0.8, leaves[i % 2 ? 0 : 1])
    }
  })
}

/** Draws the chains, the trough, and the line that no blossom may cross. `sunk` is in rows. */
export function drawTrough(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  state: State,
  sunk: number,
  { layout, palette, now, down, aside }: BedFrame,
): void {
  const { unit, x, y, line: low } = layout
  const top = y + (sunk * RISE + down) * unit
  pen.strokeStyle = '#5b4a6e'
  pen.lineWidth = unit * 0.1
  pen.setLineDash([unit * 0.2, unit * 0.1])
  for (const at of [1, COLUMNS - 1]) line(pen, x + at * unit, top - unit * 0.5, x + at * unit, -unit)
  const danger = isInDanger(state)
  pen.strokeStyle = danger ? '#ff6b7f' : 'rgba(255,255,255,.6)'
  pen.globalAlpha = danger ? 0.6 + 0.4 * breath(now, 0.9) : 1
  pen.lineWidth = unit * (danger ? 0.11 : 0.07)
  pen.setLineDash([unit * 0.28, unit * 0.22])
  line(pen, x, low, x + COLUMNS * unit, low)
  pen.setLineDash([])
  pen.globalAlpha = 1
  stamp(pen, troughSprite(bake, unit, palette), x + (COLUMNS / 2 + aside) * unit, top - unit * 0.14)
}
