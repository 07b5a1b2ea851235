/** What lives in the greenhouse by itself: light that wanders, motes in it, drops on the floor, butterflies. */
import { clamp, mix } from '../kit/easing.ts'
import { stamp, type Bake, type Pen } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import { dab, fill, shade } from './brush.ts'

const MOTES = 16
const DROPS = 5
/** Seconds from one drop to the next at the same spot, and of which its ring is seen. */
const DRIP = 5.5
const RING = 0.9

/** A number between 0 and 1 that belongs to n. */
const share = (n: number, of: number) => (n * of) % 1

export function drawLight(stage: Stage, bake: Bake, time: number, still: boolean): void {
  const { pen, width, height } = stage
  const moment = still ? 0 : time
  const shaft = bake(
    'shaft',
    width * 0.5,
    height * 1.3,
    (to) => drawShaft(to, width * 0.5, height * 1.3),
    0.5,
  )
  for (const [i, at] of [0.22, 0.62].entries()) {
    pen.globalAlpha = 0.6 + 0.3 * Math.sin(moment * 0.35 + i * 2)
    stamp(pen, shaft, width * (at + 0.02 * Math.sin(moment * 0.13 + i)), height * 0.5)
  }
  pen.fillStyle = '#fffbe0'
  for (let i = 0; i < MOTES; i++) {
    const y = height * (1 - ((share(i, 0.618) + moment * (0.008 + 0.01 * share(i, 0.37))) % 1))
    pen.globalAlpha = 0.25 + 0.35 * Math.sin(moment * 0.9 + i * 1.7) ** 2
    const size = 1.2 + 1.6 * share(i, 0.73)
    pen.fillRect(width * share(i, 0.381) + Math.sin(moment * 0.4 + i) * 14, y, size, size)
  }
  pen.globalAlpha = 1
}

/** Slanting, brightest in its middle, gone before the floor ends. */
function drawShaft(pen: Pen, width: number, height: number): void {
  pen.transform(1, 0, -0.28, 1, 0, 0)
  const wide = width * 0.26
  fill(
    pen,
    `M${-wide} ${-height / 2}H${wide}V${height / 2}H${-wide}z`,
    shade(pen, [-wide, 0], [wide, 0], 'rgba(255,253,220,0)', 'rgba(255,253,220,.2)', 'rgba(255,253,220,0)'),
  )
}

/** Rings where the roof drips. */
export function drawDrops(stage: Stage, time: number, still: boolean): void {
  if (still) return
  const { pen, width, height } = stage
  pen.strokeStyle = '#fff'
  pen.lineWidth = 1.6
  for (let i = 0; i < DROPS; i++) {
    const beat = time / DRIP + share(i, 0.618)
    const age = ((beat % 1) * DRIP) / RING
    if (age > 1) continue
    const spot = Math.floor(beat) * 3 + i
    pen.globalAlpha = clamp(1 - age) * 0.55
    pen.beginPath()
    pen.ellipse(
      width * share(spot + 1, 0.381),
      height * mix(0.55, 0.97, share(spot + 1, 0.724)),
      4 + age * 20,
      2 + age * 7,
      0,
      0,
      Math.PI * 2,
    )
    pen.stroke()
  }
  pen.globalAlpha = 1
}

const WINGS = ['#ffd27a', '#ff9ad5'] as const

export function drawButterflies(stage: Stage, time: number, still: boolean): void {
  const { pen, width, height } = stage
  const moment = still ? 4 : time
  for (const [i, colour] of WINGS.entries()) {
    const t = moment * (0.11 + i * 0.03) + i * 3
    const x = width * (0.5 + 0.52 * Math.sin(t))
    const y = height * (0.24 + i * 0.3 + 0.14 * Math.sin(t * 2.3)) + Math.sin(moment * 5 + i) * 5
    const flap = still ? 0.8 : 0.35 + 0.65 * Math.abs(Math.sin(moment * 9 + i))
    for (const side of [-1, 1]) {
      dab(pen, colour, x + side * 5 * flap, y - 3, 6 * flap, 6, side * 0.5)
      dab(pen, '#fff', x + side * 4 * flap, y + 4, 4 * flap, 4)
    }
    dab(pen, '#3a2010', x, y, 1.5, 6)
  }
}
