/** Balls as spheres: what is painted on them turns with them and is projected each frame. */
import { letter } from '../kit/lettering.ts'
import { type Bake, type Pen, stamp } from '../kit/sprite.ts'
import type { Layout } from './layout.ts'

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
const TAU = Math.PI * 2

export const colourOf = (id: number) => COLOURS[id > 8 ? id - 8 : id] ?? '#fff'

/** Numbers up, tilted a little, each its own way. */
export function lieOf(id: number): Lie {
  const lie = { number: { x: 0, y: 0, z: 1 }, pole: { x: 0, y: 1, z: 0 } }
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
function cap(pen: Pen, r: number, x: number, y: number, z: number, height: number): void {
  const rim = Math.sqrt(1 - height * height)
  const flat = Math.hypot(x, y)
  const facing = Math.atan2(y, x)
  // Where the cut passes from the visible half to the hidden one, seen along the cap's own axis.
  const edge = flat > 1e-6 ? (z * height) / (rim * flat) : Math.sign(z) * 2
  if (edge <= -1) return
  pen.beginPath()
  if (edge >= 1) pen.ellipse(x * height * r, y * height * r, Math.abs(z) * rim * r, rim * r, facing, 0, TAU)
  else {
    const reach = Math.acos(Math.max(-1, Math.min(1, height / flat)))
    // The near side of the cut, from limb to limb, and back along the limb.
    for (let i = 0; i <= 12; i++) {
      const from = Math.asin(edge)
      const t = Math.PI / 2 + (i / 12 - 0.5) * 2 * (Math.PI / 2 + from)
      const across = Math.cos(t) * rim
      const along = flat * height - z * Math.sin(t) * rim
      pen.lineTo((x * along - y * across) * (r / flat), (y * along + x * across) * (r / flat))
    }
    pen.arc(0, 0, r, facing - reach, facing + reach)
  }
  pen.fill()
}

export interface BallPainter {
  /** At (x, y) in the frame, with this radius. */
  paint(id: number, lie: Lie, x: number, y: number, r: number): void
  shade(x: number, y: number, r: number): void
}

export function ballPainter(pen: Pen, bake: Bake, turned: Layout['turned']): BallPainter {
  const badge = (id: number, r: number) =>
    bake(`badge${id} ${r}`, r * 1.1, r * 1.1, (ink) => {
      ink.fillStyle = '#fffdf4'
      ink.beginPath()
      ink.arc(0, 0, r * 0.5, 0, TAU)
      ink.fill()
      letter(ink, String(id), 0, r * 0.04, r * (id > 9 ? 0.58 : 0.7), { fill: '#191426', outline: 0 })
    })

  const gloss = (r: number) =>
    bake(`gloss${r}`, r * 2.1, r * 2.1, (ink) => {
      const dark = ink.createRadialGradient(-r * 0.3, -r * 0.35, r * 0.3, 0, 0, r)
      dark.addColorStop(0, 'rgba(0,0,20,0)')
      dark.addColorStop(0.6, 'rgba(0,0,20,.1)')
      dark.addColorStop(1, 'rgba(0,0,20,.55)')
      ink.fillStyle = dark
      ink.beginPath()
      ink.arc(0, 0, r, 0, TAU)
      ink.fill()
      const light = ink.createRadialGradient(-r * 0.36, -r * 0.42, 0, -r * 0.36, -r * 0.42, r * 0.5)
      light.addColorStop(0, 'rgba(255,255,255,.95)')
      light.addColorStop(0.25, 'rgba(255,255,255,.5)')
      light.addColorStop(1, 'rgba(255,255,255,0)')
      ink.fillStyle = light
      ink.fillRect(-r, -r, r * 2, r * 2)
    })

  const shadow = (r: number) =>
    bake(`shadow${r}`, r * 4, r * 4, (ink) => {
      const soft = ink.createRadialGradient(0, 0, r * 0.5, 0, 0, r * 1.5)
      soft.addColorStop(0, 'rgba(0,20,20,.55)')
      soft.addColorStop(1, 'rgba(0,20,20,0)')
      ink.fillStyle = soft
      ink.fillRect(-r * 2, -r * 2, r * 4, r * 4)
    })

  function mark(id: number, lie: Lie, r: number, side: 1 | -1): void {
    const { number, pole } = lie
    if (number.z * side < 0.08) return
    const at = turned(number.x * side, number.y * side)
    const down = turned(pole.x, pole.y)
    // Its right is its down crossed with its outward normal: so it reads the right way round on both sides.
    const right = turned(
      (pole.y * number.z - pole.z * number.y) * side,
      (pole.z * number.x - pole.x * number.z) * side,
    )
    pen.save()
    pen.transform(right.x, right.y, down.x, down.y, at.x * r * 0.9, at.y * r * 0.9)
    stamp(pen, badge(id, r), 0, 0, DISC * 2)
    pen.restore()
  }

  return {
    paint(id, lie, x, y, r) {
      pen.save()
      pen.translate(x, y)
      pen.fillStyle = colourOf(id)
      pen.beginPath()
      pen.arc(0, 0, r, 0, TAU)
      pen.fill()
      if (id > 8) {
        const pole = turned(lie.pole.x, lie.pole.y)
        pen.fillStyle = '#fffdf4'
        cap(pen, r, pole.x, pole.y, lie.pole.z, STRIPE)
        cap(pen, r, -pole.x, -pole.y, -lie.pole.z, STRIPE)
      }
      if (id > 0) {
        mark(id, lie, r, 1)
        mark(id, lie, r, -1)
      } else {
        // Red dots show the cue ball's spin.
        pen.fillStyle = '#e0263c'
        for (const spot of [lie.number, lie.pole])
          for (const side of [1, -1])
            if (spot.z * side > 0.1) {
              const at = turned(spot.x * side, spot.y * side)
              pen.beginPath()
              pen.ellipse(
                at.x * r,
                at.y * r,
                r * 0.13 * spot.z * side,
                r * 0.13,
                Math.atan2(at.y, at.x),
                0,
                TAU,
              )
              pen.fill()
            }
      }
      pen.restore()
      stamp(pen, gloss(r), x, y)
    },
    shade: (x, y, r) => stamp(pen, shadow(r), x + r * 0.25, y + r * 0.45),
  }
}
