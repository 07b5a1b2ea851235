/** Draws the dark glass of panels and the power bar. */
import type { Pen } from '../../kit/paint/sprite.ts'

export const GOLD = '#ffe27a'

/** Rounded at both ends; `bright` to draw the player's attention. */
export function paintGlass(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  bright: boolean,
): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, height / 2)
  pen.fillStyle = '#14083cb3'
  pen.fill()
  pen.lineWidth = bright ? 3 : 2
  pen.strokeStyle = bright ? GOLD : '#ffffff40'
  pen.stroke()
}
