/** What stands on the ground: hills, the greenhouse, trees, the lawn with its path and its flowers. */
import { hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { GREEN, LIME, ORANGE, PINK, RED, TEAL, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Eye } from './camera.ts'
import { LAWN } from './debris.ts'
import { seen } from './lens.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { shrunk, tiled } from './tiled.ts'
import { dab } from '../../kit/paint/brush.ts'

/** Grains: how far back the lawn reaches, where the hedge stands. */
const BACK = -760

/** The row in which the lawn ends, for a layer that sinks at this pace as the eye rises. */
const foot = (eye: Eye, pace: number) =>
  eye.focus + ((eye.storey - LAWN) * pace + 1.4 * (1 - pace)) * eye.rise + BACK * 0.966 * eye.unit

export function openGarden(stage: Stage, bake: Bake) {
  const { pen } = stage

  function ridge(name: string, eye: Eye, pace: number, up: number, colour: string, waves: number): void {
    const { width } = stage
    const high = 180
    const sprite = bake(name, width, high, (pen) => hills(pen, whole(width, high), colour, 54, 25, waves), 1)
    const y = foot(eye, pace) - up * eye.unit
    if (y > stage.height) return
    const scale = shrunk(eye.zoom)
    tiled(pen, sprite, y, scale, width)
    pen.fillStyle = colour
    pen.fillRect(0, y + high * scale - 1, width, stage.height)
  }

  function drawLawn(eye: Eye): void {
    const y = foot(eye, 1)
    const { width, height } = stage
    if (y > height) return
    const deep = 3600 * eye.unit
    const lawn = bake('lawn', 8, 300, (pen) =>
      sky(pen, whole(8, 300), ['#b4e86a', '#6fce4e', '#45b049', '#2a9a44']),
    )
    pen.drawImage(lawn.image, 0, y, width, Math.max(deep, height - y))
    // Stripes as a mower leaves them.
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

  /** One row of trees, as wide as the frame, that joins beside itself. */
  function trees(size: number): Sprite {
    const { width } = stage
    const many = Math.ceil(width / (size * 0.75))
    return bake('trees', width, size * 2.2, (pen) => {
      for (let n = -1; n <= many; n++) {
        const own = (n + many) % many
        const large = size * (0.7 + scatter(own, 5) * 0.5)
        pen.save()
        pen.translate(((n + scatter(own) * 0.5) / many - 0.5) * width, size * 1.1)
        tree(pen, large, own)
        pen.restore()
      }
    })
  }

  /** It leans to and fro in the wind, its foot stays. */
  function plant(eye: Eye, sprite: Sprite, [east, south]: Spot, lean: number): void {
    const { x, y } = seen(eye, east, south, LAWN)
    const [wide, high] = [sprite.width * eye.zoom, sprite.height * eye.zoom]
    if (y - high > stage.height || Math.abs(x - stage.width / 2) > (stage.width + wide) / 2) return
    pen.transform(1, 0, lean, 1, x, y)
    pen.drawImage(sprite.image, -wide / 2, -high, wide, high)
    pen.transform(1, 0, -lean, 1, lean * y - x, -y)
  }

  return {
    /** Far to near; nothing of it once the eye is high above. */
    draw(eye: Eye, time: number, still: boolean): void {
      const size = eye.unit / eye.zoom
      ridge('far', eye, 0.45, 330, '#9ed9b0', 2)
      ridge('near', eye, 0.62, 120, '#6fc47f', 3)
      const y = foot(eye, 1)
      if (y > stage.height + 900 * eye.unit) return
      const scale = shrunk(eye.zoom)
      const row = trees(560 * size)
      tiled(pen, row, y - row.height * scale * 0.97, scale, stage.width, eye.x - (row.width * scale) / 2)
      const house = greenhouse(bake, 1150 * size)
      const side = stage.width > stage.height ? 2100 : 950
      stamp(pen, house, eye.x - side * size * scale, y - house.height * 0.3 * scale, scale)
      drawLawn(eye)
      pen.fillStyle = '#e2d8bf'
      pen.beginPath()
      for (let n = 0; n < 9; n++) {
        const stone = seen(eye, 20 + (n % 2) * 90 - 100, 780 + n * 250, LAWN)
        pen.moveTo(stone.x, stone.y)
        pen.ellipse(stone.x, stone.y, 120 * eye.unit, 64 * eye.unit, 0, 0, 7)
      }
      pen.fill()
      // From afar nobody sees a flower.
      if (eye.zoom < 0.4) return
      for (const [i, spot] of SPOTS.entries())
        plant(eye, bed(bake, i % BEDS, 170 * size), spot, still ? 0 : Math.sin(time * 1.4 + i) * 0.08)
    },
  }
}

type Spot = readonly [east: number, south: number]

/** East and south of the tower, in grains, from far to near, off the tower's foot and the path. */
const SPOTS: readonly Spot[] = Array.from({ length: 30 }, (_, i) => {
  const far = scatter(i, 3) * 6000 - 900
  const wide = (scatter(i, 7) - 0.5) * 9000
  return [(far + wide) / 2, (far - wide) / 2] as const
})
  .filter(
    ([east, south]) =>
      !(Math.abs(east) < 950 && Math.abs(south) < 950) && !(Math.abs(east) < 520 && south > 0),
  )
  .sort(([a, b], [c, d]) => a + b - c - d)

export const PETALS: readonly Tone[] = [PINK, YELLOW, RED, VIOLET, ORANGE, TEAL]

const BEDS = 5

/** Three plants side by side, the middle one in front: tufts of grass with three blossoms each, and some bushes. */
function bed(bake: Bake, kind: number, size: number): Sprite {
  return bake(`bed${kind}`, size * 5, size * 2, (pen) => {
    for (const n of [0, 2, 1]) {
      pen.save()
      pen.translate((n - 1) * size * 1.25, size * (n & 1 ? 0.4 : 0.1 * kind - 0.2))
      if ((n + kind) % 5 === 4) foliage(pen, size * 1.3, -0.1, GREEN)
      else tuft(pen, size, PETALS[(kind * 2 + n) % PETALS.length] ?? PINK)
      pen.restore()
    }
  })
}

function tuft(pen: Pen, size: number, tone: Tone): void {
  pen.lineCap = 'round'
  for (const [x, y] of [
    [-0.5, -0.1],
    [0.05, -0.45],
    [0.5, -0.05],
  ] as const) {
    pen.strokeStyle = '#2b8a3a'
    pen.lineWidth = size * 0.08
    pen.beginPath()
    pen.moveTo(x * size * 0.5, size * 0.6)
    pen.quadraticCurveTo(x * size * 0.5, size * 0.2, x * size, y * size)
    pen.stroke()
    blossom(pen, x * size, y * size, size * 0.24, tone)
  }
}

function blossom(pen: Pen, x: number, y: number, r: number, tone: Tone): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2
    pen.fillStyle = i % 2 ? tone.true : tone.light
    dab(pen, x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * 0.55)
  }
  pen.fillStyle = tone === YELLOW ? '#fff' : '#ffe14d'
  dab(pen, x, y, r * 0.42)
}

