/** Baskets of wicker: a rim in the pattern's colour and a sign with the pattern itself. */
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { outline } from './brush.ts'
import { eggSprite, toneOf } from './eggs.ts'
import type { Kind } from '../rules.ts'

/** Units: a basket is 128 wide with its rim, and 74 high. */
export const BASKET = { wide: 128, high: 70 } as const
const BODY = 'M-57 0H57L46 60Q45 68 36 68H-36Q-45 68-46 60z'

/** What is behind the eggs in it. */
export const basketBack = (bake: Bake): Sprite =>
  bake('back', 150, 60, (pen) => {
    pen.fillStyle = '#5b3313'
    pen.beginPath()
    pen.ellipse(0, 0, 60, 15, 0, 0, 7)
    pen.fill()
    pen.strokeStyle = '#8a5220'
    pen.lineWidth = 7
    pen.stroke()
  })

/** What is before them; the origin is the middle of its rim. */
export const basketFront = (bake: Bake, kind: Kind): Sprite =>
  bake(`basket${kind}`, 180, 190, (pen) => {
    const body = outline(BODY)
    pen.save()
    pen.shadowColor = '#18083c66'
    pen.shadowBlur = 18
    pen.shadowOffsetY = 10
    const wicker = pen.createLinearGradient(-50, 0, 60, 60)
    wicker.addColorStop(0, '#ffd894')
    wicker.addColorStop(0.6, '#dda055')
    wicker.addColorStop(1, '#a5652a')
    pen.fillStyle = wicker
    pen.fill(body)
    pen.restore()
    weave(pen, body)
    const { light, true: hue, deep } = toneOf(kind)
    const rim = pen.createLinearGradient(0, -10, 0, 10)
    rim.addColorStop(0, light)
    rim.addColorStop(0.45, hue)
    rim.addColorStop(1, deep)
    plate(pen, 0, BASKET.wide, 20, rim, deep)
    plate(pen, 40, 58, 54, '#fff8e6', hue)
    stamp(pen, eggSprite(bake, kind, false, 23), 0, 41)
  })

/** A rounded board of this size, its middle so far down. */
function plate(
  pen: Pen,
  y: number,
  wide: number,
  high: number,
  fill: string | CanvasGradient,
  edge: string,
): void {
  pen.fillStyle = fill
  pen.strokeStyle = edge
  pen.lineWidth = 3
  pen.beginPath()
  pen.roundRect(-wide / 2, y - high / 2, wide, high, 10)
  pen.fill()
  pen.stroke()
}

function weave(pen: Pen, body: Path2D): void {
  pen.save()
  pen.clip(body)
  pen.lineWidth = 9
  for (let row = 0; row < 5; row++)
    for (let i = -4; i <= 4; i++) {
      const x = i * 15 + (row % 2) * 7.5
      pen.strokeStyle = (i + row) % 2 ? '#fff3c855' : '#7a441a66'
      pen.beginPath()
      pen.moveTo(x - 5, 16 + row * 13)
      pen.quadraticCurveTo(x, 11 + row * 13, x + 5, 16 + row * 13)
      pen.stroke()
    }
  pen.restore()
}
