/** What lies on the slate: keys with digits, struck ones pressed in, and the glass beads of the targets. */
import { glow } from '../../kit/paint/backdrop.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Mark } from '../rules.ts'

const TAU = Math.PI * 2
const INK = '#2b2294'
/** White on indigo, coral for what goes, mint for what stays, gold for what is true. */
export const CORAL = '#ff3d68'
export const MINT = '#0fae8c'
export const GOLD = '#ffd95e'

const DARK_GLASS: Tone = { light: '#8d83ff', true: '#4339b4', deep: '#17115e' }
const ROSE_GLASS: Tone = { light: '#ffa9c0', true: '#c8265a', deep: '#5c0a2c' }

/** A tile of this side around the origin. */
export function drawTile(pen: Pen, side: number, digit: number, mark: Mark): void {
  const round = side * 0.23
  const shape = (y: number, high: number) => {
    pen.beginPath()
    pen.roundRect(-side / 2, y, side, high, round)
  }
  const top = -side * 0.5
  if (mark === 'out') {
    const dim = pen.createLinearGradient(0, top, 0, -top)
    dim.addColorStop(0, '#3a2fa6')
    dim.addColorStop(0.25, '#4d43bb')
    dim.addColorStop(1, '#5d53cb')
    pen.fillStyle = dim
    shape(top + side * 0.03, side * 0.97)
    pen.fill()
    pen.strokeStyle = 'rgba(16,10,80,.55)'
    pen.lineWidth = side * 0.035
    pen.stroke()
    letter(pen, String(digit), 0, side * 0.05, side * 0.62, { fill: '#cdc6ff', outline: 0 })
    return
  }
  pen.save()
  const scale = pen.getTransform().d
  pen.shadowColor = 'rgba(12,6,66,.6)'
  pen.shadowBlur = side * 0.05 * scale
  pen.shadowOffsetY = side * 0.035 * scale
  pen.fillStyle = mark === 'keep' ? '#6cc9bd' : '#8f8be0'
  shape(top + side * 0.06, side * 0.94)
  pen.fill()
  pen.restore()
  const face = pen.createLinearGradient(0, top, 0, -top)
  face.addColorStop(0, '#ffffff')
  face.addColorStop(1, mark === 'keep' ? '#d3f7ec' : '#dfe3ff')
  pen.fillStyle = face
  shape(top, side * 0.92)
  pen.fill()
  const gloss = pen.createLinearGradient(0, top, 0, top + side * 0.38)
  gloss.addColorStop(0, '#fff')
  gloss.addColorStop(1, 'rgba(255,255,255,.15)')
  pen.fillStyle = gloss
  pen.beginPath()
  pen.roundRect(-side * 0.41, top + side * 0.05, side * 0.82, side * 0.3, side * 0.15)
  pen.fill()
  letter(pen, String(digit), 0, side * 0.015, side * 0.68, { fill: INK, outline: 0 })
  if (mark === 'keep') drawRing(pen, side, 1)
}

/** A hand's ring around a digit, drawn as far as `done`. */
export function drawRing(pen: Pen, side: number, done: number, colour = MINT): void {
  pen.strokeStyle = colour
  pen.lineWidth = side * 0.075
  pen.lineCap = 'round'
  pen.beginPath()
  pen.ellipse(0, -side * 0.035, side * 0.37, side * 0.38, -0.5, -1.2, -1.2 + TAU * 1.04 * done)
  pen.stroke()
}

/** The stroke through a digit, drawn as far as `done`. */
export function drawStrike(pen: Pen, side: number, done = 1): void {
  pen.lineCap = 'round'
  for (const [colour, wide] of [
    ['#fff', 0.115],
    [CORAL, 0.065],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = side * wide
    pen.beginPath()
    pen.moveTo(-side * 0.29, side * 0.3)
    pen.lineTo(side * (-0.29 + 0.58 * done), side * (0.3 - 0.57 * done))
    pen.stroke()
  }
}

export type Bead = 'dark' | 'lit' | 'broken'

const BEAD_LOOKS: Readonly<Record<Bead, { tone: Tone; ink: string }>> = {
  dark: { tone: DARK_GLASS, ink: '#f1efff' },
  lit: { tone: YELLOW, ink: '#6b3400' },
  broken: { tone: ROSE_GLASS, ink: '#ffffff' },
}

/** A target: dark glass, a lamp when its line is true, cracked rose glass when it cannot come true. */
export function drawBead(pen: Pen, radius: number, target: number, bead: Bead): void {
  const { tone, ink } = BEAD_LOOKS[bead]
  if (bead === 'lit') glow(pen, 0, 0, radius * 1.7, '255,222,110', 0.85)
  glossy(pen, disc(radius), radius, tone, { shadow: 0.6, shine: bead === 'lit' ? 0.9 : 0.4 })
  if (bead === 'broken') {
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
  letter(pen, String(target), 0, radius * 0.06, radius * (target > 9 ? 1.02 : 1.14), {
    fill: ink,
    outline: 0,
  })
}

/** How much is too much, on a small label. */
export function drawTag(pen: Pen, high: number, text: string, broken: boolean): void {
  const wide = high * (0.55 + text.length * 0.42)
  pen.fillStyle = broken ? '#8d123f' : '#120c52'
  pen.strokeStyle = broken ? '#ffb3c8' : '#8d83ff'
  pen.lineWidth = high * 0.08
  pen.beginPath()
  pen.roundRect(-wide / 2, -high / 2, wide, high, high / 2)
  pen.fill()
  pen.stroke()
  letter(pen, text, 0, high * 0.05, high * 0.82, { fill: broken ? '#fff' : '#ded9ff', outline: 0 })
}
