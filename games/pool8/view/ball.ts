/** Draws balls as spheres: their markings rotate with them and are projected each frame. */
import { blot, halo } from '../../kit/paint/brush.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import { RADIUS } from '../rules/table.ts'

const TAU = Math.PI * 2

/** A direction from the ball's centre: x and y as on the table, z towards the viewer. */
interface Direction {
  x: number
  y: number
  z: number
}

/** A ball's orientation: the direction of its number, and the pole of its stripe. */
export interface Orientation {
  readonly number: Direction
  readonly pole: Direction
}

const COLOURS = [
  '#fbf6e6',
  '#ffc61a',
  '#2157d6',
  '#e0263c',
  '#6a35b8',
  '#ff7a1a',
  '#128a4b',
  '#8e2233',
  '#20202c',
]

/** Half the width of a stripe, as a share of the radius. */
const STRIPE = 0.52
const PAPER = '#fffdf4'
const INK = '#191426'

export const colourOf = (id: number) => COLOURS[id > 8 ? id - 8 : id] ?? '#fff'

/** With its number towards the viewer, readable on a table in landscape or portrait. */
export const facing = (isUpright: boolean): Orientation => ({
  number: { x: 0, y: 0, z: 1 },
  pole: isUpright ? { x: -1, y: 0, z: 0 } : { x: 0, y: 1, z: 0 },
})

/** With its number up, tilted slightly and differently for each ball. */
export function orientationOf(id: number, isUpright = false): Orientation {
  const orientation = facing(isUpright)
  rollOver(orientation, Math.sin(id * 2.4) * 0.5, Math.cos(id * 1.7) * 0.5, 0)
  return orientation
}

/** Rolls the ball by (dx, dy) radii and spins it by an angle; its top moves in the direction of the roll. */
export function rollOver(orientation: Orientation, dx: number, dy: number, spin: number): void {
  const angle = Math.hypot(dx, dy)
  const [wx, wy] = angle > 0 ? [dx / angle, dy / angle] : [0, 0]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [sinSpin, cosSpin] = [Math.sin(spin), Math.cos(spin)]
  for (const p of [orientation.number, orientation.pole]) {
    const along = p.x * wx + p.y * wy
    const moved = along * cos + p.z * sin - along
    p.z = p.z * cos - along * sin
    const x = p.x + wx * moved
    const y = p.y + wy * moved
    p.x = x * cosSpin - y * sinSpin
    p.y = x * sinSpin + y * cosSpin
    // Renormalises, because rounding errors of thousands of small turns add up.
    const length = Math.hypot(p.x, p.y, p.z) || 1
    p.x /= length
    p.y /= length
    p.z /= length
  }
}

/** Traces the cap of a sphere beyond a plane at `height` along a direction, as seen from above. */
function cap(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  x: number,
  y: number,
  z: number,
  height: number,
): void {
  const rim = Math.sqrt(1 - height * height)
  const flat = Math.hypot(x, y)
  const facing = Math.atan2(y, x)
  // The cut's crossing from the visible half to the hidden one, seen along the cap's own axis.
  const edge = flat > 1e-6 ? (z * height) / (rim * flat) : Math.sign(z) * 2
  if (edge <= -1) return
  pen.beginPath()
  if (edge >= 1) pen.ellipse(cx + x * height * r, cy + y * height * r, z * rim * r, rim * r, facing, 0, TAU)
  else {
    // The near side of the cut, from limb to limb, and back along the limb.
    const reach = Math.acos(height / flat)
    for (let i = -6; i <= 6; i++) {
      const t = (i / 6) * (TAU / 4 + Math.asin(edge))
      const across = -(Math.sin(t) * rim * r) / flat
      const along = ((flat * height - z * Math.cos(t) * rim) * r) / flat
      pen.lineTo(cx + x * along - y * across, cy + y * along + x * across)
    }
    pen.arc(cx, cy, r, facing - reach, facing + reach)
  }
  pen.fill()
}

/** Light and shade of a polished sphere of radius `r`, rotated back if the table is rotated. */
const gloss = (bake: Bake, r: number, upright: boolean, ratio?: number) =>
  bake(
    `gloss${r} ${upright}`,
    r * 2.1,
    r * 2.1,
    (pen) => {
      if (upright) pen.rotate(TAU / 4)
      const [x, y] = [-r * 0.36, -r * 0.42]
      blot(pen, halo(pen, 0, 0, r, ['#0000', '#00001418', '#00001490'], r * 0.3), 0, 0, r)
      blot(pen, halo(pen, x, y, r * 0.5, ['#fffe', '#fff6', '#fff2', '#fff0']), x, y, r * 0.5)
    },
    ratio,
  )

/** Draws any polished sphere. */
export function orb(pen: Pen, bake: Bake, x: number, y: number, r: number, colour: string, grow = 1): void {
  blot(pen, colour, x, y, r * grow)
  stamp(pen, gloss(bake, r, false), x, y, grow)
}

/** Sprite settings for the table's scale, in pixels per cm. */
export interface BallFinish {
  readonly ratio: number
  readonly upright: boolean
  /** Larger numbers. */
  readonly strong: boolean
}

/** A number on its disc; on the cue ball, a red dot that makes its spin visible. */
const badge = (bake: Bake, id: number, ratio: number, strong: boolean) =>
  bake(
    `badge${id}`,
    6,
    6,
    (pen) => {
      const size = strong ? 1.35 : 1.05
      pen.scale(size, size)
      if (id) blot(pen, INK, 0, 0, 2.15)
      blot(pen, id ? PAPER : '#e0263c', 0, 0, id ? 1.95 : 0.5)
      if (id) letter(pen, String(id), 0, 0.1, id > 9 ? 2.6 : 3.2, { fill: INK, outline: 0 })
    },
    ratio,
  )

/** Draws a ball at (x, y); `grow` is 1 for its size on the table. */
export function paintBall(
  pen: Pen,
  bake: Bake,
  { ratio, upright, strong }: BallFinish,
  id: number,
  { number, pole }: Orientation,
  x: number,
  y: number,
  grow = 1,
): void {
  const r = RADIUS * grow
  blot(pen, colourOf(id), x, y, r)
  pen.fillStyle = PAPER
  if (id > 8)
    for (const side of [1, -1]) cap(pen, x, y, r, pole.x * side, pole.y * side, pole.z * side, STRIPE)
  // Draws a marking centred on `out`, its foot towards `down`.
  const mark = (out: Direction, down: Direction, side: 1 | -1) => {
    if (out.z * side < 0.08) return
    const off = RADIUS * 0.9 * side * grow
    pen.save()
    // Its right is its down crossed with its outward normal, so it is never mirrored on either side.
    pen.transform(
      (down.y * out.z - down.z * out.y) * side,
      (down.z * out.x - down.x * out.z) * side,
      down.x,
      down.y,
      x + out.x * off,
      y + out.y * off,
    )
    stamp(pen, badge(bake, id, ratio, strong), 0, 0, grow)
    pen.restore()
  }
  for (const side of [1, -1] as const) {
    mark(number, pole, side)
    if (id === 0) mark(pole, number, side)
  }
  stamp(pen, gloss(bake, RADIUS, upright, ratio), x, y, grow)
}

/** Draws the soft shadow under a ball. */
export function paintShade(pen: Pen, bake: Bake, ratio: number, x: number, y: number): void {
  const soft = bake(
    'shade',
    12,
    12,
    (ink) => blot(ink, halo(ink, 0, 0, 5.6, ['#0014148c', '#00141400'], 1.9), 0, 0, 5.6),
    ratio,
  )
  stamp(pen, soft, x, y)
}
