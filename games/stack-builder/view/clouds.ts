/** Draws single clouds that drift by, and the sea of clouds that the tower breaks through. */
import { downwards } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stampOnPixels, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { TowerView } from './camera.ts'
import { layerY, stampScenery, type SceneryLayer } from './layers.ts'

const SEA: readonly SceneryLayer[] = [
  { at: 40, pace: 0.3 },
  { at: 38, pace: 0.45 },
  { at: 36, pace: 0.65 },
]

/** Distance between clouds, in storeys. */
const EVERY = 3.3

export function createClouds(stage: Stage, bake: Bake) {
  const { pen } = stage

  return {
    /** Draws few clouds low down, many in their zone, and few again far up. */
    draw(eye: TowerView, time: number, pace: number): void {
      const warm = clamp((eye.storey - 38) / 6)
      const above = eye.storey + (eye.focus + 80) / (eye.rise * pace)
      const below = eye.storey - (stage.height - eye.focus + 80) / (eye.rise * pace)
      for (let n = Math.max(0, Math.floor(below / EVERY)); n <= above / EVERY; n++) {
        const at = n * EVERY
        const plenty = at < 9 * pace * 2 ? 0 : at < 20 ? 0.45 : at < 46 ? 1 : at < 64 ? 0.4 : 0
        const salt = pace * 10
        if (scatter(n, salt) > plenty) continue
        const large = 34 + Math.round(scatter(n, salt + 1) * 3) * 16
        const scale = 0.5 + 0.5 * eye.zoom
        const size = large * (0.7 + pace) * scale
        const run = stage.width + size * 3
        const x = (scatter(n, salt + 2) * run + time * (4 + pace * 9)) % run
        for (const glowing of [false, true]) {
          pen.globalAlpha = (glowing ? warm : 1 - warm) * 0.92
          if (pen.globalAlpha > 0)
            stampScenery(
              pen,
              cloud(bake, size / scale, glowing),
              x - size * 1.5,
              layerY(eye, { at, pace }),
              scale,
            )
        }
      }
      pen.globalAlpha = 1
    },
    /** Draws the cloud tops once the tower has broken through. */
    drawSea(eye: TowerView, time: number): void {
      for (const [i, layer] of SEA.entries()) {
        const y = layerY(eye, layer)
        const deep = stage.height * 0.9
        if (y > stage.height || y < -deep * 1.3) continue
        pen.globalAlpha = clamp((eye.storey - 27 - i) / 10) * clamp(eye.zoom * 3 - 1)
        if (pen.globalAlpha === 0) continue
        const wide = stage.width * 1.2
        const sprite = bake(`sea${i}`, wide, deep, (pen) => paintSea(pen, wide, deep, i), 1)
        const drift = Math.sin(time * 0.07 + i * 2) * stage.width * 0.05
        stampOnPixels(pen, sprite, stage.width / 2 + drift, y + deep * 0.44)
      }
      pen.globalAlpha = 1
    },
  }
}

const COLOURS = {
  day: { 0: '#fff', 0.6: '#eaf6ff', 1: 'rgba(196,226,250,.7)' },
  dusk: { 0: '#ffeef0', 0.6: '#ffc4c8', 1: 'rgba(230,120,170,.6)' },
}

export const cloud = (bake: Bake, size: number, warm: boolean): Sprite =>
  bake(`cloud${Math.round(size)}${warm}`, size * 2.6, size * 1.5, (pen) => {
    pen.fillStyle = downwards(pen, -size * 0.6, size * 0.5, COLOURS[warm ? 'dusk' : 'day'])
    pen.beginPath()
    pen.roundRect(-size, 0, size * 2, size * 0.42, size * 0.21)
    for (const [x, y, r] of [
      [-0.52, 0.02, 0.32],
      [-0.06, -0.16, 0.46],
      [0.48, 0.02, 0.34],
    ] as const) {
      pen.moveTo((x + r) * size, y * size)
      pen.arc(x * size, y * size, r * size, 0, 7)
    }
    pen.fill()
  })

function paintSea(pen: Pen, width: number, deep: number, salt: number): void {
  const step = deep * (0.12 + salt * 0.03)
  const top = step * 1.2 - deep / 2
  const foam = { 0: '#fff', 0.2: '#fff0ec', 0.5: '#ffb9b6', 1: 'rgba(255,150,170,0)' }
  pen.fillStyle = downwards(pen, -deep / 2, deep / 2, foam)
  pen.beginPath()
  pen.rect(-width / 2, top, width, deep)
  for (let i = 0; i * step < width + step; i++) {
    const r = step * (0.6 + scatter(i, salt + 20) * 0.6)
    const x = -width / 2 + i * step
    pen.moveTo(x + r, top)
    pen.arc(x, top, r, 0, 7)
  }
  pen.fill()
}
