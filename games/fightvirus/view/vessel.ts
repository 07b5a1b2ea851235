/** Paints the blood vessels of the waves: inside, cells and walls. */
import { glow } from '../../kit/paint/backdrop.ts'
import { dab, halo, withShades } from '../../kit/paint/brush.ts'
import { BLUE, ORANGE, RED, TEAL, VIOLET, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { isBossWave, lapOf } from '../rules/waves.ts'

interface Vessel {
  /** From the distant light to the dark foreground. */
  readonly inside: readonly [light: string, middle: string, dark: string]
  readonly cell: Tone
}

export const FIRST_VESSEL: Vessel = { inside: ['#e8437f', '#a31555', '#4d0630'], cell: RED }
const VESSELS: readonly Vessel[] = [
  FIRST_VESSEL,
  { inside: ['#4a7df0', '#2440a8', '#0c1550'], cell: BLUE },
  { inside: ['#2bb9a8', '#0b6b78', '#05304a'], cell: TEAL },
  { inside: ['#f0903a', '#b2452a', '#571434'], cell: ORANGE },
  { inside: ['#a55be0', '#5a2499', '#260a52'], cell: VIOLET },
]
/** The dark vessel of boss waves. */
const LAIR: Vessel = { inside: ['#8c1f5c', '#3d0a3e', '#12041f'], cell: RED }

/** Vessel number of a wave; boss waves have their own. */
export const vesselOf = (wave: number) =>
  isBossWave(wave) ? -1 : (2 * lapOf(wave) + Math.floor(((wave - 1) % 5) / 2)) % VESSELS.length

export const vesselAt = (number: number): Vessel => VESSELS[number] ?? LAIR

/** Light at (x, y), fading out at a distance of `reach`. */
export const lightIn = (
  { inside: [light, middle, dark] }: Vessel,
  pen: Pen,
  x: number,
  y: number,
  reach: number,
): CanvasGradient => halo(pen, x, y, reach, { 0: light, 0.45: middle, 1: dark })

export function paintInside(pen: Pen, vessel: Vessel, long: number, across: number): void {
  const x = -long * 0.3
  pen.fillStyle = lightIn(vessel, pen, x, 0, Math.max(long * 0.85, across))
  pen.fillRect(-long / 2, -across / 2, long, across)
  glow(pen, x, 0, Math.min(long, across) * 0.6, '255,220,220', 0.3)
}

export function paintCell(pen: Pen, r: number, tone: Tone): void {
  const body = pen.createRadialGradient(-r * 0.3, -r * 0.4, r * 0.1, 0, 0, r * 1.1)
  pen.fillStyle = withShades(body, [tone.light, tone.true, tone.deep])
  dab(pen, 0, 0, r)
  const dimple = pen.createRadialGradient(0, r * 0.08, r * 0.05, 0, 0, r * 0.6)
  pen.fillStyle = withShades(dimple, [tone.deep, 'transparent'])
  pen.fillRect(-r, -r, r * 2, r * 2)
  pen.strokeStyle = 'rgba(255,255,255,.25)'
  pen.lineWidth = r * 0.09
  pen.beginPath()
  pen.arc(0, 0, r * 0.82, 3.5, 5.2)
  pen.stroke()
}

/** Paints the wall along the lower edge of a tile: two rows of swollen cells, solid behind. */
export function paintWall(pen: Pen, { cell }: Vessel, tile: number, thick: number, unit: number): void {
  for (const [colour, top, count] of [
    [cell.deep, 18, 7],
    ['#000', 25, 10],
  ] as const) {
    const [wide, y] = [tile / count, top * unit - thick / 2]
    pen.globalAlpha = 0.65
    pen.fillStyle = colour
    pen.beginPath()
    pen.rect(-tile / 2, y, tile, thick)
    for (let i = 0; i <= count; i++) {
      const swollen = (8 + (((i % count) * 3) % 7)) * unit
      pen.ellipse(i * wide - tile / 2, y, wide * 0.56, swollen, 0, Math.PI, 0)
    }
    pen.fill()
  }
}
