/** Draws the trunk, the boughs, the nests and the seeds. */
import { pathOf, ring, strokePath } from '../../kit/paint/brush.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, stampOnPixels, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { BLOOM, patienceAt, TREE, zoneAt } from '../rules/curve.ts'
import { beatOf, isGone, nestX, nestY, type Nest, type Seed } from '../rules/nests.ts'
import { at } from './at.ts'
import { drawChick } from './birds.ts'
import { boughSprite, fruitSprite, seedSprite, TRUNK, trunkSprite, tuftSprite } from './foliage.ts'
import type { Lens } from './lens.ts'
import type { Palette } from './looks.ts'
import {
  balloonSprite,
  BOWL,
  COIL,
  coilSprite,
  nestBack,
  nestFront,
  PAINTED,
  paintOf,
  petalSprite,
} from './nest.ts'
import { blended, type Light } from './skies.ts'

/** Distance from a swaying nest up to its bough, in units. */
const ROPE = 64

interface TreeMotion {
  /** Seconds; 0 with reduced motion. */
  readonly time: number
  /** How much the watching chicks cheer: 1 just after a dead-centre landing, 0 a second later. */
  readonly cheer: number
}

export function drawTrunk(pen: Pen, bake: Bake, lens: Lens, light: Light): void {
  const tile = TRUNK.tile * lens.unit
  // The trunk gets thinner towards the stars.
  const wide = 0.72 + 0.38 / (1 + Math.max(0, lens.camera) / 4000)
  blended(pen, light, (zone) => {
    const start = Math.floor((lens.camera - lens.height / lens.unit) / TRUNK.tile)
    for (let n = Math.max(0, start); lens.y(n * TRUNK.tile) > 0; n++) {
      const y = lens.y((n + 0.5) * TRUNK.tile)
      if (y < lens.height + tile) stamp(pen, trunkSprite(bake, zone, lens.unit), lens.x(0), y, wide, 1)
    }
  })
}

/** Draws all visible boughs, even those without a nest yet. */
export function drawBoughs(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  lens: Lens,
  nests: readonly Nest[],
  breeze: TreeMotion,
): void {
  const top = Math.ceil((lens.camera + lens.height / lens.unit) / TREE.spacing)
  const bottom = Math.max(1, Math.floor((lens.camera - lens.height / 2 / lens.unit) / TREE.spacing))
  for (let id = bottom; id <= top; id++) {
    const nest = nests.find((one) => one.id === id)
    const low = nest?.kind === 'sway' ? ROPE : nest?.kind === 'spring' ? -BOWL - COIL : -BOWL + 3
    drawBough(pen, bake, palette, lens, id, id * TREE.spacing + low, breeze)
  }
}

/** Length of a bough with its leaves, from the trunk's centre, in units. */
const LEAFY = 320
/** Overlap of the two sides in units: each is on whole pixels, so a gap could show. */
const OVER = 2

/** One side of a bough with leaves and fruit, as a single sprite. */
const leafyBough = (bake: Bake, palette: Palette, zone: number, variant: number, unit: number): Sprite =>
  bake(`side${zone}${variant}`, LEAFY * unit, 110 * unit, (pen) => {
    pen.translate((OVER - LEAFY / 2) * unit, -10 * unit)
    const long = 0.84 + variant * 0.1
    stamp(pen, boughSprite(bake, zone, unit), 0, 0, long, 1)
    const end = TRUNK.bough * long * unit
    const tuft = tuftSprite(bake, palette, zone, 44 * unit, variant % 3)
    stamp(pen, tuft, end * 1.02, -6 * unit, 0.9)
    stamp(pen, tuft, end * 0.72, 9 * unit, 0.55)
    if (variant) stamp(pen, fruitSprite(bake, zone, 9 * unit), end * (0.5 + variant * 0.1), 5 * unit)
  })

/** The left side, mirrored once: a mirrored sprite is slow to draw. */
const leftBough: typeof leafyBough = (bake, palette, zone, variant, unit) =>
  bake(`left${zone}${variant}`, LEAFY * unit, 110 * unit, (pen) =>
    stamp(pen, leafyBough(bake, palette, zone, variant, unit), 0, 0, -1, 1),
  )

function drawBough(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  lens: Lens,
  id: number,
  height: number,
  { time, cheer }: TreeMotion,
): void {
  const { unit } = lens
  const y = lens.y(height)
  if (y < -60 * unit || y > lens.height + 60 * unit) return
  for (const side of [-1, 1]) {
    const n = id * 2 + side
    const variant = Math.floor(scatter(n) * 4)
    const x = lens.x(side * (LEAFY / 2 - OVER))
    const bough = side < 0 ? leftBough : leafyBough
    stampOnPixels(pen, bough(bake, palette, zoneAt(id), variant, unit), x, y + 10 * unit)
    if (scatter(n, 4) > 0.34) continue
    const hop = Math.abs(Math.sin(time * 9 + n)) * cheer * 10
    drawChick(pen, bake, lens.x(side * 160), y - (9 + hop) * unit, 9 * unit, Math.sin(time * 30) * cheer)
  }
}

/** Position of a nest in the frame. */
export interface PlacedNest {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly wide: number
  /** How far a flower is shut, 0 to 1. */
  readonly shut: number
}

