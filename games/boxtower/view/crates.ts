/** Paints crates: boards in a frame, and the marks of each kind. */
import { blot, dab, downwards, fillPath, shaded } from '../../kit/paint/brush.ts'
import { PINK, type Tone } from '../../kit/paint/palette.ts'
import { type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { KINDS, shapeOf, type CrateKind } from '../rules/kinds.ts'
import { paletteOf, type CrateFinish, type Palette } from './looks.ts'

const TAU = Math.PI * 2

type Corner = readonly [number, number]

/** The complete outline, y downwards. */
function corners(kind: CrateKind): Corner[] {
  if (kind !== 'step') return (shapeOf(kind).parts[0] ?? []).map(([x, y]) => [x, -y])
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
function lines(pen: Pen, kind: CrateKind, unit: number, tone: Tone, finish: CrateFinish): void {
  const { wide, high } = shapeOf(kind)
  const { way, pitch, wide: thick, shade, alpha } = finish
  pen.strokeStyle = tone[shade]
  pen.globalAlpha = alpha
  pen.lineWidth = unit * thick
  pen.beginPath()
  const upright = way !== 'along' || kind === 'tall' || kind === 'barrel'
  const long = upright ? wide : high
  const count = Math.round(long / pitch)
  // Slanted lines start further out, to reach the corners.
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

/** Marks that identify the kind besides shape and colour. */
function braces(pen: Pen, kind: CrateKind, unit: number, tone: Tone): void {
  const { wide, high } = shapeOf(kind)
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

/** A ribbon both ways, with a bow where it crosses. */
function ribbon(pen: Pen, kind: CrateKind, unit: number, { light, deep }: Tone): void {
  const { wide, high } = shapeOf(kind)
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

/** Symbols on the front of special crates: paths in ells, y downwards, with their colours. */
const MOTIFS: Partial<Record<CrateKind, readonly (readonly [path: string, colour: string])[]>> = {
  magnet: [
    ['M-.65-.5h.4v.36h-.4zM.25-.5h.4v.36h-.4z', '#eef3fa'],
    ['M-.25-.5h.5v.2q-.25.16-.5 0zM-.65-.14h.4v.05h-.4zM.25-.14h.4v.05h-.4z', '#5a0a1c'],
  ],
  honey: [
    [
      'M-.8-.43H.8V-.2Q.74 0 .66-.2T.5-.16Q.44.3.34-.14T.14-.2Q.06.02-.02-.18T-.2-.2Q-.3.36-.38-.16T-.56-.2Q-.66.1-.7-.16T-.8-.2z',
      '#ffe98a',
    ],
    ['M-.72-.36H.5v.06h-1.22zM.58-.36h.12v.06h-.12z', '#fff8d0'],
  ],
  twin: [
    ['M-.6-.08h1.2v.16h-1.2zM-.6-.98l1.2.78v.14L-.6-.84zM-.6.98L.6.2V.06L-.6.84z', '#ffd0ec'],
    ['M-.6-.1h1.2v.04h-1.2zM-.6.06h1.2v.04h-1.2z', '#8d1262'],
  ],
  ice: [
    ['M-.66-.46H.66v.14Q.56-.2.46-.32T.2-.3T-.02-.32T-.26-.28T-.48-.32T-.66-.3z', '#fff'],
    ['M-.5.42L-.1-.2h.14L-.36.42zM.22.42L.54-.08h.07L.29.42z', 'rgba(255,255,255,.85)'],
  ],
  drum: [
    ['M-.5 0a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M-.4 0a.4.4 0 1 1 .8 0a.4.4 0 1 1-.8 0', '#333a5c'],
    ['M-.1-.56h.2v.1h-.2zM-.1.46h.2v.1h-.2z', '#ffd21f'],
  ],
  gold: [
    ['M-.6-.73h.2V.73h-.2zM.4-.73h.2V.73h-.2z', '#c97f0c'],
    ['M-.85-.36h1.7v.07h-1.7z', '#9a5c00'],
    ['M-.15-.5h.3v.28h-.3zM-.5-.6a.06.06 0 1 0 .01 0M.5-.6a.06.06 0 1 0 .01 0', '#fff6b8'],
  ],
}

/** A ring of petals. */
export function blossom(pen: Pen, x: number, y: number, size: number, colour: string): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * TAU - TAU / 4
    blot(pen, colour, x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.72)
  }
  blot(pen, '#ffd21f', x, y, size * 0.6)
}

/** Size of a crate with its shadow in CSS pixels: an even integer, so that sprites nest without resampling. */
export const spriteSize = (ells: number, unit: number) => 2 * Math.ceil(((ells + 0.5) * unit) / 2)

export function crateSprite(bake: Bake, kind: CrateKind, unit: number, look: string): Sprite {
  const { wide, high } = shapeOf(kind)
  return bake(`crate-${kind}`, spriteSize(wide, unit), spriteSize(high, unit), (pen) =>
    paintCrate(pen, kind, unit, paletteOf(look)),
  )
}

/** Paints a crate around the origin. */
export function paintCrate(pen: Pen, kind: CrateKind, unit: number, { tones, finish }: Palette): void {
  const { wide, high } = shapeOf(kind)
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
  // Clipping halves each stroke: a dark edge around a light frame.
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
  pen.scale(unit, unit)
  for (const [path, colour] of MOTIFS[kind] ?? []) fillPath(pen, path, colour)
  pen.scale(1 / unit, 1 / unit)
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
