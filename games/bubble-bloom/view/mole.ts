/** Draws Mo, the mole in the pot, who throws the seeds. */
import { blot, pathOf } from '../../kit/paint/brush.ts'
import { box, face, glossy, oval, type Mood } from '../../kit/paint/glossy.ts'
import { PINK } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawPot } from './plants.ts'

/** Draws a soft drooping cap with a turned-up brim and a bobble. */
function drawCap(pen: Pen, unit: number, { hat, band }: Palette): void {
  const cap = pathOf('M-54 4Q-52-60 10-58Q66-52 78 2Q48-26 40 4z', unit)
  glossy(pen, cap, unit * 0.5, hat, { shadow: 0.3, shine: 0.4 })
  blot(pen, band, unit * 0.78, unit * 0.06, unit * 0.13)
  glossy(pen, box(unit * 1.12, unit * 0.22, unit * 0.11), unit * 0.3, { ...hat, true: band }, { shadow: 0.2 })
}

/** Draws his head, centred on the origin. */
export function drawHead(pen: Pen, unit: number, mood: Mood, palette: Palette): void {
  pen.translate(0, unit * 0.25)
  glossy(pen, oval(unit * 0.66, unit * 0.62), unit * 0.62, palette.fur, { shadow: 0.5, shine: 0.35 })
  blot(pen, '#f3d2ae', 0, unit * 0.24, unit * 0.42, unit * 0.3)
  pen.save()
  pen.translate(0, -unit * 0.06)
  face(pen, unit * 0.78, '#3a1a10', mood)
  pen.restore()
  pen.save()
  pen.translate(0, unit * 0.08)
  glossy(pen, oval(unit * 0.13, unit * 0.095), unit * 0.1, PINK, { shadow: 0 })
  pen.restore()
  pen.translate(0, -unit * 0.47)
  if (palette.cap) return drawCap(pen, unit, palette)
  // A straw hat with a band.
  glossy(pen, oval(unit * 0.86, unit * 0.17), unit * 0.2, palette.hat, { shadow: 0.5, shine: 0.4 })
  const crown = new Path2D()
  crown.moveTo(-unit * 0.42, 0)
  crown.quadraticCurveTo(-unit * 0.4, -unit * 0.32, 0, -unit * 0.32)
  crown.quadraticCurveTo(unit * 0.4, -unit * 0.32, unit * 0.42, 0)
  crown.quadraticCurveTo(0, unit * 0.1, -unit * 0.42, 0)
  glossy(pen, crown, unit * 0.3, palette.hat, { shadow: 0, shine: 0.5 })
  pen.strokeStyle = palette.band
  pen.lineWidth = unit * 0.1
  pen.beginPath()
  pen.moveTo(-unit * 0.42, -unit * 0.03)
  pen.quadraticCurveTo(0, unit * 0.07, unit * 0.42, -unit * 0.03)
  pen.stroke()
}

export interface Pose {
  /** Radians. */
  readonly aim: number
  readonly mood: Mood
  /** Seconds since the last throw. */
  readonly thrown: number
  /** Height of a breath or a leap for joy, in blossoms. */
  readonly leap: number
}

/** Draws Mo in his pot, with his arms up around the seed. */
export function drawMole(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  { unit, muzzle }: Pick<Layout, 'unit' | 'muzzle'>,
  palette: Palette,
  pose: Pose,
): void {
  const head = bake(`mole${pose.mood}`, unit * 2.2, unit * 2.4, (pen) =>
    drawHead(pen, unit, pose.mood, palette),
  )
  const pot = bake('pot', unit * 2.8, unit * 2, (pen) => drawPot(pen, unit, palette))
  const recoil = Math.max(0, 1 - pose.thrown / 0.22)
  const dip = recoil * recoil * 0.2 - pose.leap
  const foot = muzzle.y + unit * 1.75
  pen.save()
  pen.translate(muzzle.x, foot)
  pen.rotate(pose.aim * 0.22)
  pen.strokeStyle = palette.fur.true
  pen.lineCap = 'round'
  pen.lineWidth = unit * 0.22
  const reach = recoil ? 0.2 * Math.sin(recoil * Math.PI) : 0
  for (const side of [-1, 1]) {
    const [handX, handY] = [side * unit * (0.44 + reach * 0.3), unit * (-1.6 - reach + dip * 0.4)]
    pen.beginPath()
    pen.moveTo(side * unit * 0.55, -unit * 0.45)
    pen.quadraticCurveTo(side * unit * 1.12, unit * (-0.9 + dip), handX, handY)
    pen.stroke()
    blot(pen, '#f3c2a4', handX, handY, unit * 0.15)
  }
  stamp(pen, head, 0, unit * (-0.9 + dip), 1.12 + dip * 0.25, 1.12 - dip * 0.3)
  pen.restore()
  stamp(pen, pot, muzzle.x, foot + unit * 0.3, 1, 0.8)
}
