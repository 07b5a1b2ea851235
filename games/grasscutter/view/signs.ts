/** Draws the overlays for the player: open directions, the slide under the mouse, the hint. */
import { pathOf, strokePath } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Point } from '../../kit/view.ts'
import type { Roll } from '../rules/garden.ts'
import { middleOf, TURNS, type Layout } from './layout.ts'

export const GOLD = '#ffe14d'

export function drawArrow(pen: Pen, { x, y }: Point, size: number, way: Way, fill = '#fff'): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(TURNS[way])
  const arrow = pathOf('M-40-100 60 0-40 100', size)
  strokePath(pen, arrow, '#14521a', size * 0.95)
  strokePath(pen, arrow, fill, size * 0.5)
  pen.restore()
}

/** Draws arrows along a slide, lit one after the other. */
export function drawCourse(
  pen: Pen,
  layout: Layout,
  rolls: readonly Roll[],
  fill: string,
  time: number,
): void {
  for (const [i, { place, way }] of rolls.entries()) {
    const light = breath(time - (i / rolls.length) * 0.5, 1)
    pen.globalAlpha = 0.55 + 0.45 * light
    drawArrow(pen, middleOf(layout, place), layout.cell * (0.13 + 0.05 * light), way, fill)
  }
  pen.globalAlpha = 1
}
