/** A few strokes that the whole table is painted with. */
import { letter, type Lettering } from '../../kit/paint/lettering.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'

export const TAU = Math.PI * 2

export type Fill = string | CanvasGradient

/** Colours in even steps from one point to another. */
export function shades(
  pen: Pen,
  colours: readonly string[],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): CanvasGradient {
  return stepped(pen.createLinearGradient(x0, y0, x1, y1), colours)
}

/** Colours in even steps from the middle, or from `inner`, out to `radius`. */
export function halo(
  pen: Pen,
  colours: readonly string[],
  x: number,
  y: number,
  radius: number,
  inner = 0,
): CanvasGradient {
  return stepped(pen.createRadialGradient(x, y, inner, x, y, radius), colours)
}

function stepped(fill: CanvasGradient, colours: readonly string[]): CanvasGradient {
  for (const [i, colour] of colours.entries()) fill.addColorStop(i / (colours.length - 1), colour)
  return fill
}

function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, TAU)
}

export function dot(pen: Pen, x: number, y: number, radius: number, fill: Fill): void {
  pen.fillStyle = fill
  circle(pen, x, y, radius)
  pen.fill()
}

export function ring(pen: Pen, x: number, y: number, radius: number, colour: string, width: number): void {
  circle(pen, x, y, radius)
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.stroke()
}

export function line(pen: Pen, x0: number, y0: number, x1: number, y1: number): void {
  pen.beginPath()
  pen.moveTo(x0, y0)
  pen.lineTo(x1, y1)
  pen.stroke()
}

/** Corners as x, y, x, y…, moved to (x, y). */
export function shape(pen: Pen, fill: Fill, corners: readonly number[], x = 0, y = 0): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (let i = 0; i + 1 < corners.length; i += 2) pen.lineTo(x + (corners[i] ?? 0), y + (corners[i + 1] ?? 0))
  pen.fill()
}

/** Letters baked: outlines are dear, and there are few words. */
export function label(
  pen: Pen,
  bake: Bake,
  text: string,
  x: number,
  y: number,
  size: number,
  look: Lettering = {},
  grow = 1,
): void {
  const wide = size * (text.length + 2)
  const aside = look.align === 'left' ? wide / 2 : 0
  const word = bake(`${text} ${size}`, wide, size * 2, (ink) => letter(ink, text, -aside, 0, size, look))
  stamp(pen, word, x + aside, y, grow)
}
