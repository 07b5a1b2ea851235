/** Balls as spheres: what is painted on them turns with them and is projected each frame. */
import { letter } from '../kit/lettering.ts'
import { type Bake, type Pen, stamp } from '../kit/sprite.ts'
import type { Layout } from './layout.ts'
import { type At, dot, halo, TAU } from './strokes.ts'

/** A direction from the ball's centre: x and y as on the table, z up to the eye. */
export interface Spot {
  x: number
  y: number
  z: number
}

/** How a ball lies: where its number is, and the pole that its stripe runs round. */
export interface Lie {
  readonly number: Spot
  readonly pole: Spot
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

/** Half the width of a stripe and the size of a number's disc, as parts of the radius. */
const STRIPE = 0.52
const DISC = 0.46
const PAPER = '#fffdf4'

export const colourOf = (id: number) => COLOURS[id > 8 ? id - 8 : id] ?? '#fff'

/** The number to the eye. */
export const FACE_ON: Lie = { number: { x: 0, y: 0, z: 1 }, pole: { x: 0, y: 1, z: 0 } }

/** Numbers up, tilted a little, each its own way. */
export function lieOf(id: number): Lie {
  const lie = { number: { ...FACE_ON.number }, pole: { ...FACE_ON.pole } }
  turn(lie, Math.sin(id * 2.4) * 0.5, Math.cos(id * 1.7) * 0.5, 0)
  return lie
}

/** Rolls the ball by (dx, dy) radii and spins it by an angle; its top moves the way it rolls. */
export function turn(lie: Lie, dx: number, dy: number, spin: number): void {
  const angle = Math.hypot(dx, dy)
  const [wx, wy] = angle > 0 ? [dx / angle, dy / angle] : [0, 0]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [sinSpin, cosSpin] = [Math.sin(spin), Math.cos(spin)]
  for (const p of [lie.number, lie.pole]) {
    const along = p.x * wx + p.y * wy
    const moved = along * cos + p.z * sin - along
    p.z = p.z * cos - along * sin
    const x = p.x + wx * moved
    const y = p.y + wy * moved
    p.x = x * cosSpin - y * sinSpin
    p.y = x * sinSpin + y * cosSpin
    // Thousands of small turns must not let it grow or shrink.
    const length = Math.hypot(p.x, p.y, p.z) || 1
    p.x /= length
    p.y /= length
    p.z /= length
  }
}

/** The part of a ball beyond a plane that cuts it at `height` along (x, y, z), as seen from above. */
function cap(pen: Pen, cx: number, cy: number, r: number, { x, y }: At, z: number, height: number): void {
  const rim = Math.sqrt(1 - height * height)
  const flat = Math.hypot(x, y)
  const facing = Math.atan2(y, x)
  // Where the cut passes from the visible half to the hidden one, seen along the cap's own axis.
  const edge = flat > 1e-6 ? (z * height) / (rim * flat) : Math.sign(z) * 2
  if (edge <= -1) return
  pen.beginPath()
  if (edge >= 1)
    pen.ellipse(cx + x * height * r, cy + y * height * r, Math.abs(z) * rim * r, rim * r, facing, 0, TAU)
  else {
    const reach = Math.acos(Math.max(-1, Math.min(1, height / flat)))
    // The near side of the cut, from limb to limb, and back along the limb.
    for (let i = 0; i <= 12; i++) {
      const from = Math.asin(edge)
      const t = Math.PI / 2 + (i / 12 - 0.5) * 2 * (Math.PI / 2 + from)
      const across = Math.cos(t) * rim
      const along = flat * height - z * Math.sin(t) * rim
      pen.lineTo(cx + (x * along - y * across) * (r / flat), cy + (y * along + x * across) * (r / flat))
    }
    pen.arc(cx, cy, r, facing - reach, facing + reach)
  }
  pen.fill()
}

export interface BallPainter {
  /** At (x, y) in the frame. Sprites are kept for each radius, so what swells or shrinks is grown instead. */
  paint(id: number, lie: Lie, x: number, y: number, r: number, grow?: number): void
  shade(x: number, y: number, r: number): void
}

/** Anything round and polished: a disc with a dark limb and a lamp in it. */
export function orb(pen: Pen, bake: Bake, x: number, y: number, r: number, colour: string, grow = 1): void {
  dot(pen, x, y, r * grow, colour)
  stamp(pen, gloss(bake, r), x, y, grow)
}

const gloss = (bake: Bake, r: number) =>
  bake(`gloss${r}`, r * 2.1, r * 2.1, (ink) => {
    dot(ink, 0, 0, r, halo(ink, ['#0000', '#00001418', '#00001490'], 0, 0, r, r * 0.3))
    dot(
      ink,
      -r * 0.36,
      -r * 0.42,
      r * 0.5,
      halo(ink, ['#fffe', '#fff6', '#fff2', '#fff0'], -r * 0.36, -r * 0.42, r * 0.5),
    )
  })

export function ballPainter(pen: Pen, bake: Bake, turned: Layout['turned']): BallPainter {
  /** A number on its disc; a red dot on the cue ball shows its spin. */
  const badge = (id: number, r: number) =>
    bake(`badge${id} ${r}`, r * 1.1, r * 1.1, (ink) => {
      dot(ink, 0, 0, id ? r * 0.5 : r * 0.15, id ? PAPER : '#e0263c')
      if (id) letter(ink, String(id), 0, r * 0.04, r * (id > 9 ? 0.58 : 0.7), { fill: '#191426', outline: 0 })
    })

  const shadow = (r: number) =>
    bake(`shadow${r}`, r * 4, r * 4, (ink) =>
      dot(ink, 0, 0, r * 1.5, halo(ink, ['#0014148c', '#00141400'], 0, 0, r * 1.5, r * 0.5)),
    )

  /** What is painted around `out`, its foot towards `down`. */
  function mark(id: number, out: Spot, down: Spot, x: number, y: number, r: number, grow: number): void {
    for (const side of [1, -1]) {
      if (out.z * side < 0.08) continue
      const at = turned(out.x * side, out.y * side)
      const foot = turned(down.x, down.y)
      // Its right is its down crossed with its outward normal: so it reads the right way round on both sides.
      const right = turned((down.y * out.z - down.z * out.y) * side, (down.z * out.x - down.x * out.z) * side)
      const off = r * grow * 0.9
      pen.save()
      pen.transform(right.x, right.y, foot.x, foot.y, x + at.x * off, y + at.y * off)
      stamp(pen, badge(id, r), 0, 0, DISC * 2 * grow)
      pen.restore()
    }
  }

  return {
    paint(id, { number, pole }, x, y, r, grow = 1) {
      dot(pen, x, y, r * grow, colourOf(id))
      if (id > 8) {
        const at = turned(pole.x, pole.y)
        pen.fillStyle = PAPER
        cap(pen, x, y, r * grow, at, pole.z, STRIPE)
        cap(pen, x, y, r * grow, { x: -at.x, y: -at.y }, -pole.z, STRIPE)
      }
      mark(id, number, pole, x, y, r, grow)
      if (id === 0) mark(id, pole, number, x, y, r, grow)
      stamp(pen, gloss(bake, r), x, y, grow)
    },
    shade: (x, y, r) => stamp(pen, shadow(r), x + r * 0.25, y + r * 0.45),
  }
}
