/** The glass beads of the targets, and the small labels that say by how much a line is off. */
import { glow } from '../../kit/paint/backdrop.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

export type Bead = 'dark' | 'lit' | 'broken'

const ROSE_GLASS: Tone = { light: '#ffa9c0', true: '#c8265a', deep: '#5c0a2c' }

function glassOf(bead: Bead, { shades }: Palette): { readonly tone: Tone; readonly ink: string } {
  if (bead === 'lit') return { tone: YELLOW, ink: '#6b3400' }
  if (bead === 'broken') return { tone: ROSE_GLASS, ink: '#ffffff' }
  return { tone: { light: shades[5], true: shades[3], deep: shades[1] }, ink: '#ffffff' }
}

/** A target: dark glass, a lamp when its line is true, cracked rose glass when it cannot come true. */
export function drawBead(pen: Pen, radius: number, target: number, bead: Bead, palette: Palette): void {
  const { tone, ink } = glassOf(bead, palette)
  if (bead === 'lit') glow(pen, 0, 0, radius * 1.7, '255,222,110', 0.85)
  glossy(pen, disc(radius), radius, tone, { shadow: 0.6, shine: bead === 'lit' ? 0.9 : 0.4 })
  if (bead === 'broken') drawCrack(pen, radius)
  const size = radius * (target > 9 ? 1.02 : 1.14)
  letter(pen, String(target), 0, radius * 0.06, size, { fill: ink, outline: 0 })
}

function drawCrack(pen: Pen, radius: number): void {
  pen.strokeStyle = 'rgba(255,214,226,.75)'
  pen.lineWidth = radius * 0.07
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const [x, y] of [
    [0.42, -0.86],
    [0.52, -0.5],
    [0.76, -0.34],
    [0.66, 0.05],
    [0.9, 0.3],
  ] as const)
    pen.lineTo(x * radius, y * radius)
  pen.stroke()
}

/** A label of this height around the origin. */
export function drawTag(pen: Pen, high: number, text: string, broken: boolean, { shades }: Palette): void {
  const wide = high * (0.55 + text.length * 0.42)
  pen.fillStyle = broken ? '#8d123f' : shades[0]
  pen.strokeStyle = broken ? '#ffb3c8' : shades[5]
  pen.lineWidth = high * 0.08
  pen.beginPath()
  pen.roundRect(-wide / 2, -high / 2, wide, high, high / 2)
  pen.fill()
  pen.stroke()
  letter(pen, text, 0, high * 0.05, high * 0.82, { fill: broken ? '#fff' : shades[6], outline: 0 })
}
