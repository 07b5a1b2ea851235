/** The house around the field: a long glass tunnel, plants to both sides, a trough that hangs, a bench that carries. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { box, glossy } from '../../kit/paint/glossy.ts'
import { CONFETTI, LIME, ORANGE } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { COLUMNS } from '../rules/field.ts'
import type { Layout } from './layout.ts'

const TAU = Math.PI * 2

/** The light outside, from the zenith down; five beds long each. */
const HOURS = [
  ['#6a1182', '#b433c4', '#ff9de0', '#ffe0d0'],
  ['#1f3fa8', '#6a7cf0', '#f0a8ee', '#ffe6c8'],
  ['#0d5a78', '#2ba39a', '#b8ecb0', '#fff3c0'],
  ['#5a1a6e', '#d0457e', '#ff9a6a', '#ffe0a0'],
  ['#120a4a', '#3a1f8a', '#8f3fb8', '#f08fc0'],
] as const
const BEDS_AN_HOUR = 5
export const hourOf = (level: number) => Math.floor((level - 1) / BEDS_AN_HOUR) % HOURS.length

function leaf(pen: Pen, x: number, y: number, size: number, turn: number, colour: string): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.bezierCurveTo(size * 0.1, -size * 0.45, size * 0.6, -size * 0.5, size, -size * 0.1)
  pen.bezierCurveTo(size * 0.7, size * 0.3, size * 0.25, size * 0.3, 0, 0)
  pen.fill()
  pen.strokeStyle = 'rgba(255,255,255,.22)'
  pen.lineWidth = Math.max(1, size * 0.03)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(size * 0.4, -size * 0.15, size * 0.85, -size * 0.1)
  pen.stroke()
  pen.restore()
}

/** A board around x, y, lit from above, its grain along it. */
function plank(pen: Pen, x: number, y: number, wide: number, high: number): void {
  const fill = pen.createLinearGradient(0, y - high / 2, 0, y + high / 2)
  fill.addColorStop(0, '#ffcf9a')
  fill.addColorStop(0.2, '#c98448')
  fill.addColorStop(1, '#6e3a16')
  pen.fillStyle = 'rgba(30,0,50,.3)'
  pen.fillRect(x - wide / 2, y + high / 2, wide, high * 0.3)
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x - wide / 2, y - high / 2, wide, high, high * 0.2)
  pen.fill()
  pen.fillStyle = 'rgba(70,28,4,.35)'
  for (const part of [-0.1, 0.2]) pen.fillRect(x - wide / 2, y + high * part, wide, 1.5)
}

/** A flower pot, its middle at the origin. */
export function paintPot(pen: Pen, unit: number): void {
  const pot = new Path2D()
  pot.moveTo(-unit * 0.82, -unit * 0.4)
  pot.lineTo(unit * 0.82, -unit * 0.4)
  pot.lineTo(unit * 0.62, unit * 0.42)
  pot.quadraticCurveTo(0, unit * 0.54, -unit * 0.62, unit * 0.42)
  pot.closePath()
  glossy(pen, pot, unit * 0.85, ORANGE, { shadow: 0.4, shine: 0.35 })
  pen.translate(0, -unit * 0.42)
  glossy(pen, box(unit * 1.95, unit * 0.34, unit * 0.15), unit * 0.34, ORANGE, { shadow: 0.3, shine: 0.6 })
}

/** A plant in a pot, its foot at x, y. */
function potted(pen: Pen, x: number, y: number, size: number, n: number): void {
  for (let i = 0; i < 9; i++) {
    const turn = -Math.PI / 2 + (i - 4) * 0.36 + (scatter(n + i) - 0.5) * 0.3
    leaf(
      pen,
      x,
      y - size * 0.42,
      size * (0.5 + 0.35 * scatter(n * 7 + i)),
      turn,
      i % 2 ? '#4fae3f' : '#2f8a4a',
    )
  }
  for (let i = 0; i < 3; i++) {
    pen.fillStyle = CONFETTI[(n + i * 2) % CONFETTI.length] ?? ''
    pen.beginPath()
    pen.arc(x + (i - 1) * size * 0.3, y - size * (0.8 + 0.25 * scatter(n + i)), size * 0.11, 0, TAU)
    pen.fill()
  }
  pen.save()
  pen.translate(x, y - size * 0.2)
  paintPot(pen, size * 0.36)
  pen.restore()
}

