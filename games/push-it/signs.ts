/** What is shown to the player and is not there: where a finger may push, where a hint leads, the way on foot. */
import type { Point, Way } from '../kit/game.ts'
import type { Pen } from '../kit/sprite.ts'
import { dab } from './brush.ts'
import { STEPS } from './layout.ts'

export const GOLD = '#ffd21f'

/** An arrow head at a point, with a dark edge so that it is seen on any ground. */
export function drawArrow(pen: Pen, { x, y }: Point, size: number, way: Way, colour: string): void {
  const { x: dx, y: dy } = STEPS[way]
  pen.beginPath()
  pen.moveTo(x + dx * size, y + dy * size)
  pen.lineTo(x - dx * size * 0.6 - dy * size, y - dy * size * 0.6 + dx * size)
  pen.lineTo(x - dx * size * 0.15, y - dy * size * 0.15)
  pen.lineTo(x - dx * size * 0.6 + dy * size, y - dy * size * 0.6 - dx * size)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.5
  pen.strokeStyle = '#0a4a3c'
  pen.stroke()
  pen.fillStyle = colour
  pen.fill()
}

/** A ring on the floor around something. */
export function drawRing(pen: Pen, { x, y }: Point, size: number, colour: string): void {
  for (const [ink, width] of [
    ['rgba(10,74,60,.55)', 0.13],
    [colour, 0.075],
  ] as const) {
    pen.strokeStyle = ink
    pen.lineWidth = size * width
    pen.beginPath()
    pen.ellipse(x, y, size * 0.5, size * 0.2, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}

/** Steps on the way, from the first to the last. */
export function drawTrail(pen: Pen, points: readonly Point[], size: number, colour: string): void {
  for (const { x, y } of points) {
    dab(pen, 'rgba(10,74,60,.5)', x, y, size * 1.35, size)
    dab(pen, colour, x, y, size, size * 0.7)
  }
}
