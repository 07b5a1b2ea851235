/** Draws the ground: hills, trees, greenhouse, and the lawn with its path and flowers. */
import { hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { dab } from '../../kit/paint/brush.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stampOnPixels, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BREATH, LOWEST, type TowerView } from './camera.ts'
import { drawTiled, sceneryScale, stampScenery } from './layers.ts'
import { FLAT, LAWN, project } from './lens.ts'
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

  /** Draws the lawn from its back edge down to the bottom of the frame. */
  function drawLawn(eye: TowerView): void {
    const y = foot(eye, 1)
    const { width, height, look } = stage
    if (y > height) return
    const colours = paletteOf(look).season.lawn
    if (eye.zoom < 1) {
      pen.translate(eye.x, y)
      paintLawn(pen, eye.unit, Math.max(eye.x, width - eye.x), height - y, colours)
      pen.translate(-eye.x, -y)
      return
    }
    const deep = height - foot({ ...eye, storey: LOWEST - BREATH }, 1)
    // The tower's middle sways by a few pixels, and notches move it aside.
    const reach = width / 2 + Math.ceil(Math.abs(eye.x - width / 2) / 16) * 16 + 16
    const lawn = bake(`lawn${reach}`, reach * 2, deep, (pen) => {
      pen.translate(0, -deep / 2)
      paintLawn(pen, eye.unit, reach, deep, colours)
    })
    stampOnPixels(pen, lawn, eye.x, y + deep / 2)
  }

  const onPixel = (at: number) => Math.round(at * stage.ratio) / stage.ratio

  /** Draws a plant that leans in the wind, its foot fixed. */
  function plant(eye: TowerView, sprite: Sprite, [east, south]: GroundPoint, lean: number): void {
    const { x, y } = project(eye, east, south, LAWN)
    const [wide, high] = [sprite.width * eye.zoom, sprite.height * eye.zoom]
    if (y - high > stage.height || Math.abs(x - stage.width / 2) > (stage.width + wide) / 2) return
    const [left, foot] = [onPixel(x - wide / 2), onPixel(y)]
    // Shearing whole rows of pixels is sharp, and takes less than half of the time of blending them.
    pen.imageSmoothingEnabled = eye.zoom < 1
    pen.transform(1, 0, lean, 1, left, foot)
    pen.drawImage(sprite.image, 0, -high, wide, high)
    pen.transform(1, 0, -lean, 1, lean * foot - left, -foot)
    pen.imageSmoothingEnabled = true
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
      stampScenery(pen, house, eye.x - side * size * scale, y - house.height * 0.3 * scale, scale)
      drawLawn(eye)
      // From far away, flowers are too small to draw.
      if (eye.zoom < 0.4) return
      for (const [i, point] of BED_POINTS.entries())
        plant(eye, bed(bake, i % BEDS, 170 * size, leaves[0]), point, Math.sin(time * 1.4 + i) * 0.08)
    },
  }
}

/** Paints mown stripes and the stones of the path, with the middle of the back edge at the origin. */
function paintLawn(pen: Pen, unit: number, reach: number, deep: number, colours: readonly string[]): void {
  sky(pen, { x: -reach, y: 0, width: reach * 2, height: Math.max(3600 * unit, deep) }, colours)
  pen.fillStyle = 'rgba(255,255,255,.09)'
  pen.beginPath()
  const run = (deep / FLAT) * 1.05
  const step = 520 * unit
  for (let x = -run - step * 12; x < reach + run; x += step * 2) {
    pen.moveTo(x, 0)
    pen.lineTo(x + step, 0)
    pen.lineTo(x + step + run, run * FLAT)
    pen.lineTo(x + run, run * FLAT)
  }
  pen.fill()
  pen.fillStyle = '#e2d8bf'
  const edge = project({ x: 0, y: 0, unit }, BACK, BACK, 0)
  for (let n = 0; n < 9; n++) {
    const { x, y } = project({ x: 0, y: -edge.y, unit }, 20 + (n % 2) * 90 - 100, 780 + n * 250, 0)
    dab(pen, x, y, 120 * unit, 64 * unit)
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
