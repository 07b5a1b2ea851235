/** The blossoms, wherever they are: hanging, in flight, about to burst, falling. */
import { clamp, overshoot } from '../../kit/paint/easing.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import { blossomSprite, seedSprite, toneOf } from './blossoms.ts'
import { LINE, middleX, middleY, RISE, rowOf } from '../rules/field.ts'
import type { Layout } from './layout.ts'
import { rules, type State } from '../rules.ts'
import type { Flying, Leaving, Show } from './show.ts'
import { along } from './timing.ts'

/** Blossoms a second a second, and the little hop before the fall. */
const GRAVITY = 46
const HOP = 3.2
/** What is left of the speed after touching the bench. */
const BOUNCE = 0.36
/** Seconds that a seed takes to flower, and a blossom to swell before it bursts. */
const FLOWER = 0.3
const SWELL = 0.09

export interface Scene {
  readonly layout: Layout
  readonly now: number
  readonly still: boolean
  /** Blossoms that the whole bed is drawn down and aside. */
  readonly down: number
  readonly aside: number
}

export function drawBed(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  state: State,
  show: Show,
  { layout, now, still, down, aside }: Scene,
): void {
  const { unit, x, y } = layout
  const over = rules.outcome(state)
  const sunk = show.sunk(now)
  const { struck } = show
  const age = now - struck.at
  const shaking = age > 0 && age < 0.6
  const tremble = shaking && !still ? Math.cos(age * 26) * Math.exp(-age * 7) * 0.16 : 0
  for (const { id, kind, cell } of state.bed) {
    const flight = show.flying.get(id)
    if (flight && now < flight.until) {
      drawFlight(pen, bake, layout, flight, kind, now)
      continue
    }
    let [px, py] = [middleX(cell) + aside, middleY(cell) + sunk * RISE + down]
    const [dx, dy] = [px - struck.x, py - struck.y]
    const near = shaking ? Math.max(0, 1 - Math.sqrt(dx * dx + dy * dy) / 2.6) : 0
    if (tremble && near) {
      px += dx * near * tremble
      py += dy * near * tremble - near * tremble * 0.5
    }
    const grown = flight ? 0.75 + 0.25 * overshoot((now - flight.until) / FLOWER, 3) : 1
    // A bob, not a turn: a sprite that is not turned costs a fifth.
    if (!still) py += Math.sin(now * 1.7 + id * 1.3) * 0.025
    const low = rowOf(cell) + Math.round(sunk) >= LINE - 2
    const mood: Mood = over === 'lost' ? 'sad' : low ? 'wow' : near > 0.4 ? 'glad' : moodOf(id, now)
    stamp(pen, blossomSprite(bake, kind, unit, mood), x + px * unit, y + py * unit, grown)
  }
}

/** Most smile; now and then one of them has a thought. */
const moodOf = (id: number, now: number): Mood => ((now * 0.35 + id * 0.618) % 5 < 1 ? 'calm' : 'glad')

function drawFlight(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  { unit, x, y }: Layout,
  { path, length, from, until, sunk }: Flying,
  kind: number,
  now: number,
): void {
  const far = length * clamp((now - from) / (until - from))
  const [at, tail] = [along(path, far), along(path, Math.max(0, far - 1.3))]
  const down = y + sunk * RISE * unit
  pen.strokeStyle = toneOf(kind).light
  pen.lineCap = 'round'
  pen.globalAlpha = 0.4
  pen.lineWidth = unit * 0.4
  pen.beginPath()
  pen.moveTo(x + tail.x * unit, down + tail.y * unit)
  pen.lineTo(x + at.x * unit, down + at.y * unit)
  pen.stroke()
  pen.globalAlpha = 1
  stamp(pen, seedSprite(bake, kind, unit), x + at.x * unit, down + at.y * unit, 1, 1, (now - from) * 14)
}

/** What the rules have taken away and the eye has not: drawn until its time, then burst, or fallen to the bench. */
export function drawLeaving(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  show: Show,
  bits: Particles,
  { layout, now, still, down, aside }: Scene,
): void {
  const { unit, x, y, bench } = layout
  const floor = (bench - y) / unit - 0.35
  for (let i = show.leaving.length - 1; i >= 0; i--) {
    const one = show.leaving[i]
    if (!one) continue
    const { id, kind, at, falls } = one
    const flight = show.flying.get(id)
    if (flight && now < flight.until) {
      drawFlight(pen, bake, layout, flight, kind, now)
      continue
    }
    const age = now - at
    const left =
      age < 0 ? undefined : falls ? drop(one, age, floor) : { ...one, done: true, touched: 0, since: 0 }
    if (left?.done) {
      scatterPetals(bits, x + left.x * unit, y + left.y * unit, unit, kind, falls)
      show.leaving.splice(i, 1)
      continue
    }
    if (left) {
      if (left.touched > one.touches) {
        one.touches = left.touched
        const { light } = toneOf(kind)
        bits.burst({
          x: x + left.x * unit,
          y: bench,
          count: 3,
          colours: [light, '#fff'],
          speed: unit * 4,
          size: unit * 0.12,
          angle: -Math.PI / 2,
          spread: 2.4,
          shape: 'dot',
        })
      }
      const squash = left.touched ? Math.max(0, 1 - left.since * 9) * 0.3 : 0
      stamp(
        pen,
        blossomSprite(bake, kind, unit, 'wow'),
        x + left.x * unit,
        y + left.y * unit,
        1 + squash,
        1 - squash,
        still || id % 2 ? 0 : drift(id) * age * 2,
      )
      continue
    }
    // It swells for a moment before it goes.
    const swell = 1 + 0.22 * clamp(1 + age / SWELL)
    const shiver = still || falls ? 0 : Math.sin(now * 60 + id) * 0.02
    stamp(
      pen,
      blossomSprite(bake, kind, unit, falls ? 'wow' : 'glad'),
      x + (one.x + aside + shiver) * unit,
      y + (one.y + down) * unit,
      falls ? 1 : swell,
    )
  }
}

/** Blossoms a second to the side: its own for each, the same every time. */
const drift = (id: number) => (((id * 37) % 17) / 8 - 1) * 1.7

/** Where a falling blossom is: down to the bench, up once more, and then done. */
function drop({ id, x, y }: Leaving, age: number, floor: number) {
  const fall = (HOP + Math.sqrt(HOP * HOP + 2 * GRAVITY * Math.max(0, floor - y))) / GRAVITY
  const up = (GRAVITY * fall - HOP) * BOUNCE
  const since = age - fall
  const [from, speed, t] = since < 0 ? [y, HOP, age] : [floor, up, since]
  return {
    x: x + drift(id) * age,
    y: from - speed * t + (GRAVITY * t * t) / 2,
    touched: Number(since >= 0),
    since,
    done: since > (2 * up) / GRAVITY,
  }
}

function scatterPetals(
  bits: Particles,
  x: number,
  y: number,
  unit: number,
  kind: number,
  fell: boolean,
): void {
  const { light, true: body } = toneOf(kind)
  bits.burst({
    x,
    y,
    count: fell ? 5 : 9,
    colours: [light, body, '#fff'],
    speed: unit * (fell ? 4 : 6),
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
      size: unit * 0.34,
      life: 0.35,
      shape: 'ring',
    })
}
