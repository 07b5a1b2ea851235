/** Draws overlays: possible pushes of the picked pot, the hinted push, and the path to it. */
import { blot, strokePath } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import type { Point } from '../../kit/view.ts'
import { stepOf } from '../rules/house.ts'
import { pushesOf, stepsTo, type PotPush, type State } from '../rules.ts'
import { middleOf, type Layout } from './layout.ts'
import { FOOT } from './pots.ts'
import { UNITS } from './units.ts'

const GOLD = '#ffd21f'
const EDGE = '#0a4a3c'

/** Marks the hinted or picked pot with a ring, and its pushes with arrows. `pulse` runs from 0 to 1. */
export function drawSigns(
  pen: Pen,
  layout: Layout,
  state: State,
  hint: PotPush | undefined,
  picked: number | undefined,
  pulse: number,
): void {
  const number = hint?.pot ?? picked
  if (number === undefined) return
  const { house, pots } = state
  const { cell: tile } = layout
  const place = pots[number] ?? 0
  if (place < 0) return
  const { x, y } = middleOf(layout, place)
  const colour = hint ? GOLD : '#fff'
  drawRing(pen, { x, y: y + (FOOT / UNITS) * tile * 0.9 }, tile * (0.92 + pulse * 0.06), colour)
  const far = tile * (0.72 + pulse * 0.1)
  for (const { pot, way } of hint ? [hint] : pushesOf(state)) {
    const [stepX, stepY] = STEPS[way]
    if (pot === number) drawArrow(pen, { x: x + stepX * far, y: y + stepY * far }, tile * 0.17, way, colour)
  }
  if (!hint) return
  // The gardener's path to the tile behind the pot.
  let { at } = state
  for (const way of stepsTo(state, place - stepOf(house, hint.way)) ?? []) {
    at += stepOf(house, way)
    drawDot(pen, middleOf(layout, at), tile * 0.07)
  }
}

/** An arrowhead with a dark edge, visible on any ground. */
function drawArrow(pen: Pen, { x, y }: Point, size: number, way: Way, colour: string): void {
  const [dx, dy] = STEPS[way]
  pen.save()
  pen.translate(x, y)
  pen.transform(dx * size, dy * size, -dy * size, dx * size, 0, 0)
  strokePath(pen, 'M-.4-.7.6 0-.4.7', EDGE, 0.85)
  strokePath(pen, 'M-.4-.7.6 0-.4.7', colour, 0.45)
  pen.restore()
}

/** A ring on the floor. */
function drawRing(pen: Pen, { x, y }: Point, size: number, colour: string): void {
  pen.beginPath()
  pen.ellipse(x, y, size * 0.5, size * 0.2, 0, 0, Math.PI * 2)
  for (const [ink, width] of [
    [EDGE, 0.13],
    [colour, 0.075],
  ] as const) {
    pen.strokeStyle = ink
    pen.lineWidth = size * width
    pen.stroke()
  }
}

function drawDot(pen: Pen, { x, y }: Point, size: number): void {
  blot(pen, EDGE, x, y, size * 1.35, size)
  blot(pen, GOLD, x, y, size, size * 0.7)
}
