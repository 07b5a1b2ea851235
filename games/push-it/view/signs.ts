/** What is shown to the player and is not there: where a finger may push, where a hint leads, the way on foot. */
import type { Point } from '../../kit/view.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { blot } from '../../kit/paint/brush.ts'
import { line } from './brush.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'

export const GOLD = '#ffd21f'
const EDGE = '#0a4a3c'

/** An arrow head at a point, with a dark edge so that it is seen on any ground. */
export function drawArrow(pen: Pen, { x, y }: Point, size: number, way: Way, colour: string): void {
  const [dx, dy] = STEPS[way]
  pen.save()
  pen.translate(x, y)
  pen.transform(dx * size, dy * size, -dy * size, dx * size, 0, 0)
  line(pen, 'M-.4-.7.6 0-.4.7', EDGE, 0.85)
  line(pen, 'M-.4-.7.6 0-.4.7', colour, 0.45)
  pen.restore()
}

/** A ring on the floor around something. */
export function drawRing(pen: Pen, { x, y }: Point, size: number, colour: string): void {
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

export function drawDot(pen: Pen, { x, y }: Point, size: number): void {
  blot(pen, EDGE, x, y, size * 1.35, size)
  blot(pen, GOLD, x, y, size, size * 0.7)
}
