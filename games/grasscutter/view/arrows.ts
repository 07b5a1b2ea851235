/** Draws arrows for the player: the open directions, the slide under the mouse, the hint. */
import { pathOf, strokePath } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import type { Frame, Point } from '../../kit/view.ts'
import type { Roll } from '../rules/garden.ts'
import { rules, slideOf, type State } from '../rules.ts'
import { middleOf, TURNS, type Layout } from './layout.ts'

const GOLD = '#ffe14d'

function drawArrow(pen: Pen, { x, y }: Point, size: number, way: Way, fill = '#fff'): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(TURNS[way])
  const arrow = pathOf('M-40-100 60 0-40 100', size)
  strokePath(pen, arrow, '#14521a', size * 0.95)
  strokePath(pen, arrow, fill, size * 0.5)
  pen.restore()
}

/** Draws arrows along a slide, lit one after the other. */
function drawCourse(pen: Pen, layout: Layout, rolls: readonly Roll[], fill: string, time: number): void {
  for (const [i, { place, way }] of rolls.entries()) {
    const light = breath(time - (i / rolls.length) * 0.5, 1)
    pen.globalAlpha = 0.55 + 0.45 * light
    drawArrow(pen, middleOf(layout, place), layout.cell * (0.13 + 0.05 * light), way, fill)
  }
  pen.globalAlpha = 1
}

/** Draws the possible moves around the mower, and the course of the hint or of the direction aimed at. */
export function drawMoves(
  pen: Pen,
  layout: Layout,
  { state, time, still, hint }: Frame<State, Way>,
  { x, y }: Point,
  aimed: Way | undefined,
): void {
  const moment = still ? 0.5 : time
  const shown = hint ?? aimed
  const course = shown ? slideOf(state, shown) : []
  drawCourse(pen, layout, course, hint ? GOLD : '#fff', hint ? moment : 0)
  const reach = layout.cell * (0.72 + 0.05 * breath(moment, 1.2))
  for (const way of rules.moves(state)) {
    const [stepX, stepY] = STEPS[way]
    if (way !== shown) drawArrow(pen, { x: x + stepX * reach, y: y + stepY * reach }, layout.cell * 0.1, way)
  }
}