/** Ribs of a tunnel that runs away from the visitor, with glass between them, a lawn, a path and bushes at its foot. */
function tunnel(pen: Pen, width: number, height: number, ground: number): void {
  const [cx, cy] = [width / 2, ground * 0.68]
  const [wide, high] = [width * 0.62, height * 0.62]
  pen.strokeStyle = 'rgba(255,255,255,.16)'
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (1 + i / 12)
    pen.moveTo(cx, cy)
    pen.lineTo(cx + Math.cos(angle) * wide * 1.3, cy - high * 0.2 + Math.sin(angle) * high * 1.3)
  }
  pen.stroke()
  const lawn = pen.createLinearGradient(0, cy, 0, ground)
  lawn.addColorStop(0, 'rgba(110,80,170,.7)')
  lawn.addColorStop(0.4, '#2f7a6a')
  lawn.addColorStop(1, '#3fa04c')
  pen.fillStyle = lawn
  pen.beginPath()
  pen.ellipse(cx, ground, width, ground - cy, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = 'rgba(255,226,190,.45)'
  pen.beginPath()
  pen.moveTo(cx, cy)
  pen.lineTo(cx - wide * 0.25, ground)
  pen.lineTo(cx + wide * 0.25, ground)
  pen.fill()
  for (const [i, scale] of [0.16, 0.27, 0.45, 0.75, 1.2].entries()) {
    const foot = cy + (ground - cy) * scale
    const top = cy - high * 0.16 * scale
    pen.strokeStyle = `rgba(255,255,255,${0.3 + i * 0.07})`
    pen.lineWidth = 6 * scale + 1
    pen.beginPath()
    pen.moveTo(cx - wide * scale, foot)
    pen.ellipse(cx, top, wide * scale, high * scale, 0, Math.PI, TAU)
    pen.lineTo(cx + wide * scale, foot)
    pen.stroke()
    pen.fillStyle = ['#5a4a9a', '#47608f', '#357a80', '#2a8a5c', '#2f9a4c'][i] ?? ''
    pen.beginPath()
    for (let b = 0; b < 8; b++) {
      const r = Math.min(width, height) * 0.1 * scale * (0.6 + scatter(b + i * 5))
      const x = cx + (b % 2 ? -1 : 1) * (wide * scale - (b - 3) * r * 0.55)
      pen.moveTo(x + r, foot)
      pen.ellipse(x, foot, r, r * 1.1, 0, Math.PI, TAU)
    }
    pen.fill()
  }
}

/** Shelves with pots in the room beside the field. */
function shelves(pen: Pen, from: number, to: number, top: number, bottom: number, unit: number): void {
  const wide = to - from
  if (wide < unit * 2.2) return
  for (let row = 0, y = bottom; y > top + unit * 2; row++, y = bottom - unit * (0.4 + row * 3.5)) {
    const reach = wide * (1 - row * 0.14)
    const left = from ? to - reach : 0
    if (row) plank(pen, left + reach / 2, y + unit * 0.16, reach, unit * 0.32)
    const pots = Math.floor(reach / (unit * 1.9)) || 1
    for (let i = 0; i < pots; i++) {
      const n = i + row * 5 + Math.sign(from) * 3
      potted(pen, left + (reach * (i + 0.5)) / pots, y, unit * (1.35 + 0.5 * scatter(n)), n)
    }
  }
}

