/** Draws the hanging blossoms and the seeds in flight. */
import { line } from '../../kit/paint/brush.ts'
import { clamp, overshoot } from '../../kit/paint/easing.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import { rules, type State } from '../rules.ts'
import { LINE, middleX, middleY, RISE, rowOf } from '../rules/field.ts'
import { blossomSprite, seedSprite, toneOf } from './blossoms.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import type { Flying, SeedMotion } from './motion.ts'
import { along } from './timing.ts'

/** Seconds until a landed seed has flowered. */
const FLOWER = 0.3

/** The state of one frame, shared by the painters of the bed. */
export interface BedFrame {
  readonly layout: Layout
  readonly palette: Palette
  readonly now: number
  readonly still: boolean
  /** Offset of the whole bed, in blossoms. */
  readonly down: number
  readonly aside: number
}

export function drawBed(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  state: State,
  motion: SeedMotion,
  { layout, palette, now, still, down, aside }: BedFrame,
): void {
  const { unit, x, y } = layout
  const lost = rules.outcome(state) === 'lost'
  const sunk = motion.sunk(now)
  const { struck } = motion
  const age = now - struck.at
  const shaking = age > 0 && age < 0.6
  const tremble = shaking && !still ? Math.cos(age * 26) * Math.exp(-age * 7) * 0.16 : 0
  for (const { id, kind: to, cell } of state.bed) {
    const change = motion.changing.get(id)
    const changed = change ? now - change.at : 9
    const kind = change && changed < 0 ? change.from : to
    // A vine that has not grown yet.
    if (!kind) continue
    const flight = motion.flying.get(id)
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
    const flowered = flight ? now - flight.until : changed
    const grown = flowered < 1 && flowered > 0 ? 0.75 + 0.25 * overshoot(flowered / FLOWER, 3) : 1
    // Bobs instead of rotating: an unrotated sprite costs a fifth.
    if (!still) py += Math.sin(now * 1.7 + id * 1.3) * 0.025
    const low = rowOf(cell) + Math.round(sunk) >= LINE - 2
    const mood: Mood = lost ? 'sad' : low ? 'wow' : near > 0.4 ? 'glad' : moodOf(id, now)
    stamp(pen, blossomSprite(bake, kind, unit, mood, palette), x + px * unit, y + py * unit, grown)
  }
}

/** Most blossoms smile; now and then one looks thoughtful. */
const moodOf = (id: number, now: number): Mood => ((now * 0.35 + id * 0.618) % 5 < 1 ? 'calm' : 'glad')

/** Draws a seed in flight with a tail of light. */
export function drawFlight(
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
  line(pen, x + tail.x * unit, down + tail.y * unit, x + at.x * unit, down + at.y * unit)
  pen.globalAlpha = 1
  stamp(pen, seedSprite(bake, kind, unit), x + at.x * unit, down + at.y * unit, 1, 1, (now - from) * 14)
}