/** On the spot where the pen is. */
function tree(pen: Pen, size: number, n: number): void {
  pen.fillStyle = '#8a5a34'
  pen.fillRect(-size * 0.06, -size * 0.5, size * 0.12, size * 0.5)
  pen.translate(0, -size * 0.5)
  foliage(pen, size, n % 3 ? -0.25 : -0.45, n & 1 ? LIME : GREEN)
}

/** Three round lobes, the middle one this high. */
function foliage(pen: Pen, size: number, top: number, tone: Tone): void {
  for (const [x, y, r] of [
    [-0.26, 0, 0.3],
    [0.27, -0.02, 0.29],
    [0, top, 0.36],
  ] as const) {
    pen.save()
    pen.translate(x * size, y * size)
    glossy(pen, disc(r * size), r * size, tone, { shadow: 0.2, shine: 0.3 })
    pen.restore()
  }
}

/** The greenhouse that the arcade is named after. */
function greenhouse(bake: Bake, wide: number): Sprite {
  const high = wide * 0.62
  return bake('greenhouse', wide * 1.1, high * 1.2, (pen) => {
    pen.translate(0, high / 2)
    const roof = roofShape(wide, high)
    pen.fillStyle = 'rgba(226,255,250,.92)'
    pen.fill(roof)
    pen.save()
    pen.clip(roof)
    for (let i = -3; i <= 3; i++) {
      pen.fillStyle = i & 1 ? 'rgba(60,170,90,.7)' : 'rgba(110,200,90,.7)'
      dab(pen, i * wide * 0.14, 0, wide * (i & 1 ? 0.16 : 0.11))
    }
    pen.strokeStyle = '#fff'
    pen.lineWidth = wide * 0.016
    pen.beginPath()
    for (let i = -3; i <= 3; i++) {
      pen.moveTo(i * wide * 0.15, 0)
      pen.lineTo(i * wide * 0.1, -high)
    }
    pen.moveTo(-wide, -high * 0.5)
    pen.lineTo(wide, -high * 0.5)
    pen.stroke()
    pen.restore()
    pen.strokeStyle = '#fff'
    pen.lineWidth = wide * 0.028
    pen.stroke(roof)
  })
}

function roofShape(wide: number, high: number): Path2D {
  const roof = new Path2D()
  roof.ellipse(0, 0, wide / 2, high, 0, Math.PI, 0)
  return roof
}
