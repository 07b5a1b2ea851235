/** The sign on the coop's eaves: the best score, and from where it is passed the one that grows. */
import { line } from '../../kit/paint/brush.ts'
import { FONT } from '../../kit/paint/lettering.ts'
import { INK, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Layout } from './layout.ts'

/** In units of the coop, which is 132 wide: how large the sign is. */
const WIDE = 52
const HIGH = 46
/** The end of the eaves, from which it hangs, and from there down to it. */
const NAIL = { x: -88, y: -52 }
const STRING = 10

export function drawSign(
  pen: Pen,
  { light, deep }: Tone,
  { top, hen }: Layout,
  score: number,
  best: number,
  swing: number,
): void {
  const isPassed = score > best
  pen.save()
  pen.translate(top.x, top.y)
  pen.scale(hen / 40, hen / 40)
  pen.translate(NAIL.x, NAIL.y)
  pen.rotate(swing)
  pen.strokeStyle = deep
  pen.lineWidth = 3
  for (const x of [-16, 16]) line(pen, 0, 0, x, STRING)
  pen.fillStyle = isPassed ? '#ffd21f' : light
  pen.beginPath()
  pen.roundRect(-WIDE / 2, STRING, WIDE, HIGH, 8)
  pen.fill()
  pen.stroke()
  pen.fillStyle = INK
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const [text, y, size] of [
    ['Best', 13, 16],
    [Math.max(best, score), 33, 24],
  ] as const) {
    pen.font = `800 ${size}px ${FONT}`
    pen.fillText(`${text}`, 0, STRING + y, WIDE - 8)
  }
  pen.restore()
}
