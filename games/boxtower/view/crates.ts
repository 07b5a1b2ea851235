/** Crates as they look: planks in a frame, a face with a mood, and ivy on those that it holds. */
import {
  BLUE,
  BROWN,
  GREEN,
  ORANGE,
  PINK,
  RED,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { KINDS, kindOf, type KindName } from '../rules/kinds.ts'

const TAU = Math.PI * 2

export const TONE: Readonly<Record<KindName, Tone>> = {
  cube: BLUE,
  wide: ORANGE,
  squat: GREEN,
  tall: RED,
  small: YELLOW,
  planter: BROWN,
  barrel: VIOLET,
  step: TEAL,
}

type Corner = readonly [number, number]

/** The outline as one, y downwards. */
function corners(kind: KindName): Corner[] {
  if (kind !== 'step') return (kindOf(kind).parts[0] ?? []).map(([x, y]) => [x, -y])
  const { wide, high } = KINDS.step
  const [x, y] = [wide / 2, high / 2]
  return [
    [-x, y],
    [x, y],
    [x, -0.05],
    [0.1, -0.05],
    [0.1, -y],
    [-x, -y],
  ]
}

function outline(points: readonly Corner[], unit: number, round: number): Path2D {
  const path = new Path2D()
  const [last = [0, 0], first = [0, 0]] = [points.at(-1), points[0]]
  path.moveTo(((last[0] + first[0]) / 2) * unit, ((last[1] + first[1]) / 2) * unit)
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? first
    path.arcTo(x * unit, y * unit, ((x + nextX) / 2) * unit, ((y + nextY) / 2) * unit, round * unit)
  }
  path.closePath()
  return path
}

/** Boards across the crate, and what tells its kind apart besides shape and colour. */
function boards(pen: Pen, kind: KindName, unit: number, tone: Tone): void {
  const { wide, high } = kindOf(kind)
  pen.strokeStyle = tone.deep
  pen.globalAlpha = 0.4
  pen.lineWidth = unit * 0.035
  pen.beginPath()
  const upright = kind === 'tall' || kind === 'barrel'
  const count = upright ? 3 : Math.round(high / 0.3)
  for (let i = 1; i < count; i++) {
    const at = (i / count - 0.5) * (upright ? wide : high) * unit
    pen.moveTo(upright ? at : -wide * unit, upright ? -high * unit : at)
    pen.lineTo(upright ? at : wide * unit, upright ? high * unit : at)
  }
  pen.stroke()
  pen.globalAlpha = 1
  const bar = (width: number, colour: string, draw: () => void) => {
    pen.strokeStyle = colour
    pen.lineWidth = width * unit
    pen.beginPath()
    draw()
    pen.stroke()
  }
  const brace = () => {
    for (const side of kind === 'wide' ? [-1, 1] : [1]) {
      const from = kind === 'wide' ? side * 0.35 : -wide / 2
      pen.moveTo(from * unit, (high / 2) * unit)
      pen.lineTo(side * (wide / 2) * unit, (-high / 2) * unit)
    }
  }
  const hoops = () => {
    for (const at of [-0.38, 0.38]) {
      pen.moveTo(-wide * unit, at * unit)
      pen.quadraticCurveTo(0, (at + 0.08) * unit, wide * unit, at * unit)
    }
  }
  const draw = kind === 'barrel' ? hoops : kind === 'wide' || kind === 'squat' ? brace : undefined
  if (!draw) return
  bar(0.24, tone.deep, draw)
  bar(0.16, tone.light, draw)
}

/** A ring of petals on the front of what carries flowers. */
function blossom(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.fillStyle = colour
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * TAU - TAU / 4
    pen.beginPath()
    pen.arc(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.72, 0, TAU)
    pen.fill()
  }
  pen.fillStyle = '#ffd21f'
  pen.beginPath()
  pen.arc(x, y, size * 0.6, 0, TAU)
  pen.fill()
}

/** CSS pixels of a crate and its shadow: whole and even, so that one sprite fits into another pixel by pixel. */
const across = (ells: number, unit: number) => 2 * Math.ceil(((ells + 0.5) * unit) / 2)

