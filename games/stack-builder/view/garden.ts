/** Draws the ground: hills, trees, greenhouse, and the lawn with its path and flowers. */
import { hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { TowerView } from './camera.ts'
import { sceneryScale, drawTiled } from './layers.ts'
import { LAWN, project } from './lens.ts'
import { paletteOf } from './looks.ts'
import { bed, BEDS, greenhouse, treeRow } from './plants.ts'

/** Back edge of the lawn, in grains. */
const BACK = -760

/** Pixel row of the lawn's back edge, for a layer that sinks at this pace as the camera rises. */
const foot = (eye: TowerView, pace: number) =>
  eye.focus + ((eye.storey - LAWN) * pace + 1.4 * (1 - pace)) * eye.rise + BACK * 0.966 * eye.unit

export function createGarden(stage: Stage, bake: Bake) {
  const { pen } = stage

  function ridge(
    name: string,
    eye: TowerView,
    pace: number,
    up: number,
    colour: string,
    waves: number,
  ): void {
    const { width } = stage
    const high = 180
    const sprite = bake(name, width, high, (pen) => hills(pen, whole(width, high), colour, 54, 25, waves), 1)
    const y = foot(eye, pace) - up * eye.unit
    if (y > stage.height) return
    const scale = sceneryScale(eye.zoom)
    drawTiled(pen, sprite, y, scale, width)
    pen.fillStyle = colour
    pen.fillRect(0, y + high * scale - 1, width, stage.height)
  }

  function drawLawn(eye: TowerView): void {
    const y = foot(eye, 1)
    const { width, height } = stage
    if (y > height) return
    const deep = 3600 * eye.unit
    const lawn = bake('lawn', 8, 300, (pen) => sky(pen, whole(8, 300), paletteOf(stage.look).season.lawn))
    pen.drawImage(lawn.image, 0, y, width, Math.max(deep, height - y))
    // Mown stripes.
    pen.fillStyle = 'rgba(255,255,255,.09)'
    pen.beginPath()
    const run = ((height - y) / 0.483) * 1.05
    const step = 520 * eye.unit
    for (let x = eye.x - run - step * 12; x < width + run; x += step * 2) {
      pen.moveTo(x, y)
      pen.lineTo(x + step, y)
      pen.lineTo(x + step + run, y + run * 0.483)
      pen.lineTo(x + run, y + run * 0.483)
    }
    pen.fill()
  }

  /** Draws a plant that leans in the wind, its foot fixed. */
  function plant(eye: TowerView, sprite: Sprite, [east, south]: GroundPoint, lean: number): void {
    const { x, y } = project(eye, east, south, LAWN)
    const [wide, high] = [sprite.width * eye.zoom, sprite.height * eye.zoom]
    if (y - high > stage.height || Math.abs(x - stage.width / 2) > (stage.width + wide) / 2) return
    pen.transform(1, 0, lean, 1, x, y)
    pen.drawImage(sprite.image, -wide / 2, -high, wide, high)
    pen.transform(1, 0, -lean, 1, lean * y - x, -y)
  }

  return {
    /** Draws from far to near; skips everything below the frame. */
    draw(eye: TowerView, time: number): void {
      const size = eye.unit / eye.zoom
      const { hills, leaves } = paletteOf(stage.look).season
      ridge('far', eye, 0.45, 330, hills[0], 2)
      ridge('near', eye, 0.62, 120, hills[1], 3)
      const y = foot(eye, 1)
      if (y > stage.height + 900 * eye.unit) return
      const scale = sceneryScale(eye.zoom)
      const row = treeRow(bake, stage.width, 560 * size, leaves)
      drawTiled(pen, row, y - row.height * scale * 0.97, scale, stage.width, eye.x - (row.width * scale) / 2)
      const house = greenhouse(bake, 1150 * size)
      const side = stage.width > stage.height ? 2100 : 950
      stamp(pen, house, eye.x - side * size * scale, y - house.height * 0.3 * scale, scale)
      drawLawn(eye)
      pen.fillStyle = '#e2d8bf'
      pen.beginPath()
      for (let n = 0; n < 9; n++) {
        const stone = project(eye, 20 + (n % 2) * 90 - 100, 780 + n * 250, LAWN)
        pen.moveTo(stone.x, stone.y)
        pen.ellipse(stone.x, stone.y, 120 * eye.unit, 64 * eye.unit, 0, 0, 7)
      }
      pen.fill()
      // From far away, flowers are too small to draw.
      if (eye.zoom < 0.4) return
      for (const [i, point] of BED_POINTS.entries())
        plant(eye, bed(bake, i % BEDS, 170 * size, leaves[0]), point, Math.sin(time * 1.4 + i) * 0.08)
    },
  }
}

type GroundPoint = readonly [east: number, south: number]

/** Flower beds in grains east and south of the tower, from far to near, clear of the tower's foot and the path. */
const BED_POINTS: readonly GroundPoint[] = Array.from({ length: 30 }, (_, i) => {
  const far = scatter(i, 3) * 6000 - 900
  const wide = (scatter(i, 7) - 0.5) * 9000
  return [(far + wide) / 2, (far - wide) / 2] as const
})
  .filter(
    ([east, south]) =>
      !(Math.abs(east) < 950 && Math.abs(south) < 950) && !(Math.abs(east) < 520 && south > 0),
  )
  .sort(([a, b], [c, d]) => a + b - c - d)
