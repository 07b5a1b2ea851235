/** The house around the field: a long glass tunnel, plants to both sides, a trough that hangs, a bench that carries. */
import { glow, sky, whole } from '../kit/backdrop.ts'
import { box, disc, glossy } from '../kit/glossy.ts'
import { BROWN, CONFETTI, LIME, ORANGE, type Tone } from '../kit/palette.ts'
import type { Bake, Pen, Sprite } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { seedSprite } from './blossoms.ts'
import { COLUMNS } from './field.ts'
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

const LEAF = { light: '#d2f57a', true: '#4fae3f', deep: '#14592f' } satisfies Tone

/** A fixed scatter from 0 to 1. */
const scatter = (n: number) => Math.abs(Math.sin(n * 127.1 + 3) * 43758.5) % 1

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
      i % 2 ? LEAF.true : '#2f8a4a',
    )
  }
  for (let i = 0; i < 3; i++) {
    pen.fillStyle = CONFETTI[Math.floor(n + i * 2) % CONFETTI.length] ?? ''
    pen.beginPath()
    pen.arc(x + (i - 1) * size * 0.3, y - size * (0.8 + 0.25 * scatter(n + i)), size * 0.11, 0, TAU)
    pen.fill()
  }
  pen.save()
  pen.translate(x, y - size * 0.22)
  const pot = new Path2D()
  pot.moveTo(-size * 0.28, -size * 0.2)
  pot.lineTo(size * 0.28, -size * 0.2)
  pot.lineTo(size * 0.19, size * 0.22)
  pot.lineTo(-size * 0.19, size * 0.22)
  pot.closePath()
  glossy(pen, pot, size * 0.4, ORANGE, { shadow: 0.4, shine: 0.4 })
  pen.translate(0, -size * 0.22)
  glossy(pen, box(size * 0.66, size * 0.15, size * 0.05), size * 0.2, ORANGE, { shadow: 0, shine: 0.5 })
  pen.restore()
}

/** Ribs of a tunnel that runs away from the visitor, glass between them, beds of plants along its foot. */
function tunnel(pen: Pen, width: number, height: number, ground: number): void {
  const [cx, cy] = [width / 2, ground * 0.66]
  const arch = (scale: number) => {
    const [w, foot] = [width * 0.62 * scale, cy + (ground - cy) * scale]
    const path = new Path2D()
    path.moveTo(cx - w, foot)
    path.lineTo(cx - w, cy - height * 0.1 * scale)
    path.ellipse(cx, cy - height * 0.1 * scale, w, height * 0.62 * scale, 0, Math.PI, TAU)
    path.lineTo(cx + w, foot)
    return path
  }
  pen.strokeStyle = 'rgba(255,255,255,.16)'
  pen.lineWidth = 1.5
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI + (i / 12) * Math.PI
    pen.beginPath()
    for (const s of [0.16, 1.3])
      pen.lineTo(
        cx + Math.cos(angle) * width * 0.62 * s,
        cy - height * 0.1 * s + Math.sin(angle) * height * 0.62 * s,
      )
    pen.stroke()
  }
  const floor = pen.createLinearGradient(0, cy, 0, ground)
  floor.addColorStop(0, 'rgba(70,20,90,.0)')
  floor.addColorStop(1, 'rgba(60,12,80,.75)')
  pen.fillStyle = floor
  pen.fillRect(0, cy, width, ground - cy)
  for (const [i, scale] of [0.16, 0.27, 0.45, 0.75, 1.2].entries()) {
    const path = arch(scale)
    pen.strokeStyle = `rgba(60,10,80,${0.12 + i * 0.05})`
    pen.lineWidth = 10 * scale + 2
    pen.stroke(path)
    pen.strokeStyle = `rgba(255,255,255,${0.3 + i * 0.06})`
    pen.lineWidth = 5 * scale + 1
    pen.stroke(path)
    // Bushes at the foot of each rib, larger as they come nearer.
    const foot = cy + (ground - cy) * scale
    pen.fillStyle = ['#5a2f8f', '#44408f', '#34608a', '#2f8068', '#2f9a52'][i] ?? ''
    pen.beginPath()
    for (let b = 0; b < 10; b++) {
      const r = Math.min(width, height * 1.4) * 0.07 * scale * (0.8 + scatter(b + i * 5))
      const x = cx + (b % 2 ? -1 : 1) * (width * 0.62 * scale - (b - 3) * r * 0.5)
      pen.moveTo(x + r, foot)
      pen.arc(x, foot - r * 0.25, r, 0, TAU)
    }
    pen.fill()
  }
}

