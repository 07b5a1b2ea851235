/** The tower from its foot to its top, with the shudder that runs down it after each landing. */
import { clamp, mix, overshoot } from '../kit/easing.ts'
import type { Pen } from '../kit/sprite.ts'
import type { Eye } from './camera.ts'
import { LAWN } from './debris.ts'
import { FLAT, plate, seen, spread, STOREY } from './lens.ts'
import { RAINBOW, shadeOf, type Shade } from './shades.ts'
import { FOUNDATION, type Slab } from './slab.ts'
import { drawStorey } from './storey.ts'
import { dab } from '../kit/blot.ts'

/** Storeys of the house that stands there before anyone builds: the foundation is its roof. */
const HOUSE = 2

const STONE: Shade = {
  light: '#fbf6ea',
  top: '#eee3cc',
  left: '#dccbab',
  right: '#a98f6b',
  edge: '#6e5638',
}

export interface Shown {
  readonly tower: readonly Slab[]
  /** How many of the storeys stand: the last may still be on its way down. */
  readonly count: number
  /** Seconds since the last landing, how hard it was in storeys, and how wide the slab was before it grew. */
  readonly landed: number
  readonly weight: number
  readonly before: Slab | undefined
}

/** How far a storey is pressed down, in storeys; `below` counts from the top. */
export function dip(landed: number, weight: number, below: number): number {
  if (landed > 0.9) return 0
  return weight * Math.exp(-landed * 7) * Math.cos(landed * 24 - below * 0.7) * 0.62 ** below
}

/** A storey that was laid without a cut. */
export function isWhole(tower: readonly Slab[], storey: number): boolean {
  const [slab, below] = [tower[storey], tower[storey - 1]]
  return slab !== undefined && below !== undefined && slab.w >= below.w && slab.d >= below.d
}

export function drawTower(pen: Pen, eye: Eye, frameHeight: number, shown: Shown): void {
  const { tower, count, landed, weight, before } = shown
  const lowest = Math.floor(eye.storey - (frameHeight - eye.focus) / eye.rise - 2)
  if (lowest < 1) drawFoot(pen, eye)
  // Far away a storey is thinner than a pixel: then a few are drawn as one.
  const stride = Math.max(1, Math.round(1.6 / eye.rise))
  for (let i = Math.max(0, lowest - (lowest % stride)); i < count; i += stride) {
    const slab = tower[i]
    if (!slab) continue
    const top = i >= count - stride
    const high = i - dip(landed, weight, count - 1 - i)
    drawStorey(pen, eye, top && before ? widening(before, slab, landed) : slab, high, shadeOf(i), {
      thick: stride,
      lit: isWhole(tower, i),
      gloss: top,
      covered: !top && covers(tower[i + 1], slab),
    })
  }
}

const covers = (above: Slab | undefined, { x, z, w, d }: Slab) =>
  above !== undefined &&
  above.x <= x &&
  above.z <= z &&
  above.x + above.w >= x + w &&
  above.z + above.d >= z + d

function widening(from: Slab, to: Slab, landed: number): Slab {
  const t = overshoot(clamp(landed / 0.32), 2.4)
  return {
    x: mix(from.x, to.x, t),
    z: mix(from.z, to.z, t),
    w: mix(from.w, to.w, t),
    d: mix(from.d, to.d, t),
  }
}

function drawFoot(pen: Pen, eye: Eye): void {
  pen.fillStyle = 'rgba(10,60,30,.24)'
  plate(pen, eye, { ...spread(FOUNDATION, 110), w: 1460 }, LAWN)
  pen.fill()
  drawStorey(pen, eye, spread(FOUNDATION, 80), LAWN, STONE, { thick: -LAWN - HOUSE, windows: false })
  for (let high = -HOUSE; high < 0; high++)
    drawStorey(pen, eye, FOUNDATION, high, shadeOf(high + RAINBOW), { lit: true })
  drawDoor(pen, eye)
}

/** In the middle of the wall that faces the path. */
function drawDoor(pen: Pen, eye: Eye): void {
  const { unit } = eye
  const deep = STOREY * unit
  if (deep < 9) return
  const at = seen(eye, 0, FOUNDATION.z + FOUNDATION.d, 1 - HOUSE)
  pen.save()
  pen.transform(1, FLAT, 0, 1, at.x, at.y)
  const wide = 124 * unit
  for (const [colour, grow] of [
    ['#fff', 16 * unit],
    ['#b5432e', 0],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(-wide / 2 - grow, deep * 0.24 - grow, wide + grow * 2, deep * 0.76 + grow, [
      wide * 0.6,
      wide * 0.6,
      0,
      0,
    ])
    pen.fill()
  }
  pen.fillStyle = '#ffd766'
  dab(pen, wide * 0.24, deep * 0.66, wide * 0.09)
  pen.restore()
}