/** Places a nest at a tick, which may be fractional. `dip` is its displacement in units. */
export function placeNest(lens: Lens, nest: Nest, tick: number, dip: number, time: number): PlacedNest {
  const worn = nest.worn / patienceAt(nest.id)
  const shiver = nest.kind === 'crumble' && worn > 0.25 ? Math.sin(time * 60) * (worn - 0.2) * 3 : 0
  const x = nestX(nest, tick)
  return {
    x: lens.x(x + shiver),
    y: lens.y(nestY(nest, tick) - dip),
    turn: nest.kind === 'sway' ? (-x / nest.reach) * 0.16 : 0,
    wide: nest.half / PAINTED,
    shut: nest.kind === 'bloom' ? shutAt(beatOf(nest, tick)) : 0,
  }
}

/** Starts to shut shortly before the rules count it as shut, and opens as the next beat begins. */
const shutAt = (beat: number) =>
  clamp((beat - BLOOM.open + 0.12) / 0.12) * (1 - clamp((beat - 0.95) / 0.05) * 0.7)

/** Draws petals: upright when shut, spread to the sides when open. */
function drawPetals(
  pen: Pen,
  bake: Bake,
  { unit }: Lens,
  { x, y, wide, shut }: PlacedNest,
  offsets: readonly number[],
): void {
  const petal = petalSprite(bake, unit)
  for (const offset of offsets) {
    const aside = offset * mix(30, 22, shut) * wide * unit
    const turn = offset * mix(1.25, 0.34, shut)
    stamp(pen, petal, x + aside, y + 12 * unit, wide * 0.9, mix(0.62, 1, shut), turn)
  }
}

/** Draws the part of a nest behind the egg. */
export function drawNestBack(pen: Pen, bake: Bake, lens: Lens, nest: Nest, placed: PlacedNest): void {
  if (isGone(nest)) return
  const { x, y, turn, wide } = placed
  const { unit, strong } = lens
  const half = PAINTED * wide * unit
  if (nest.kind === 'sway') {
    const from = lens.y(nest.id * TREE.spacing + ROPE)
    pen.strokeStyle = '#fff0cc'
    pen.lineWidth = (strong ? 8 : 3.8) * unit
    pen.lineCap = 'round'
    pen.beginPath()
    for (const side of [-1, 1]) {
      pen.moveTo(lens.width / 2 + (x - lens.width / 2) * 0.72 + side * half * 0.5, from)
      pen.lineTo(x + side * half * 0.96, y + side * half * Math.sin(turn))
    }
    pen.stroke()
  }
  if (nest.kind === 'spring') stamp(pen, coilSprite(bake, unit), x, y + (BOWL - 7) * unit)
  if (nest.kind === 'bloom') drawPetals(pen, bake, lens, placed, [-1, 1, -0.5, 0.5, 0])
  if (nest.kind === 'sink') drawBalloons(pen, bake, lens, nest, placed, half)
  stamp(pen, nestBack(bake, paintOf(nest), unit), x, y, wide, 1, turn)
}

/** Draws the balloons, which deflate as the nest sinks. */
function drawBalloons(
  pen: Pen,
  bake: Bake,
  lens: Lens,
  nest: Nest,
  { x, y }: PlacedNest,
  half: number,
): void {
  const { unit } = lens
  const air = 1 - (nest.worn / patienceAt(nest.id)) * 0.6
  pen.strokeStyle = 'rgba(255,255,255,.85)'
  pen.lineWidth = 1.4 * unit
  for (const side of [-1, 1]) {
    const top = { x: x + side * half * 1.2, y: y - (34 + 12 * air) * unit }
    pen.beginPath()
    pen.moveTo(x + side * half * 0.95, y)
    pen.quadraticCurveTo(x + side * half * 1.25, y - 12 * unit, top.x, top.y + 16 * unit * air)
    pen.stroke()
    stamp(
      pen,
      balloonSprite(bake, (lens.strong ? 20 : 15) * unit, side > 0),
      top.x,
      top.y,
      air,
      air * (0.6 + 0.4 * air),
    )
  }
}

export function drawNestFront(pen: Pen, bake: Bake, lens: Lens, nest: Nest, placed: PlacedNest): void {
  if (isGone(nest)) return
  const { x, y, turn, wide, shut } = placed
  stamp(pen, nestFront(bake, paintOf(nest), lens.unit, lens.strong), x, y, wide, 1, turn)
  if (shut > 0.05) drawPetals(pen, bake, lens, placed, [-0.8, 0.8, 0])
}

/** Marks the wider dead centre of a fever. */
export function drawCentre(pen: Pen, { unit }: Lens, { x, y }: PlacedNest, half: number): void {
  at(pen, x, y, () => strokePath(pen, pathOf('M-100 20Q0 50 100 20', half * unit), '#fff3a0', 4 * unit))
}

/** Draws the ring after a dead-centre landing, which moves with its nest. */
export function drawRing(pen: Pen, { unit }: Lens, { x, y }: PlacedNest, age: number): void {
  const left = 1 - age / RING
  if (left <= 0) return
  pen.globalAlpha = left
  ring(pen, '#fff', x, y, (20 + 46 * (1 - left * left)) * unit, 8 * left * unit)
  pen.globalAlpha = 1
}

/** Lifetime of the ring, in seconds. */
const RING = 0.6

export function drawSeeds(pen: Pen, bake: Bake, lens: Lens, seeds: readonly Seed[], time: number): void {
  for (const { id, x, y, golden } of seeds) {
    const at = lens.y(y) + Math.sin(time * 3 + id) * 2 * lens.unit
    if (at < -40 || at > lens.height + 40) continue
    stamp(pen, seedSprite(bake, golden, 9 * lens.unit), lens.x(x), at)
  }
}
