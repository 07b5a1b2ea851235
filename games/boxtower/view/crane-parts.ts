/** Sprites of the crane: lattice, trolley, rope, hook, cabin, and the robin who drives it. */
import { blot, downwards, polygon } from '../../kit/paint/brush.ts'
import { glossy, disc } from '../../kit/paint/glossy.ts'
import { SLATE, type Tone } from '../../kit/paint/palette.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import { paletteOf } from './looks.ts'

const TAU = Math.PI * 2

/** One upright bay of the lattice of mast and beam, an ell long. */
export function baySprite(bake: Bake, unit: number, look: string): Sprite {
  return bake('bay', unit * 0.8, unit * 1.02, (pen) => {
    pen.scale(unit, unit)
    paintBay(pen, paletteOf(look).steel)
  })
}

/** Paints an ell-long bay around the origin. */
export function paintBay(pen: Pen, { light, true: body, deep: dark }: Tone): void {
  pen.lineCap = 'butt'
  for (const [width, colour] of [
    [0.13, dark],
    [0.08, body],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(-0.28, 0.5)
    pen.lineTo(0.28, 0)
    pen.lineTo(-0.28, -0.5)
    pen.stroke()
  }
  for (const side of [-1, 1]) {
    pen.fillStyle = dark
    pen.fillRect(side * 0.3 - 0.09, -0.51, 0.18, 1.02)
    pen.fillStyle = body
    pen.fillRect(side * 0.3 - 0.06, -0.51, 0.12, 1.02)
    pen.fillStyle = light
    pen.fillRect(side * 0.3 - 0.05, -0.51, 0.04, 1.02)
  }
}

export function trolleySprite(bake: Bake, unit: number, look: string): Sprite {
  return bake('trolley', unit * 2, unit * 1.6, (pen) => {
    const body = new Path2D()
    body.roundRect(-0.62 * unit, -0.3 * unit, 1.24 * unit, 0.6 * unit, 0.16 * unit)
    glossy(pen, body, unit * 0.42, SLATE, { shadow: 0.5, shine: 0.6 })
    for (const side of [-1, 1]) {
      pen.save()
      pen.translate(side * 0.38 * unit, -0.22 * unit)
      glossy(pen, disc(0.17 * unit), 0.17 * unit, paletteOf(look).paint, { shadow: 0.4 })
      pen.restore()
    }
  })
}

/** Pulley block and hook; the rope ends at the top, the slings at the bottom. */
export function hookSprite(bake: Bake, unit: number, look: string): Sprite {
  return bake('hook', unit * 1.2, unit * 1.4, (pen) => {
    glossy(pen, disc(0.24 * unit), 0.24 * unit, paletteOf(look).paint, { shadow: 0.6 })
    pen.strokeStyle = SLATE.deep
    pen.lineCap = 'round'
    pen.lineWidth = unit * 0.1
    pen.beginPath()
    pen.arc(0, 0.36 * unit, 0.13 * unit, -TAU / 4, TAU * 0.4)
    pen.stroke()
    blot(pen, SLATE.deep, 0, 0, 0.07 * unit)
  })
}

/** Cabin under the beam; the driver is drawn into its window. */
export function cabinSprite(bake: Bake, unit: number, look: string): Sprite {
  return bake('cabin', unit * 2.4, unit * 2.2, (pen) => {
    const body = new Path2D()
    body.roundRect(-0.8 * unit, -0.7 * unit, 1.6 * unit, 1.4 * unit, 0.24 * unit)
    glossy(pen, body, unit * 0.75, paletteOf(look).paint, { shadow: 0.5, shine: 0.7 })
    pen.fillStyle = '#3d5a80'
    pen.beginPath()
    pen.roundRect(-0.62 * unit, -0.5 * unit, 1.24 * unit, 0.82 * unit, 0.16 * unit)
    pen.fill()
    pen.fillStyle = downwards(pen, -0.5 * unit, 0.32 * unit, ['#d6f4ff', '#7fc1e8'])
    pen.beginPath()
    pen.roundRect(-0.57 * unit, -0.45 * unit, 1.14 * unit, 0.72 * unit, 0.12 * unit)
    pen.fill()
  })
}

export const DRIVER_MOODS = ['watching', 'glad', 'alarmed'] as const
export type DriverMood = (typeof DRIVER_MOODS)[number]

/** A robin with a helmet, an ell wide, looking towards the crate. */
export function driverSprite(bake: Bake, mood: DriverMood, unit: number): Sprite {
  return bake(`driver-${mood}`, unit * 1.2, unit * 1.2, (pen) => {
    pen.scale(unit, unit)
    blot(pen, '#8a5a3c', 0, 0.1, 0.36, 0.33)
    blot(pen, '#ff7a3c', -0.03, 0.18, 0.27, 0.24)
    for (const x of [-0.14, 0.12]) blot(pen, '#fff', x, -0.02, 0.085, mood === 'alarmed' ? 0.11 : 0.09)
    if (mood === 'glad') {
      pen.strokeStyle = '#2a1608'
      pen.lineWidth = 0.045
      for (const x of [-0.14, 0.12]) {
        pen.beginPath()
        pen.arc(x, 0, 0.055, Math.PI, TAU)
        pen.stroke()
      }
    } else for (const x of [-0.17, 0.09]) blot(pen, '#2a1608', x, -0.01, 0.045, 0.055)
    polygon(pen, '#ffb21c', [-0.12, 0.1, 0.06, 0.1, -0.05, mood === 'watching' ? 0.19 : 0.26])
    pen.fillStyle = '#fff8e6'
    pen.beginPath()
    pen.arc(0, -0.13, 0.31, Math.PI, TAU)
    pen.fill()
    pen.fillStyle = '#e0455c'
    pen.fillRect(-0.37, -0.16, 0.74, 0.07)
  })
}

/** Draws the rope from trolley to hook, lagging behind the swing, with its twisted strands. */
export function drawRope(
  pen: Pen,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  lag: number,
  unit: number,
): void {
  for (const [width, colour] of [
    [0.12, '#4a2e12'],
    [0.07, '#e0b877'],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width * unit
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(fromX, fromY)
    pen.quadraticCurveTo((fromX + toX) / 2 + lag, (fromY + toY) / 2, toX, toY)
    pen.stroke()
  }
}