export function crateSprite(bake: Bake, kind: KindName, unit: number): Sprite {
  const { wide, high } = kindOf(kind)
  return bake(`crate-${kind}`, across(wide, unit), across(high, unit), (pen) => {
    const tone = TONE[kind]
    const path = outline(corners(kind), unit, 0.1)
    const scale = pen.getTransform().d
    pen.save()
    pen.shadowColor = 'rgba(30,10,40,.38)'
    pen.shadowBlur = unit * 0.14 * scale
    pen.shadowOffsetY = unit * 0.06 * scale
    pen.fillStyle = tone.deep
    pen.fill(path)
    pen.restore()
    pen.save()
    pen.clip(path)
    const fill = pen.createLinearGradient(
      -wide * 0.2 * unit,
      (-high / 2) * unit,
      wide * 0.3 * unit,
      (high / 2) * unit,
    )
    fill.addColorStop(0, tone.light)
    fill.addColorStop(0.5, tone.true)
    fill.addColorStop(1, tone.true)
    pen.fillStyle = fill
    pen.fillRect(-wide * unit, -high * unit, wide * 2 * unit, high * 2 * unit)
    boards(pen, kind, unit, tone)
    if (kind === 'planter' || kind === 'step')
      for (const side of [-1, 1])
        blossom(
          pen,
          side * wide * 0.34 * unit,
          high * 0.2 * unit,
          unit * 0.085,
          side < 0 ? PINK.true : '#fff',
        )
    // Half of each stroke is clipped away: a dark edge with a light frame in it.
    pen.lineJoin = 'round'
    for (const [width, colour] of [
      [0.3, tone.deep],
      [0.24, tone.light],
      [0.06, tone.deep],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = unit * width
      pen.stroke(path)
    }
    const shade = pen.createLinearGradient(0, (-high / 2) * unit, 0, (high / 2) * unit)
    shade.addColorStop(0, 'rgba(255,255,255,.4)')
    shade.addColorStop(0.22, 'rgba(255,255,255,0)')
    shade.addColorStop(0.7, 'rgba(40,10,50,0)')
    shade.addColorStop(1, 'rgba(40,10,50,.3)')
    pen.fillStyle = shade
    pen.fillRect(-wide * unit, -high * unit, wide * 2 * unit, high * 2 * unit)
    pen.restore()
    pen.fillStyle = tone.deep
    for (const [x, y] of corners(kind)) {
      pen.beginPath()
      pen.arc((x - Math.sign(x) * 0.1) * unit, (y - Math.sign(y) * 0.1) * unit, unit * 0.03, 0, TAU)
      pen.fill()
    }
  })
}

export const FEELINGS = ['glad', 'calm', 'worried', 'scared', 'proud', 'blink'] as const
export type Feeling = (typeof FEELINGS)[number]

const FACE_INK = '#3a1606'

/** A face for an ell; crates stretch it to their size. */
export function faceSprite(bake: Bake, feeling: Feeling, unit: number): Sprite {
  return bake(`face-${feeling}`, unit * 1.2, unit * 1.2, (pen) => {
    pen.scale(unit, unit)
    // A pale plate keeps the face readable on every colour and board.
    pen.fillStyle = 'rgba(255,246,226,.82)'
    pen.beginPath()
    pen.ellipse(0, 0.02, 0.37, 0.28, 0, 0, TAU)
    pen.fill()
    pen.fillStyle = 'rgba(255,93,143,.4)'
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.ellipse(side * 0.25, 0.09, 0.07, 0.045, 0, 0, TAU)
      pen.fill()
    }
    pen.fillStyle = pen.strokeStyle = FACE_INK
    pen.lineWidth = 0.042
    pen.lineCap = 'round'
    const shut = feeling === 'blink' || feeling === 'proud'
    for (const side of [-1, 1]) {
      pen.beginPath()
      if (shut) {
        pen.arc(
          side * 0.15,
          feeling === 'proud' ? 0 : -0.06,
          0.06,
          feeling === 'proud' ? Math.PI : 0,
          feeling === 'proud' ? TAU : Math.PI,
        )
        pen.stroke()
        continue
      }
      const large = feeling === 'scared' ? 1.25 : 1
      pen.ellipse(side * 0.15, -0.03, 0.055 * large, 0.08 * large, 0, 0, TAU)
      pen.fill()
      if (feeling === 'worried' || feeling === 'scared') {
        pen.beginPath()
        pen.moveTo(side * 0.08, -0.2)
        pen.lineTo(side * 0.22, -0.15)
        pen.stroke()
      }
    }
    pen.beginPath()
    if (feeling === 'scared') pen.ellipse(0, 0.16, 0.05, 0.07, 0, 0, TAU)
    else if (feeling === 'worried') {
      pen.moveTo(-0.09, 0.16)
      pen.bezierCurveTo(-0.03, 0.08, 0.03, 0.22, 0.09, 0.14)
    } else if (feeling === 'calm') {
      pen.moveTo(-0.06, 0.13)
      pen.lineTo(0.06, 0.13)
    } else pen.arc(0, 0.07, feeling === 'proud' ? 0.11 : 0.085, 0.25, Math.PI - 0.25)
    if (feeling === 'scared') pen.fill()
    else pen.stroke()
    pen.fillStyle = '#fff'
    for (const side of shut ? [] : [-1, 1]) {
      pen.beginPath()
      pen.arc(side * 0.15 + 0.02, -0.06, 0.024, 0, TAU)
      pen.fill()
    }
    if (feeling !== 'worried') return
    pen.fillStyle = '#7fd4ff'
    pen.beginPath()
    pen.moveTo(0.3, -0.24)
    pen.quadraticCurveTo(0.4, -0.1, 0.31, -0.09)
    pen.quadraticCurveTo(0.23, -0.1, 0.3, -0.24)
    pen.fill()
  })
}

