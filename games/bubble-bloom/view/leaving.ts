/** Draws the blossoms that leave: about to burst, falling to the bench, or flying off. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import { POD } from '../rules/kinds.ts'
import { drawFlight, type BedFrame } from './bed.ts'
import { blossomSprite, toneOf } from './blossoms.ts'
import type { Leaving, SeedMotion } from './motion.ts'
import { FREED } from './elements.ts'

/** Gravity in blossoms per second squared, and the speed of the hop before the fall. */
const GRAVITY = 46
const HOP = 3.2
/** Share of the speed that remains after hitting the bench. */
const BOUNCE = 0.36
/** Seconds that a blossom swells before it bursts. */
const SWELL = 0.09

/** Draws blossoms that the rules have removed but that are still visible. */
export function drawLeaving(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  motion: SeedMotion,
  bits: Particles,
  frame: BedFrame,
): void {
  const { layout, now } = frame
  const { unit, x, y, bench } = layout
  const floor = (bench - y) / unit - 0.35
  for (let i = motion.leaving.length - 1; i >= 0; i--) {
    const one = motion.leaving[i]
    if (!one) continue
    const { id, kind, at, falls } = one
    const flight = motion.flying.get(id)
    const age = now - at
    if (flight && now < flight.until) drawFlight(pen, bake, layout, flight, kind, now)
    else if (age < 0) drawWaiting(pen, bake, one, age, frame)
    else {
      const fall = falls ? fallOf(one, age, floor) : kind === FREED ? flightOf(one, age) : undefined
      if (fall && !fall.done) drawFalling(pen, bake, bits, one, fall, age, frame)
      else {
        const end = fall ?? one
        scatterPetals(bits, x + end.x * unit, y + end.y * unit, unit, kind, falls)
        motion.leaving.splice(i, 1)
      }
    }
  }
}

/** Draws a blossom that swells before it bursts. */
function drawWaiting(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  { id, kind, falls, x, y }: Leaving,
  age: number,
  { layout, palette, now, still, down, aside }: BedFrame,
): void {
  const { unit } = layout
  const swell = 1 + 0.22 * clamp(1 + age / SWELL)
  const shiver = still || falls ? 0 : Math.sin(now * 60 + id) * 0.02
  stamp(
    pen,
    blossomSprite(bake, kind, unit, falls ? 'wow' : 'glad', palette),
    layout.x + (x + aside + shiver) * unit,
    layout.y + (y + down) * unit,
    falls ? 1 : swell,
  )
}

function drawFalling(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  bits: Particles,
  one: Leaving,
  fall: Fall,
  age: number,
  { layout, palette, still }: BedFrame,
): void {
  const { id, kind } = one
  const { unit, bench } = layout
  const [x, y] = [layout.x + fall.x * unit, layout.y + fall.y * unit]
  if (fall.touched && !one.touched) {
    one.touched = true
    bits.burst({
      x,
      y: bench,
      count: 3,
      colours: [toneOf(kind).light, '#fff'],
      speed: unit * 4,
      size: unit * 0.12,
      angle: -Math.PI / 2,
      spread: 2.4,
      shape: 'dot',
    })
  }
  const squash = fall.touched ? Math.max(0, 1 - fall.since * 9) * 0.3 : 0
  const turn = still || id % 2 ? 0 : drift(id) * age * 2
  stamp(pen, blossomSprite(bake, kind, unit, 'wow', palette), x, y, 1 + squash, 1 - squash, turn)
}

/** Sideways speed in blossoms per second, fixed for each id. */
const drift = (id: number) => (((id * 37) % 17) / 8 - 1) * 1.7

interface Fall {
  readonly x: number
  readonly y: number
  /** Whether it has touched the bench, and the seconds since then. */
  readonly touched: boolean
  readonly since: number
  readonly done: boolean
}

/** The position of a falling blossom: down to the bench, one bounce, then done. */
function fallOf({ id, x, y }: Leaving, age: number, floor: number): Fall {
  const fall = (HOP + Math.sqrt(HOP * HOP + 2 * GRAVITY * Math.max(0, floor - y))) / GRAVITY
  const up = (GRAVITY * fall - HOP) * BOUNCE
  const since = age - fall
  const [from, speed, t] = since < 0 ? [y, HOP, age] : [floor, up, since]
  return {
    x: x + drift(id) * age,
    y: from - speed * t + (GRAVITY * t * t) / 2,
    touched: since >= 0,
    since,
    done: since > (2 * up) / GRAVITY,
  }
}

/** The path of a bee that flies up and away. */
const flightOf = ({ x, y }: Leaving, age: number): Fall => ({
  x: x + Math.sin(age * 8) * 0.7,
  y: y + age * (1 - age * 12),
  touched: false,
  since: 0,
  done: age > 1,
})

function scatterPetals(
  bits: Particles,
  x: number,
  y: number,
  unit: number,
  kind: number,
  fell: boolean,
): void {
  const { light, true: body } = toneOf(kind)
  const force = kind === POD ? 3 : 1
  bits.burst({
    x,
    y,
    count: fell ? 5 : 9 * force,
    colours: [light, body, '#fff'],
    speed: unit * (fell ? 4 : 4 + 2 * force),
    size: unit * 0.24,
    gravity: unit * 9,
    life: 0.8,
  })
  if (!fell)
    bits.burst({
      x,
      y,
      count: 1,
      colours: [light],
      speed: 0,
      gravity: 0,
      size: unit * 0.34 * force,
      life: 0.35,
      shape: 'ring',
    })
}
