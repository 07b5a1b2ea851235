/** Draws the glass beads of the targets, and the small labels that show how far a line is off. */
import { glow } from '../../kit/paint/backdrop.ts'
import { box, disc, glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { isVeiled, type LineTarget } from '../rules/lines.ts'
import type { Palette } from './looks.ts'
import { drawStrike } from './tile.ts'

export type Bead = 'dark' | 'lit' | 'broken'

const LEAF_GLASS: Tone = { light: '#a4e86c', true: '#2f7d1d', deep: '#113d0b' }
const ROSE_GLASS: Tone = { light: '#ffa9c0', true: '#c8265a', deep: '#5c0a2c' }

function glassOf(
  bead: Bead,
  { shades }: Palette,
  isBed: boolean,
): { readonly tone: Tone; readonly ink: string } {
  if (bead === 'lit') return { tone: YELLOW, ink: '#6b3400' }
  if (bead === 'broken') return { tone: ROSE_GLASS, ink: '#ffffff' }
  if (isBed) return { tone: LEAF_GLASS, ink: '#ffffff' }
  return { tone: { light: shades[5], true: shades[3], deep: shades[1] }, ink: '#ffffff' }
}

/**
 * Draws a target: dark glass, a lamp if its line is true, cracked rose glass if it no longer can be. A target that
 * counts struck digits is square and has a stroke, two sums have a small bead each, and a veiled one shows a question
 * mark.
 */
export function drawBead(
  pen: Pen,
  radius: number,
  target: LineTarget,
  bead: Bead,
  palette: Palette,
  isBed = false,
): void {
  const [first = 0, second] = target.any
  if (second !== undefined) {
    for (const [number, way] of [
      [first, -1],
      [second, 1],
    ] as const) {
      pen.save()
      pen.translate(radius * 0.42 * way, radius * 0.42 * way)
      drawBead(pen, radius * 0.68, { counts: false, any: [number] }, bead, palette)
      pen.restore()
    }
    return
  }
  const { tone, ink } = glassOf(bead, palette, isBed)
  if (bead === 'lit') glow(pen, 0, 0, radius * 1.7, '255,222,110', 0.85)
  const shape = target.counts ? box(radius * 1.86, radius * 1.86, radius * 0.5) : disc(radius)
  glossy(pen, shape, radius, tone, { shadow: 0.6, shine: bead === 'lit' ? 0.9 : 0.4 })
  if (bead === 'broken') drawCrack(pen, radius)
  const write = (text: string, x: number, size: number) =>
    letter(pen, text, radius * x, radius * 0.06, radius * size, { fill: ink, outline: 0 })
  if (isVeiled(target)) write('?', 0, 1.3)
  else if (target.counts) {
    write(String(first), 0.34, 1.18)
    pen.translate(-radius * 0.4, 0)
    drawStrike(pen, radius * 1.2)
    pen.translate(radius * 0.4, 0)
  } else write(String(first), 0, 1.18)
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

/** Draws a label of this height around the origin. */
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
