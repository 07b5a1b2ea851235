/** Draws the sky with sun, stars and moon, and the leaves in the foreground. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { createLayer, quantised } from '../../kit/paint/layer.ts'
import { CREAM } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { TREE, zoneAt } from '../rules/curve.ts'
import { orbSprite } from './afar.ts'
import { at } from './at.ts'
import { tuftSprite } from './foliage.ts'
import type { Lens } from './lens.ts'
import type { Palette } from './looks.ts'
import { blended, paintsAt, type Light } from './skies.ts'

const SUNLIGHT = '255,248,205'

export function createSky(stage: Stage, bake: Bake) {
  const { pen } = stage
  const drawLayer = createLayer(stage)

  return (lens: Lens, light: Light, time: number): void => {
    const { width, height, unit } = lens
    const steady = { ...light, blend: quantised(light.blend) }
    drawLayer(`${light.zone} ${steady.blend}`, (pen) =>
      blended(pen, steady, (zone) => {
        const sheet = bake(`sky${zone}`, width, height, (pen) => paintSky(pen, width, height, zone), 0.5)
        stamp(pen, sheet, width / 2, height / 2)
      }),
    )
    const { dark } = light
    pen.globalAlpha = dark
    if (dark > 0.02) drawStars(pen, 14, time, (i) => [scatter(i, 41) * width, scatter(i, 42) * height])
    pen.globalAlpha = dark
    if (dark > 0.4)
      stamp(pen, orbSprite(bake, CREAM, Math.min(56 * unit, width * 0.09)), width * 0.84, height * 0.24)
    pen.globalAlpha = 1
  }
}

function paintSky(pen: Pen, width: number, height: number, zone: number): void {
  const area = whole(width, height)
  sky(pen, area, paintsAt(zone).sky)
  const far = Math.max(width, height)
  if (zone === 3) glow(pen, 0, height * 0.36, far * 0.6, SUNLIGHT, 0.9)
  // Most stars are painted here; only the few that twinkle are drawn every frame.
  if (zone > 3)
    drawStars(pen, 90, 0, (i) => [(scatter(i, 45) - 0.5) * width, (scatter(i, 46) - 0.5) * height])
  if (zone > 2) return
  at(pen, -width * 0.3, -height * 0.36, () => {
    glow(pen, 0, 0, far * 0.62, SUNLIGHT, 0.95)
    pen.fillStyle = '#fff8cd1a'
    pen.beginPath()
    for (let i = 0; i < 32; i++) {
      // No beam is level: its edge would draw a line across the sky.
      const angle = ((i + 0.5) * Math.PI) / 16
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

/** Draws leaves at the frame's edges, faster than the tree because they are nearer. */
export function drawNear(pen: Pen, bake: Bake, palette: Palette, lens: Lens, still: boolean): void {
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
    stamp(pen, tuftSprite(bake, palette, zone, 44 * unit, n % 3), x, y, side ? -large : large, large)
  }
}
