/** Crates as they look: boards in a frame, and what tells their kinds apart. */
import { blot, dab, downwards, shaded } from '../../kit/paint/brush.ts'
import { PINK, type Tone } from '../../kit/paint/palette.ts'
import { type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { KINDS, kindOf, type KindName } from '../rules/kinds.ts'
import { styleOf, type Finish, type Style } from './looks.ts'

const TAU = Math.PI * 2

type Corner = readonly [number, number]

/** The whole outline in one, y downwards. */
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

/** Boards, ribs or stripes across the crate. */
function lines(pen: Pen, kind: KindName, unit: number, tone: Tone, finish: Finish): void {
  const { wide, high } = kindOf(kind)
  const { way, pitch, wide: thick, shade, alpha } = finish
  pen.strokeStyle = tone[shade]
  pen.globalAlpha = alpha
  pen.lineWidth = unit * thick
  pen.beginPath()
  const upright = way !== 'along' || kind === 'tall' || kind === 'barrel'
  const long = upright ? wide : high
  const count = Math.round(long / pitch)
  // Those that lean begin further out, so that they reach into the corners.
  const lean = way === 'aslant' ? high : 0
  const more = Math.ceil(lean / pitch)
  for (let i = 1 - more; i < count + more; i++) {
    const at = (i / count - 0.5) * long * unit
    pen.moveTo(upright ? at - lean * unit : -wide * unit, upright ? high * unit : at)
    pen.lineTo(upright ? at + lean * unit : wide * unit, upright ? -high * unit : at)
  }
  pen.stroke()
  pen.globalAlpha = 1
}

/** What tells its kind apart besides shape and colour. */
function braces(pen: Pen, kind: KindName, unit: number, tone: Tone): void {
  const { wide, high } = kindOf(kind)
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

/** Across both ways, with a bow where it crosses. */
function ribbon(pen: Pen, kind: KindName, unit: number, { light, deep }: Tone): void {
  const { wide, high } = kindOf(kind)
  for (const [width, colour] of [
    [0.26, deep],
    [0.2, light],
  ] as const) {
    pen.fillStyle = colour
    pen.fillRect((-width / 2) * unit, -high * unit, width * unit, high * 2 * unit)
    pen.fillRect(-wide * unit, (-width / 2) * unit, wide * 2 * unit, width * unit)
    for (const side of [-1, 1])
      dab(
        pen,
        side * 0.16 * unit,
        (0.13 - high / 2) * unit,
        width * 0.8 * unit,
        width * 0.5 * unit,
        side * -0.5,
      )
  }
}

/** A ring of petals on the front of what carries flowers. */
export function blossom(pen: Pen, x: number, y: number, size: number, colour: string): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * TAU - TAU / 4
    blot(pen, colour, x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.72)
  }
  blot(pen, '#ffd21f', x, y, size * 0.6)
}

/** CSS pixels of a crate and its shadow: whole and even, so that one sprite fits into another pixel by pixel. */
export const across = (ells: number, unit: number) => 2 * Math.ceil(((ells + 0.5) * unit) / 2)

/** `unit` and `look` are those of play. */
export function crateSprite(bake: Bake, kind: KindName, unit: number, look: string): Sprite {
  const { wide, high } = kindOf(kind)
  return bake(`crate-${kind}`, across(wide, unit), across(high, unit), (pen) =>
    paintCrate(pen, kind, unit, styleOf(look)),
  )
}

/** Around the origin. */
export function paintCrate(pen: Pen, kind: KindName, unit: number, { tones, finish }: Style): void {
  const { wide, high } = kindOf(kind)
  const tone = tones[kind]
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
  const half = (high / 2) * unit
  pen.fillStyle = shaded(pen, [-wide * 0.2 * unit, -half], [wide * 0.3 * unit, half], {
    0: tone.light,
    [finish.sheen]: tone.true,
  })
  pen.fillRect(-wide * unit, -high * unit, wide * 2 * unit, high * 2 * unit)
  lines(pen, kind, unit, tone, finish)
  if (finish.bound === 'braces') braces(pen, kind, unit, tone)
  if (finish.bound === 'ribbon') ribbon(pen, kind, unit, tone)
  if (kind === 'planter' || kind === 'step')
    for (const side of [-1, 1])
      blossom(pen, side * wide * 0.34 * unit, high * 0.2 * unit, unit * 0.085, side < 0 ? PINK.true : '#fff')
  // Half of each stroke is clipped away: a dark edge with a light frame in it.
  pen.lineJoin = 'round'
  for (const [width, colour] of [
    [finish.frame + 0.06, tone.deep],
    [finish.frame, tone.light],
    [0.06, tone.deep],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = unit * width
    pen.stroke(path)
  }
  pen.fillStyle = downwards(pen, -half, half, {
    0: 'rgba(255,255,255,.4)',
    0.22: 'rgba(255,255,255,0)',
    0.7: 'rgba(40,10,50,0)',
    1: 'rgba(40,10,50,.3)',
  })
  pen.fillRect(-wide * unit, -high * unit, wide * 2 * unit, high * 2 * unit)
  pen.restore()
  pen.fillStyle = tone.deep
  for (const [x, y] of corners(kind))
    dab(pen, (x - Math.sign(x) * 0.1) * unit, (y - Math.sign(y) * 0.1) * unit, unit * 0.03)
}
