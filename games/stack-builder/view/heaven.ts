/** Everything between the garden and the stars: sky, sun, the town's roofs, clouds and the sea of them, the earth's rim. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Eye } from './camera.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { lightAt, SKIES } from './skies.ts'
import { shrunk, tiled } from './tiled.ts'
import { dab } from '../../kit/paint/brush.ts'

/** How a layer moves: it is at the height of the eye at storey `at`, and passes at `pace` of the tower's speed. */
interface Layer {
  readonly at: number
  readonly pace: number
}

export const rowOf = ({ focus, storey, rise }: Eye, { at, pace }: Layer) =>
  focus + (storey - at) * pace * rise

const TOWN = [
  { at: 15, pace: 0.3, colour: '#a9c8ee', roof: '#c9a3c9', wide: 0.9 },
  { at: 11, pace: 0.48, colour: '#e6c9b8', roof: '#d9705f', wide: 1.25 },
] as const

const SEA: readonly Layer[] = [
  { at: 40, pace: 0.3 },
  { at: 38, pace: 0.45 },
  { at: 36, pace: 0.65 },
]

export function openHeaven(stage: Stage, bake: Bake) {
  const { pen } = stage

  function drawSky(eye: Eye, time: number, still: boolean): void {
    const { width, height } = stage
    const { sky: now, next, blend, dark } = lightAt(eye.storey)
    const paint = (i: number) => bake(`sky${i}`, 4, height, (pen) => sky(pen, whole(4, height), SKIES[i]), 1)
    pen.drawImage(paint(now).image, 0, 0, width, height)
    pen.globalAlpha = blend
    if (blend > 0) pen.drawImage(paint(next).image, 0, 0, width, height)
    if (dark <= 0) return
    for (const layer of [0, 1]) {
      // Two fields of stars that brighten in turn: slow enough not to flash.
      pen.globalAlpha = dark * (still ? 0.85 : 0.7 + 0.3 * Math.sin(time * 0.9 + layer * 3))
      const y = (eye.storey * eye.rise * (0.06 + layer * 0.06)) % height
      const field = stars(layer)
      for (const page of [y - height, y]) pen.drawImage(field.image, 0, page, width, height)
    }
    pen.globalAlpha = 1
  }

  const stars = (layer: number) =>
    bake(`stars${layer}`, stage.width, stage.height, (pen) => {
      const { width, height } = stage
      const count = Math.min(150, (width * height) / 6000)
      // Far clouds of light, so that no corner of space is empty.
      // One that goes over the edge comes in again at the other: the field is seen above itself.
      for (let i = 0; i < 9; i++)
        glow(
          pen,
          ((i % 3) - 1) * width * 0.4,
          (scatter(i % 3, layer) - 1.5 + Math.floor(i / 3)) * height,
          height * 0.4,
          layer ? '255,90,190' : '80,130,255',
          0.3,
        )
      pen.fillStyle = '#fff'
      for (let i = 0; i < count; i++) {
        const n = i * 2 + layer
        pen.globalAlpha = 0.35 + scatter(n) * 0.65
        dab(
          pen,
          (scatter(n, 1) - 0.5) * width,
          (scatter(n, 2) - 0.5) * height,
          i % 9 ? 0.7 + scatter(n, 3) : 2.2,
        )
      }
    })

  /** High in the garden, sinking as the tower grows, and gone below the sea of clouds after dusk. */
  function drawSun(eye: Eye): void {
    const size = Math.min(stage.width, stage.height) * 0.11
    const y = stage.height * (0.17 + 0.26 * clamp(eye.storey / 45) + 0.4 * clamp((eye.storey - 48) / 15))
    pen.globalAlpha = clamp((74 - eye.storey) / 14)
    if (pen.globalAlpha > 0) {
      const sun = bake(
        'sun',
        size * 10,
        size * 10,
        (pen) => {
          glow(pen, 0, 0, size * 5, '255,240,190', 0.85)
          pen.fillStyle = '#fff6cf'
          dab(pen, 0, 0, size)
        },
        1,
      )
      stamp(pen, sun, stage.width * 0.76, y)
    }
    pen.globalAlpha = 1
  }

  function drawTown(eye: Eye): void {
    for (const [i, layer] of TOWN.entries()) {
      const y = rowOf(eye, layer)
      if (y > stage.height + 20) continue
      const unit = (eye.rise / eye.zoom) * layer.wide
      const sprite = bake(
        `town${i}`,
        stage.width,
        unit * 9,
        (pen) => paintTown(pen, stage.width, unit, layer.colour, layer.roof, i),
        1,
      )
      const scale = shrunk(eye.zoom)
      tiled(pen, sprite, y - unit * scale * 0.5, scale, stage.width)
      pen.fillStyle = layer.colour
      pen.fillRect(0, y + unit * scale * 8.4, stage.width, stage.height)
    }
  }

  /** The tops of the clouds, seen from above once the tower has broken through. */
  function drawSea(eye: Eye, time: number, still: boolean): void {
    for (const [i, layer] of SEA.entries()) {
      const y = rowOf(eye, layer)
      const deep = stage.height * 0.9
      if (y > stage.height || y < -deep * 1.3) continue
      const sprite = bake(
        `sea${i}`,
        stage.width * 1.2,
        deep,
        (pen) => paintSea(pen, stage.width * 1.2, deep, i),
        1,
      )
      const drift = still ? 0 : Math.sin(time * 0.07 + i * 2) * stage.width * 0.05
      pen.globalAlpha = clamp((eye.storey - 27 - i) / 10) * clamp(eye.zoom * 3 - 1)
      if (pen.globalAlpha > 0) stamp(pen, sprite, stage.width / 2 + drift, y + deep * 0.44)
    }
    pen.globalAlpha = 1
  }

  /** Single clouds: a few over the garden, many where they are at home, thin ones far up. */
  function drawClouds(eye: Eye, time: number, still: boolean, pace: number): void {
    const every = 3.3
    const warm = clamp((eye.storey - 38) / 6)
    const above = eye.storey + (eye.focus + 80) / (eye.rise * pace)
    const below = eye.storey - (stage.height - eye.focus + 80) / (eye.rise * pace)
    for (let n = Math.max(0, Math.floor(below / every)); n <= above / every; n++) {
      const at = n * every
      const plenty = at < 9 * pace * 2 ? 0 : at < 20 ? 0.45 : at < 46 ? 1 : at < 64 ? 0.4 : 0
      const salt = pace * 10
      if (scatter(n, salt) > plenty) continue
      const large = 34 + Math.round(scatter(n, salt + 1) * 3) * 16
      const size = large * (0.7 + pace) * (0.5 + 0.5 * eye.zoom)
      const run = stage.width + size * 3
      const x = (scatter(n, salt + 2) * run + (still ? 0 : time * (4 + pace * 9))) % run
      for (const glowing of [false, true]) {
        pen.globalAlpha = (glowing ? warm : 1 - warm) * 0.92
        if (pen.globalAlpha > 0)
          stamp(pen, cloud(bake, large, glowing), x - size * 1.5, rowOf(eye, { at, pace }), size / large)
      }
    }
    pen.globalAlpha = 1
  }

  /** The round edge of the world, with its thin blue air. */
  function drawEarth(eye: Eye): void {
    const seen = clamp((eye.storey - 60) / 9)
    const y = rowOf(eye, { at: 56, pace: 0.26 })
    if (seen <= 0 || y > stage.height + 60) return
    const { width, height } = stage
    const sprite = bake(
      'earth',
      width,
      height * 0.6,
      (pen) => paintEarth(pen, Math.max(width * 1.1, height), height * 0.6),
      1,
    )
    pen.globalAlpha = seen
    stamp(pen, sprite, width / 2, y + height * 0.3)
    pen.globalAlpha = 1
  }

  return {
    draw(eye: Eye, time: number, still: boolean): void {
      drawSky(eye, time, still)
      drawSun(eye)
      drawClouds(eye, time, still, 0.4)
      drawEarth(eye)
      drawTown(eye)
    },
    /** In front of the garden and of what flies far off. */
    near(eye: Eye, time: number, still: boolean): void {
      drawSea(eye, time, still)
      drawClouds(eye, time, still, 0.75)
    },
  }
}

