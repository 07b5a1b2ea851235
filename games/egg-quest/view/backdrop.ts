/** Everything behind the tree, in layers that move at their own pace: sky, lights, what passes by, the orchard. */
import { glow, hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { CREAM, ORANGE, VIOLET } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { airshipSprite, cloudSprite, crownSprite, orbSprite } from './afar.ts'
import { TREE, zoneAt } from '../rules/curve.ts'
import { barkFill, blossom, TRUNK, tuftSprite } from './leafage.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Lens } from './lens.ts'
import { at, lines, patch } from './brush.ts'
import { blended, lookAt, type Light } from './skies.ts'

const TAU = Math.PI * 2
/** Of the sun. */
const LIGHT = '255,248,205'

export function drawSky(pen: Pen, bake: Bake, lens: Lens, light: Light, time: number): void {
  const { width, height, unit } = lens
  blended(pen, light, (zone) => {
    const sheet = bake(`sky${zone}`, width, height, (pen) => paintSky(pen, width, height, zone), 0.5)
    stamp(pen, sheet, width / 2, height / 2)
  })
  const { dark } = light
  pen.globalAlpha = dark
  if (dark > 0.02) drawStars(pen, 14, time, (i) => [scatter(i, 41) * width, scatter(i, 42) * height])
  pen.globalAlpha = dark
  if (dark > 0.4)
    stamp(pen, orbSprite(bake, CREAM, Math.min(56 * unit, width * 0.09)), width * 0.84, height * 0.24)
  pen.globalAlpha = 1
}

function paintSky(pen: Pen, width: number, height: number, zone: number): void {
  const area = whole(width, height)
  sky(pen, area, lookAt(zone).sky)
  const far = Math.max(width, height)
  if (zone === 3) glow(pen, 0, height * 0.36, far * 0.6, LIGHT, 0.9)
  // Most stars stand still; a few twinkle, and those are drawn every frame.
  if (zone > 3)
    drawStars(pen, 90, 0, (i) => [(scatter(i, 45) - 0.5) * width, (scatter(i, 46) - 0.5) * height])
  if (zone > 2) return
  at(pen, -width * 0.3, -height * 0.36, () => {
    glow(pen, 0, 0, far * 0.62, LIGHT, 0.95)
    pen.fillStyle = '#fff8cd1a'
    pen.beginPath()
    for (let i = 0; i < 32; i++) {
      const angle = (i * TAU) / 32
      // Every other wedge is a beam.
      if (i % 2) pen.lineTo(0, 0)
      pen.lineTo(Math.cos(angle) * far * 2, Math.sin(angle) * far * 2)
    }
    pen.fill()
  })
}

function drawStars(
  pen: Pen,
  count: number,
  time: number,
  place: (i: number) => readonly [number, number],
): void {
  const dark = pen.globalAlpha
  pen.fillStyle = '#fff'
  for (let i = 0; i < count; i++) {
    pen.globalAlpha = dark * (0.5 + 0.45 * Math.sin(time * 1.4 + i * 2.1))
    const size = 0.7 + scatter(i, 43) * 1.9
    pen.fillRect(...place(i), size, size)
  }
  pen.globalAlpha = 1
}

/** Layers from far to near: how fast they move against the tree, units between two things, size, and their salt. */
const LAYERS = [
  { pace: 0.16, every: 105, size: 46, near: false },
  { pace: 0.42, every: 120, size: 74, near: true },
] as const

/** Things to the left and right of the tree, at fixed heights of their layer. */
export function drawAfar(pen: Pen, bake: Bake, lens: Lens, time: number): void {
  const { unit, width, height } = lens
  // On a wide frame there is room for more of them.
  const rows = width > height * 1.2 ? 2 : 1
  for (const [layer, { pace, every, size, near }] of LAYERS.entries()) {
    const camera = Math.max(0, lens.camera) * pace
    const first = Math.floor((camera - height / unit) / every)
    const last = Math.ceil((camera + (height / unit) * 0.4) / every)
    for (let n = first; n <= last; n++) {
      // What belongs to a zone comes in from above as the camera enters it.
      const y = height * 0.12 - (n * every - camera) * unit
      const zone = zoneAt(Math.max(0, (n * every) / pace / TREE.spacing))
      for (const side of [-1, 1])
        for (let row = 0; row < rows; row++) {
          const seed = n * 6 + row * 2 + (side > 0 ? 1 : 0) + layer * 1000
          if (scatter(seed, 51) > (near ? 0.72 : 0.8)) continue
          const out = (row + 0.35 + scatter(seed, 52) * 0.6) / rows
          const x = width / 2 + side * (90 * unit + out * (width / 2 - 70 * unit))
          if (x < -size * unit || x > width + size * unit || y < -2 * size * unit || y > height + size * unit)
            continue
          const bob = Math.sin(time * 0.5 + seed) * 4 * unit
          const sprite = thing(bake, zone, seed, size * unit, near)
          if (sprite) stamp(pen, sprite, x, y + bob + scatter(seed, 53) * 60 * unit)
        }
    }
  }
}

function thing(bake: Bake, zone: number, seed: number, size: number, near: boolean): Sprite | undefined {
  const roll = scatter(seed, 54)
  if (zone === 0) return roll < 0.7 ? cloudSprite(bake, 0, size * 0.7, false) : undefined
  if (zone === 1)
    return near && roll < 0.5 ? tuftSprite(bake, 1, size * 1.3, seed % 2) : crownSprite(bake, 1, size * 1.25)
  if (zone === 3 && roll < 0.3) return airshipSprite(bake, roll < 0.15, near ? size * 0.5 : size * 0.36)
  if (zone === 4 && roll < 0.34) return orbSprite(bake, roll < 0.17 ? ORANGE : VIOLET, size * 0.34)
  return cloudSprite(bake, zone, zone < 4 ? size : size * 0.7, near && zone < 4 && roll > 0.62)
}

/** The orchard: hills and rows of trees far back, the lawn that the tree stands on. */
export function drawOrchard(pen: Pen, bake: Bake, lens: Lens): void {
  const { unit, width, height, camera } = lens
  const climbed = Math.max(0, camera) * unit
  const ground = lens.y(-30) - climbed
  for (const [pace, paint, high] of [
    [0.22, paintHills, 260],
    [0.5, paintRows, 170],
  ] as const) {
    const y = ground + climbed * pace + 30 * unit
    if (y - high * unit > height) continue
    const sheet = bake(
      `back${pace}`,
      width,
      high * unit,
      (pen) => paint(pen, bake, width, high * unit, unit),
      1,
    )
    stamp(pen, sheet, width / 2, y - (high * unit) / 2)
  }
  const y = lens.y(-14)
  if (y > height + 40 * unit) return
  const deep = height * 0.42 + 120 * unit
  const lawn = bake('lawn', width, deep, (pen) => paintLawn(pen, width, deep, unit))
  stamp(pen, lawn, width / 2, y + deep / 2 - 34 * unit)
}

function paintHills(pen: Pen, _bake: Bake, width: number, high: number, unit: number): void {
  const area = whole(width, high)
  hills(pen, area, '#a5e3c0', high * 0.3, 22 * unit, 1)
  hills(pen, area, '#7fd69a', high * 0.52, 18 * unit, 2)
}

function paintRows(pen: Pen, bake: Bake, width: number, high: number, unit: number): void {
  const area = whole(width, high)
  hills(pen, area, '#55bd72', high * 0.5, 9 * unit, 2)
  const step = 52 * unit
  for (let i = 0; i * step < width + step; i++) {
    const x = -width / 2 + (i + scatter(i, 61) * 0.5) * step
    const y = high * (0.06 + scatter(i, 62) * 0.1)
    stamp(pen, crownSprite(bake, 0, 74 * unit), x, y - 16 * unit, 0.32 + scatter(i, 63) * 0.14)
    at(pen, x, y, () => lines(pen, unit * 100, 'M-14-9h0M9-18h0M13-4h0M-3-23h0', '#ef5a6a', 5))
  }
  hills(pen, area, '#3fae5a', high * 0.74, 6 * unit, 3)
}

function paintLawn(pen: Pen, width: number, deep: number, unit: number): void {
  const top = -deep / 2 + 34 * unit
  // A fence at the back of the lawn.
  for (let x = -width / 2 - 6 * unit; x < width / 2; x += 22 * unit)
    at(pen, x, top, () => {
      patch(pen, unit * 100, 'M0-16H22V-11H0zM0-5H22V0H0z', '#fff6e4', '#d9b98a', 1)
      patch(pen, unit * 100, 'M0 6V-20L5-27L10-20V6', '#fff6e4', '#d9b98a', 1)
    })
  const fill = pen.createLinearGradient(0, top, 0, deep / 2)
  fill.addColorStop(0, '#8ee06a')
  fill.addColorStop(0.3, '#3fae4e')
  fill.addColorStop(1, '#176a3a')
  pen.fillStyle = fill
  pen.fillRect(-width / 2, top, width, deep)
  for (let i = 0; i < width / (5 * unit); i++)
    at(pen, -width / 2 + i * 5 * unit, top, () =>
      lines(pen, unit * 100, i % 3 ? 'M0 3Q2-4 5-8' : 'M0 3Q0-5-3-11', i % 2 ? '#6fd058' : '#a8ee7a', 2),
    )
  for (let i = 0; i < width / (30 * unit); i++)
    at(pen, (scatter(i, 73) - 0.5) * width, top + (14 + scatter(i, 74) * 150) * unit, () =>
      blossom(pen, 4.5 * unit),
    )
}

/** The foot of the trunk, spread into roots. */
export function drawRoots(pen: Pen, bake: Bake, lens: Lens): void {
  const { unit } = lens
  const y = lens.y(-14)
  if (y > lens.height + 60 * unit) return
  const sprite = bake('roots', 240 * unit, 90 * unit, (pen) => {
    patch(
      pen,
      unit * 100,
      'M-48-45Q-50 8-110 22Q-60 30-36 18Q-20 29 0 27Q20 28 34 18Q60 32 112 24Q52 6 48-45',
      barkFill(pen, 0, TRUNK.half * 1.1 * unit),
    )
  })
  stamp(pen, sprite, lens.x(0), y)
}

/** Close to the eye, at the frame's edges, quicker than the tree. */
export function drawNear(pen: Pen, bake: Bake, lens: Lens, still: boolean): void {
  const { unit, width, height } = lens
  const pace = still ? 1 : 1.35
  const every = 190
  const size = Math.max(70 * unit, width * 0.06)
  const camera = lens.camera * pace
  for (let n = Math.max(1, Math.floor((camera - 300) / every)); ; n++) {
    const y = lens.y(lens.camera + n * every - camera)
    if (y < -size) break
    if (y > height + size) continue
    const zone = zoneAt((n * every) / pace / TREE.spacing)
    const side = scatter(n, 81) < 0.5 ? 0 : 1
    const large = size / (44 * unit)
    const x = side * width + (side ? 1 : -1) * size * 0.35
    stamp(pen, tuftSprite(bake, zone, 44 * unit, n % 3), x, y, side ? -large : large, large)
  }
}
