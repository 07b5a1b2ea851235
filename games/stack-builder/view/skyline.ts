/**
 * Draws the last towers behind the present one. They are far away, and each is as high as it was: its top comes level
 * with the camera when the present tower has grown as high.
 */
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { TowerView } from './camera.ts'
import { layerY } from './layers.ts'
import { paletteOf } from './looks.ts'

/** Places of the towers as fractions of the frame, the newest first, and their scale. */
const PLACES = [0.1, 0.9, 0.22, 0.78, 0.03, 0.97]
const SCALE = 0.3
/** Storeys per sprite, width in grains, and the storey of their ground. */
const BLOCK = 6
const WIDE = 1150
const GROUND = -1.5

/** `towers` are the storeys of the last towers, the newest first. */
export function createSkyline(stage: Stage, bake: Bake, towers: readonly number[]) {
  const { pen } = stage
  return {
    draw(eye: TowerView): void {
      const rise = eye.rise * SCALE
      const unit = (eye.unit / eye.zoom) * SCALE
      const ground = layerY(eye, { at: GROUND, pace: SCALE })
      for (const [i, place] of PLACES.entries()) {
        const storeys = towers[i] ?? 0
        if (storeys === 0) continue
        const x = place * stage.width
        const top = ground - storeys * rise
        const deep = BLOCK * rise
        // From the top down, so that the last block may reach below the ground.
        const first = Math.max(0, Math.floor(-top / deep))
        for (let n = first; n * BLOCK < storeys && top + n * deep < stage.height; n++) {
          const sprite = bake(
            `past${i % 2}`,
            WIDE * unit * 1.1,
            BLOCK * (eye.rise / eye.zoom) * SCALE,
            (pen) =>
              paintBlock(pen, unit, (eye.rise / eye.zoom) * SCALE, paletteOf(stage.look).season.town[i % 2]),
          )
          const part = Math.min(BLOCK, storeys - n * BLOCK) / BLOCK
          pen.save()
          pen.beginPath()
          pen.rect(0, top + n * deep, stage.width, deep * part)
          pen.clip()
          stamp(pen, sprite, x, top + (n + 0.5) * deep, eye.zoom)
          pen.restore()
        }
        if (top > 0 && top < stage.height && eye.zoom === 1)
          letter(pen, `${storeys}`, x, top - 12, 13, { fill: '#fff' })
      }
    },
  }
}

function paintBlock(
  pen: Pen,
  unit: number,
  rise: number,
  [wall, roof]: readonly [wall: string, roof: string] = ['#a9c8ee', '#c9a3c9'],
): void {
  const half = (WIDE * unit) / 2
  pen.translate(0, (-BLOCK * rise) / 2)
  pen.fillStyle = wall
  pen.fillRect(-half, 0, half * 2, BLOCK * rise)
  pen.fillStyle = 'rgba(60,30,110,.16)'
  pen.fillRect(0, 0, half, BLOCK * rise)
  for (let storey = 0; storey < BLOCK; storey++) {
    pen.fillStyle = roof
    pen.fillRect(-half * 1.06, storey * rise, half * 2.12, rise * 0.16)
    pen.fillStyle = 'rgba(255,241,184,.9)'
    for (const x of [-0.68, -0.24, 0.24, 0.68])
      pen.fillRect(half * (x - 0.1), (storey + 0.4) * rise, half * 0.2, rise * 0.36)
  }
}