export function cloud(bake: Bake, size: number, warm: boolean): Sprite {
  return bake(`cloud${size}${warm}`, size * 2.6, size * 1.5, (pen) => {
    const fill = pen.createLinearGradient(0, -size * 0.6, 0, size * 0.5)
    fill.addColorStop(0, warm ? '#ffeef0' : '#fff')
    fill.addColorStop(0.6, warm ? '#ffc4c8' : '#eaf6ff')
    fill.addColorStop(1, warm ? 'rgba(230,120,170,.6)' : 'rgba(196,226,250,.7)')
    pen.fillStyle = fill
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
}

function paintTown(pen: Pen, width: number, unit: number, colour: string, roof: string, salt: number): void {
  pen.translate(-width / 2, -unit * 4)
  let n = salt * 40
  for (let x = -unit; x < width; n++) {
    const wide = unit * (1.6 + scatter(n) * 1.4)
    const top = unit * (0.6 + scatter(n, 1) * 3.2)
    const pitch = unit * (0.5 + scatter(n, 2) * 0.9)
    const spire = scatter(n, 4) > 0.8
    pen.fillStyle = colour
    pen.fillRect(x, top, wide + 1, unit * 9)
    pen.fillStyle = 'rgba(90,40,120,.1)'
    pen.fillRect(x + wide * 0.72, top, wide * 0.28, unit * 9)
    pen.fillStyle = roof
    pen.beginPath()
    pen.moveTo(x - unit * 0.14, top)
    pen.lineTo(x + wide / 2, top - pitch * (spire ? 1.9 : 1))
    pen.lineTo(x + wide + unit * 0.14, top)
    pen.fill()
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 3; i++) {
        pen.fillStyle = scatter(n * 31 + row * 3 + i, 5) > 0.6 ? '#fff1b8' : 'rgba(80,70,140,.28)'
        pen.fillRect(x + wide * (0.16 + i * 0.26), top + unit * (0.4 + row * 0.95), wide * 0.15, unit * 0.5)
      }
    x += wide
  }
}

function paintSea(pen: Pen, width: number, deep: number, salt: number): void {
  const step = deep * (0.12 + salt * 0.03)
  const top = step * 1.2 - deep / 2
  const fill = pen.createLinearGradient(0, -deep / 2, 0, deep / 2)
  fill.addColorStop(0, '#fff')
  fill.addColorStop(0.2, '#fff0ec')
  fill.addColorStop(0.5, '#ffb9b6')
  fill.addColorStop(1, 'rgba(255,150,170,0)')
  pen.fillStyle = fill
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

function paintEarth(pen: Pen, radius: number, high: number): void {
  const y = radius * 2 - high * 0.36
  const air = pen.createRadialGradient(0, y, radius * 2, 0, y, radius * 2 + high * 0.13)
  air.addColorStop(0, 'rgba(150,230,255,.95)')
  air.addColorStop(1, 'rgba(150,200,255,0)')
  pen.fillStyle = air
  pen.fillRect(-radius, -high / 2, radius * 2, high)
  const sea = pen.createLinearGradient(0, -high * 0.36, 0, high / 2)
  sea.addColorStop(0, '#7fe0f0')
  sea.addColorStop(0.3, '#2f8fd8')
  sea.addColorStop(1, '#1a3f9a')
  pen.fillStyle = sea
  dab(pen, 0, y, radius * 2)
  for (let i = 0; i < 22; i++) {
    pen.fillStyle = i % 3 ? '#ffffff4d' : '#50c87899'
    const long = 0.05 + scatter(i, 3) * 0.09
    const x = (scatter(i, 1) - 0.5) * radius
    dab(pen, x, high * (scatter(i, 2) * 0.7 - 0.2), long * radius, long * high * 0.25)
  }
}