/** Where a face sits on its crate, from the middle, y downwards, and its size; in ells. */
export function facePlace(kind: KindName): readonly [x: number, y: number, size: number] {
  const { wide, high } = kindOf(kind)
  if (kind === 'step') return [-0.3, 0.02, 0.92]
  return [0, 0.02, Math.min(wide * 0.98, high * 1.15)]
}

/** A crate with each of its faces, side by side: what is always seen together is one picture, and made in one go. */
export function moodsSprite(bake: Bake, kind: KindName, unit: number): Sprite {
  const { wide, high } = kindOf(kind)
  return bake(`moods-${kind}`, across(wide, unit) * FEELINGS.length, across(high, unit), (pen) => {
    const crate = crateSprite(bake, kind, unit)
    const [x, y, size] = facePlace(kind)
    for (const [i, feeling] of FEELINGS.entries()) {
      const middle = (i + 0.5 - FEELINGS.length / 2) * crate.width
      stamp(pen, crate, middle, 0)
      stamp(pen, faceSprite(bake, feeling, unit), middle + x * unit, y * unit, size)
    }
  })
}

/** Radians that nobody sees: less than a tenth of a pixel at a crate's corner. */
const LEVEL = 0.001

/** Put the crate with this face at x, y, as `stamp` does with a whole picture. */
export function stampMood(
  pen: Pen,
  { image, width, height }: Sprite,
  feeling: Feeling,
  x: number,
  y: number,
  wide: number,
  high: number,
  turn: number,
): void {
  const step = image.width / FEELINGS.length
  const size = width / FEELINGS.length
  const from = FEELINGS.indexOf(feeling) * step
  if (Math.abs(turn) < LEVEL) {
    const [across, up] = [size * wide, height * high]
    pen.drawImage(image, from, 0, step, image.height, x - across / 2, y - up / 2, across, up)
    return
  }
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(wide, high)
  pen.drawImage(image, from, 0, step, image.height, -size / 2, -height / 2, size, height)
  pen.scale(1 / wide, 1 / high)
  pen.rotate(-turn)
  pen.translate(-x, -y)
}

/** Leaves and blossoms along the edges of a crate that ivy holds. */
export function ivySprite(bake: Bake, kind: KindName, unit: number): Sprite {
  const { wide, high } = kindOf(kind)
  return bake(`ivy-${kind}`, (wide + 0.6) * unit, (high + 0.6) * unit, (pen) => {
    pen.scale(unit, unit)
    const leaf = (x: number, y: number, size: number, turn: number, colour: string) => {
      pen.fillStyle = colour
      pen.beginPath()
      pen.ellipse(x, y, size, size * 0.62, turn, 0, TAU)
      pen.fill()
    }
    for (const side of [-1, 1]) {
      const edge = (side * wide) / 2
      pen.strokeStyle = '#1f6a34'
      pen.lineWidth = 0.05
      pen.beginPath()
      pen.moveTo(edge, high / 2)
      pen.bezierCurveTo(
        edge - side * 0.3,
        high * 0.2,
        edge + side * 0.12,
        -high * 0.2,
        edge - side * 0.12,
        -high / 2,
      )
      pen.stroke()
      for (let i = 0; i < 7; i++) {
        const t = i / 6
        const x = edge - side * (0.05 + 0.09 * Math.sin(t * 7 + side))
        const y = (0.5 - t) * high
        leaf(x + 0.07, y, 0.1, 0.7, '#2f9a45')
        leaf(x - 0.06, y - 0.06, 0.095, -0.6, i % 2 ? '#5cc04a' : '#8fdc5a')
      }
    }
    for (let i = 0; i < 5; i++)
      leaf((i / 4 - 0.5) * wide * 0.8, high / 2 - 0.02, 0.1, i, i % 2 ? '#2f9a45' : '#6fcf50')
    blossom(pen, -wide / 2 + 0.07, -high * 0.16, 0.06, PINK.light)
    blossom(pen, wide / 2 - 0.06, high * 0.22, 0.06, '#fff')
  })
}
