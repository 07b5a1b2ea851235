/** Paints layers of a background: sky, glow, hills. Too slow for every frame, so paint them into sprites. */
import { DUSK, HILLS } from './palette.ts'
import type { Pen } from './sprite.ts'

/** A rectangle with its top left corner at x, y. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The full area of a sprite of this size, with the origin in its middle. */
export const whole = (width: number, height: number): Area => ({
  x: -width / 2,
  y: -height / 2,
  width,
  height,
})

/** A smooth sky from the zenith down. */
export function sky(pen: Pen, { x, y, width, height }: Area, colours: readonly string[] = DUSK): void {
  const fill = pen.createLinearGradient(0, y, 0, y + height)
  for (const [i, colour] of colours.entries())
    fill.addColorStop(colours.length > 1 ? i / (colours.length - 1) : 0, colour)
  pen.fillStyle = fill
  pen.fillRect(x, y, width, height)
}

/** Soft light around a point. `rgb` has the form '255,240,190'. */
export function glow(pen: Pen, x: number, y: number, radius: number, rgb: string, strength = 0.9): void {
  const fill = pen.createRadialGradient(x, y, radius * 0.02, x, y, radius)
  fill.addColorStop(0, `rgba(${rgb},${strength})`)
  fill.addColorStop(0.4, `rgba(${rgb},${strength * 0.35})`)
  fill.addColorStop(1, `rgba(${rgb},0)`)
  pen.fillStyle = fill
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/**
 * A row of hills around the height `top`, with an amplitude of `swell`. The waves fit the width a whole number of times,
 * so the layer tiles without a seam and can scroll.
 */
export function hills(
  pen: Pen,
  { x, y, width, height }: Area,
  colour: string,
  top: number,
  swell: number,
  waves = 2,
): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(x, y + height)
  const step = Math.max(3, width / 160)
  for (let i = 0; i <= width + step; i += step) {
    const angle = (Math.min(i, width) / width) * Math.PI * 2
    const wave = Math.sin(angle * waves + top) + Math.sin(angle * (waves * 2 + 1) + waves) * 0.35
    pen.lineTo(x + Math.min(i, width), y + top + wave * swell)
  }
  pen.lineTo(x + width, y + height)
  pen.fill()
}

/** Small stars in the upper half, in the same places on every visit. */
function stars(pen: Pen, { x, y, width, height }: Area, count = 48): void {
  // Multiples of irrational numbers are spread evenly without looking regular.
  for (let i = 1; i <= count; i++) {
    pen.fillStyle = `rgba(255,255,255,${0.25 + ((i * 0.37) % 0.5)})`
    pen.beginPath()
    pen.arc(
      x + ((i * 0.618) % 1) * width,
      y + ((i * 0.755) % 1) ** 2 * height * 0.5,
      0.7 + (i % 3) * 0.5,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
}

/** The evening background of several games: sky, a low sun and three rows of hills. */
function evening(pen: Pen, area: Area): void {
  const { x, y, width, height } = area
  sky(pen, area)
  glow(pen, x + width / 2, y + height * 0.78, Math.max(width, height) * 0.5, '255,236,186')
  for (const [i, colour] of HILLS.entries())
    hills(pen, area, colour, height * (0.76 + i * 0.08), height * (0.045 - i * 0.01), 1 + i)
}

/** The same with stars. */
export function starryEvening(pen: Pen, area: Area): void {
  evening(pen, area)
  stars(pen, area)
}
