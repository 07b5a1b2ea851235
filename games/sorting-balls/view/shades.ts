import type { Pen } from '../../kit/paint/sprite.ts'

/** Colours by their place from 0 to 1. */
type Shades = Readonly<Record<number, string>>

export function shaded(gradient: CanvasGradient, shades: Shades): CanvasGradient {
  for (const [at, colour] of Object.entries(shades)) gradient.addColorStop(Number(at), colour)
  return gradient
}

export const downwards = (pen: Pen, top: number, bottom: number, shades: Shades): CanvasGradient =>
  shaded(pen.createLinearGradient(0, top, 0, bottom), shades)

/** From `half` left of the origin to as much right of it: anything round. */
export const across = (pen: Pen, half: number, shades: Shades): CanvasGradient =>
  shaded(pen.createLinearGradient(-half, 0, half, 0), shades)