/** Shelves with pots in the room beside the field. */
function shelves(pen: Pen, from: number, to: number, top: number, bottom: number, unit: number): void {
  const wide = to - from
  if (wide < unit * 2.2) return
  const rows = Math.max(1, Math.floor((bottom - top) / (unit * 3.6)))
  for (let row = 0; row < rows; row++) {
    const y = bottom - unit * 0.2 - row * unit * 3.5 - (row ? unit * 0.5 : 0)
    const reach = row ? wide * (0.92 - row * 0.12) : wide
    const left = from < to && from > 0 ? to - reach : from
    if (row) {
      plank(pen, left + reach / 2, y + unit * 0.16, reach, unit * 0.32)
    }
    const pots = Math.max(1, Math.floor(reach / (unit * 1.9)))
    for (let i = 0; i < pots; i++)
      potted(
        pen,
        left + (reach * (i + 0.5)) / pots,
        y,
        unit * (1.35 + 0.5 * scatter(i + row * 9 + from)),
        i + row * 5 + from,
      )
  }
}

/** Everything that does not move: one picture. */
export function sceneSprite(bake: Bake, stage: Stage, layout: Layout, hour: number): Sprite {
  const { width, height } = stage
  const { unit, x, bench, muzzle } = layout
  return bake(
    `scene${hour}`,
    width,
    height,
    (pen) => {
      sky(pen, whole(width, height), HOURS[hour])
      pen.translate(-width / 2, -height / 2)
      glow(pen, width / 2, bench * 0.66, Math.max(width * 0.6, height * 0.5), '255,246,214', 0.75)
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
      table(pen, width, height, bench, unit, muzzle.x)
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
    pen.fillStyle = 'rgba(255,255,255,.55)'
    pen.fillRect(x - wide * 0.56, y - wide * 0.14, wide * 1.12, wide * 0.12)
  }
}

function table(pen: Pen, width: number, height: number, bench: number, unit: number, middle: number): void {
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
  pen.strokeStyle = 'rgba(70,28,4,.35)'
  pen.lineWidth = 1.5
  for (let i = -30; i <= 30; i++) {
    const x = middle + i * unit * 1.7
    pen.beginPath()
    pen.moveTo(x, bench)
    pen.lineTo(x + i * unit * 0.06, front)
    pen.stroke()
  }
  // Ivy over the edge of the bench.
  for (let x = unit * 0.4, n = 0; x < width; x += unit * (0.5 + scatter(n) * 0.7), n++) {
    const long = 1 + Math.floor(scatter(n * 3) * 3)
    for (let i = 0; i < long; i++)
      leaf(
        pen,
        x + Math.sin(i * 2 + n) * unit * 0.12,
        front + i * unit * 0.28,
        unit * (0.42 - i * 0.05),
        1.2 + (i % 2 ? 0.9 : 0),
        i % 2 ? '#2f8a3f' : '#5cc04a',
      )
  }
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
        i % 3 ? LEAF.true : '#7fd650',
      )
      leaf(pen, x, -unit * 0.22, unit * 0.3, -1.9 + scatter(i * 4) * 0.8, i % 2 ? '#2f8a4a' : LEAF.true)
    }
  })
}

/** A flower that has sprung up beside the field, its foot at the origin of the lower edge. */
export function drawSprout(
  pen: Pen,
  bake: Bake,
  x: number,
  y: number,
  unit: number,
  grown: number,
  kind: number,
  sway: number,
): void {
  if (grown <= 0) return
  const high = unit * 1.5 * grown
  const tip = x + sway * high * 0.15
  pen.strokeStyle = '#3c9a3f'
  pen.lineWidth = unit * 0.09
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x, y - high * 0.6, tip, y - high)
  pen.stroke()
  const seed = seedSprite(bake, kind, unit)
  const size = 0.6 * grown
  pen.drawImage(
    seed.image,
    tip - (seed.width * size) / 2,
    y - high - (seed.height * size) / 2,
    seed.width * size,
    seed.height * size,
  )
}

/** A bee for company. */
export function beeSprite(bake: Bake, unit: number): Sprite {
  return bake('bee', unit * 1.6, unit * 1.4, (pen) => {
    pen.fillStyle = 'rgba(255,255,255,.75)'
    for (const turn of [-0.5, 0.25]) {
      pen.beginPath()
      pen.ellipse(turn * unit * 0.3, -unit * 0.3, unit * 0.16, unit * 0.3, turn, 0, TAU)
      pen.fill()
    }
    const body = disc(unit * 0.27)
    glossy(pen, body, unit * 0.27, { light: '#fff2a0', true: '#ffc21f', deep: '#a85c00' }, { shadow: 0.5 })
    pen.save()
    pen.clip(body)
    pen.fillStyle = BROWN.deep
    pen.fillRect(-unit * 0.02, -unit, unit * 0.1, unit * 2)
    pen.fillRect(-unit * 0.2, -unit, unit * 0.09, unit * 2)
    pen.restore()
    pen.fillStyle = BROWN.deep
    pen.beginPath()
    pen.arc(unit * 0.16, -unit * 0.04, unit * 0.045, 0, TAU)
    pen.fill()
  })
}