/** Everything that does not move: one picture. */
export function sceneSprite(bake: Bake, stage: Stage, layout: Layout, hour: number): Sprite {
  const { width, height } = stage
  const { unit, x, bench } = layout
  return bake(
    `scene${hour}`,
    width,
    height,
    (pen) => {
      sky(pen, whole(width, height), HOURS[hour])
      pen.translate(-width / 2, -height / 2)
      glow(pen, width / 2, bench * 0.62, Math.max(width * 0.6, height * 0.5), '255,246,214', 0.75)
      tunnel(pen, width, height, bench)
      const post = unit * 0.32
      shelves(pen, 0, x - post * 1.6, layout.y, bench, unit)
      shelves(pen, x + COLUMNS * unit + post * 1.6, width, layout.y, bench, unit)
      // The field: a quiet pane, so that blossoms stand out.
      const field = pen.createLinearGradient(0, 0, 0, bench)
      field.addColorStop(0, 'rgba(34,2,58,.62)')
      field.addColorStop(0.75, 'rgba(46,6,74,.42)')
      field.addColorStop(1, 'rgba(46,6,74,.2)')
      pen.fillStyle = field
      pen.fillRect(x, 0, COLUMNS * unit, bench)
      for (const side of [x - post / 2, x + COLUMNS * unit + post / 2]) bamboo(pen, side, bench, post)
      table(pen, width, height, bench, unit)
    },
    // A large frame has pixels enough.
    width > 900 ? 1 : stage.ratio,
  )
}

/** A post that seeds bounce off. */
function bamboo(pen: Pen, x: number, foot: number, wide: number): void {
  const skin = pen.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0)
  skin.addColorStop(0, LIME.deep)
  skin.addColorStop(0.35, LIME.light)
  skin.addColorStop(1, '#5a8a1c')
  pen.fillStyle = skin
  pen.fillRect(x - wide / 2, 0, wide, foot)
  for (let y = foot - wide * 5; y > 0; y -= wide * 6) {
    pen.fillStyle = 'rgba(40,60,0,.55)'
    pen.fillRect(x - wide * 0.56, y, wide * 1.12, wide * 0.16)
  }
}

function table(pen: Pen, width: number, height: number, bench: number, unit: number): void {
  const front = bench + unit * 0.42
  const top = pen.createLinearGradient(0, bench, 0, front)
  top.addColorStop(0, '#d98d52')
  top.addColorStop(1, '#f3b982')
  pen.fillStyle = top
  pen.fillRect(0, bench, width, front - bench)
  const face = pen.createLinearGradient(0, front, 0, height)
  face.addColorStop(0, '#a4622f')
  face.addColorStop(1, '#4a230c')
  pen.fillStyle = face
  pen.fillRect(0, front, width, height - front)
  pen.fillStyle = 'rgba(50,18,0,.5)'
  pen.fillRect(0, front, width, unit * 0.07)
  for (let i = 1; front + i * unit * 0.95 < height; i++) pen.fillRect(0, front + i * unit * 0.95, width, 2)
  // Ivy over the edge of the bench.
  for (let x = 0, n = 0; x < width; x += unit * (0.3 + scatter(n) * 0.5), n++)
    leaf(
      pen,
      x,
      front + scatter(n * 3) * unit * 0.6,
      unit * 0.4,
      1.2 + scatter(n * 7),
      n % 2 ? '#2f8a3f' : '#5cc04a',
    )
}

/** The trough that the bed grows from; its lower edge is the top of the bed. */
export function troughSprite(bake: Bake, unit: number): Sprite {
  const wide = COLUMNS * unit
  return bake('trough', wide + unit, unit * 1.8, (pen) => {
    pen.translate(0, -unit * 0.1)
    plank(pen, 0, 0, wide + unit * 0.5, unit * 0.62)
    for (let i = 0; i < 36; i++) {
      const x = (i / 35 - 0.5) * wide
      leaf(
        pen,
        x,
        unit * (0.2 + scatter(i) * 0.08),
        unit * (0.3 + scatter(i * 5) * 0.16),
        0.9 + scatter(i * 9) * 1.3,
        i % 3 ? '#4fae3f' : '#7fd650',
      )
      leaf(pen, x, -unit * 0.22, unit * 0.3, -1.9 + scatter(i * 4) * 0.8, i % 2 ? '#2f8a4a' : '#4fae3f')
    }
  })
}

/** Light from outside. */
export const lightSprite = (bake: Bake, unit: number): Sprite =>
  bake('light', unit * 14, unit * 14, (pen) => glow(pen, 0, 0, unit * 7, '255,240,200', 0.7), 0.5)
