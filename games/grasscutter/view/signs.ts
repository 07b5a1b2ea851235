/** What asks for attention: the ways that are open, the slide under the mouse, the hint. */
import { breath } from '../../kit/paint/easing.ts'
import type { Point } from '../../kit/view.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { TURNS } from './layout.ts'

export const GOLD = '#ffe14d'

export function drawArrow(pen: Pen, { x, y }: Point, size: number, way: Way, fill = '#fff'): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(TURNS[way])
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(-size * 0.4, -size)
  pen.lineTo(size * 0.6, 0)
  pen.lineTo(-size * 0.4, size)
  for (const [colour, wide] of [
    ['#14521a', 0.95],
    [fill, 0.5],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = size * wide
    pen.stroke()
  }
  pen.restore()
}

/** Arrows along a slide, lit one after the other. */
export function drawCourse(
  pen: Pen,
  points: readonly Point[],
  way: Way,
  tile: number,
  fill: string,
  time: number,
): void {
  for (const [i, point] of points.entries()) {
    const light = breath(time - (i / points.length) * 0.5, 1)
    pen.globalAlpha = 0.55 + 0.45 * light
    drawArrow(pen, point, tile * (0.13 + 0.05 * light), way, fill)
  }
  pen.globalAlpha = 1
}
