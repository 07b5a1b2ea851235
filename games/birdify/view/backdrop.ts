/** Everything behind and below the flight: sky, sun and moon, clouds, hills, hedges with lamps, lawn and grass. */
import { glow, sky } from '../../kit/paint/backdrop.ts'
import { hop } from '../../kit/paint/easing.ts'
import { scatter as scatterAt } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { cloudSprite, greenhouseSprite, lampSprite, lightSprite, NIGHT } from './plants.ts'
import { lightAt, skyColours, type Light } from './skies.ts'

/** Where the garden stands in the frame: pixels in a unit, the ground's height, the flight's left edge in units. */
export interface Ground {
  readonly unit: number
  readonly y: number
  /** How far the picture's left edge has come. */
  readonly left: number
}

export interface Weather {
  readonly time: number
  /** −1 to 1: how the grass leans. */
  readonly lean: number
  readonly still: boolean
}

const TAU = Math.PI * 2
/** Pixels between two points of a ridge. */
const STEP = 20
/** A fixed scatter, from 0 to 1: the same for a number every time. Thousands are asked for in a frame, so it is a table. */
const SCATTER = Float32Array.from({ length: 512 }, (_, i) => scatterAt(i))
const scatter = (n: number, salt = 0) => SCATTER[(n * 29 + salt * 101) & 511] ?? 0

export function openBackdrop(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** Calls back with the pixel x of each thing that stands every `every` units in a layer that moves at `pace`. */
  function along(
    { left, unit }: Ground,
    pace: number,
    every: number,
    margin: number,
    draw: (x: number, n: number) => void,
  ) {
    const start = left * pace
    const last = (start + stage.width / unit + margin) / every
    for (let n = Math.floor((start - margin) / every); n <= last; n++) draw((n * every - start) * unit, n)
  }

  function ridge(
    ground: Ground,
    pace: number,
    period: number,
    base: number,
    swell: number,
    colour: string,
  ): void {
    const { unit, y } = ground
    const start = ground.left * pace
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, y)
    for (let x = 0; x <= stage.width + STEP; x += STEP) {
      const angle = ((start + x / unit) / period) * TAU
      pen.lineTo(x, y - (base + Math.sin(angle) * swell + Math.sin(angle * 2.7 + 1) * swell * 0.4) * unit)
    }
    pen.lineTo(stage.width + STEP, y)
    pen.fill()
  }

  function drawSky(light: Light, time: number, still: boolean): void {
    const { width, height } = stage
    const paint = (i: number) =>
      bake(
        `sky${i}`,
        4,
        height,
        (pen) => sky(pen, { x: -2, y: -height / 2, width: 4, height }, skyColours[i]),
        1,
      )
    pen.drawImage(paint(light.sky).image, 0, 0, width, height)
    pen.globalAlpha = light.blend
    pen.drawImage(paint(light.next).image, 0, 0, width, height)
    for (const layer of [0, 1]) {
      // Two fields of stars that brighten in turn: slow enough not to flash.
      pen.globalAlpha = light.dark * (still ? 0.8 : 0.6 + 0.4 * Math.sin(time * 0.9 + layer * 3))
      if (pen.globalAlpha > 0.02) stamp(pen, stars(layer), width / 2, height * 0.35)
    }
    pen.globalAlpha = 1
  }

  const stars = (layer: number) =>
    bake(`stars${layer}`, stage.width, stage.height * 0.7, (pen) => {
      pen.fillStyle = '#fff'
      for (let i = 0; i < 60; i++) {
        const n = i * 2 + layer
        pen.globalAlpha = 0.3 + scatter(n) * 0.7
        pen.beginPath()
        pen.arc(
          (scatter(n, 1) - 0.5) * stage.width,
          (scatter(n, 2) - 0.5) * stage.height * 0.7,
          0.6 + scatter(n) * 1.2,
          0,
          TAU,
        )
        pen.fill()
      }
    })

  /** Sun and moon rise on the left and set on the right, each in its own half of the day. */
  function drawSunAndMoon({ hour, dark }: Light, ground: Ground): void {
    const size = ground.unit * 46
    const place = (t: number) => ({
      x: stage.width * (0.12 + 0.76 * t),
      y: ground.y * (0.86 - 0.68 * hop(t)),
    })
    const day = ((hour + 0.24) % 1) / 0.72
    if (day < 1.04) {
      const { x, y } = place(day)
      stamp(
        pen,
        bake('sun', size * 8, size * 8, (pen) => paintSun(pen, size), 1),
        x,
        y,
      )
    }
    const night = (hour - 0.46) / 0.46
    if (night > 0 && night < 1) {
      const { x, y } = place(night)
      pen.globalAlpha = Math.min(1, dark * 1.5)
      stamp(
        pen,
        bake('moon', size * 6, size * 6, (pen) => paintMoon(pen, size * 0.8)),
        x,
        y,
      )
      pen.globalAlpha = 1
    }
  }

  function drawClouds(ground: Ground, dark: number, time: number): void {
    pen.globalAlpha = 0.95 - dark * 0.7
    along({ ...ground, left: ground.left * 0.05 + time * 5 }, 1, 260, 160, (x, n) => {
      const size = (50 + Math.round(scatter(n) * 2) * 18) * ground.unit
      stamp(pen, cloudSprite(bake, size), x, ground.y * (0.12 + 0.42 * scatter(n, 1)))
    })
    pen.globalAlpha = 1
  }

  function drawGarden(ground: Ground, light: Light): void {
    const { unit, y } = ground
    ridge(ground, 0.1, 620, 150, 34, light.far)
    ridge(ground, 0.22, 460, 92, 22, light.near)
    along(ground, 0.32, 900, 200, (x) => {
      const house = greenhouseSprite(bake, 190 * unit)
      stamp(pen, house, x, y - 24 * unit - house.height / 2)
      if (light.dark > 0.05) {
        pen.globalAlpha = light.dark * 0.75
        stamp(pen, lightSprite(bake, 90 * unit), x, y - 66 * unit, 1.5, 1)
        pen.globalAlpha = 1
      }
    })
    pen.fillStyle = light.hedge
    pen.beginPath()
    along(ground, 0.5, 46, 60, (x, n) => {
      const r = (26 + scatter(n) * 16) * unit
      pen.moveTo(x + r, y - 6 * unit)
      pen.arc(x, y - 6 * unit, r, 0, TAU)
    })
    pen.fill()
    along(ground, 0.5, 420, 160, (x) => {
      const lamp = lampSprite(bake, 130 * unit)
      stamp(pen, lamp, x, y - lamp.height / 2 + 4 * unit)
      if (light.dark < 0.05) return
      pen.globalAlpha = light.dark
      stamp(pen, lightSprite(bake, 90 * unit), x, y - 100 * unit)
      pen.globalAlpha = 1
    })
  }

  /** The lawn with its mown stripes and a veil of night; drawn over the feet of the canes. */
  function drawLawn(ground: Ground, dark: number): void {
    const { unit, y } = ground
    const high = stage.height - y + 2
    const lawn = bake(
      'lawn',
      4,
      high,
      (pen) => sky(pen, { x: -2, y: -high / 2, width: 4, height: high }, ['#8fe05a', '#3fae4c', '#1c7a3c']),
      1,
    )
    pen.drawImage(lawn.image, 0, y, stage.width, high)
    pen.fillStyle = 'rgba(255,255,190,.13)'
    pen.beginPath()
    along(ground, 1, 120, 120, (x) => {
      pen.moveTo(x, y)
      pen.lineTo(x + 60 * unit, y)
      pen.lineTo(x + 36 * unit, stage.height)
      pen.lineTo(x - 30 * unit, stage.height)
    })
    pen.fill()
    pen.fillStyle = 'rgba(10,70,40,.35)'
    pen.fillRect(0, y, stage.width, 3 * unit)
    if (dark < 0.02) return
    pen.globalAlpha = dark
    pen.fillStyle = NIGHT
    pen.fillRect(0, y, stage.width, high)
    pen.globalAlpha = 1
  }

  /** Blades that lean with the wind, all of a row in one path, and daisies between them. */
  function drawGrass(ground: Ground, { time, lean, still }: Weather, dark: number): void {
    const { unit, y } = ground
    for (const [row, colour] of [
      dark > 0.5 ? '#1b6a4a' : '#2f9a45',
      dark > 0.5 ? '#2f8a56' : '#7fd650',
    ].entries()) {
      pen.fillStyle = colour
      pen.beginPath()
      along(ground, 1, 9, 20, (x, n) => {
        const high = (row ? 13 : 22) * unit * (0.6 + scatter(n, row) * 0.7)
        const ripple = still
          ? 0
          : Math.sin(time * (2 + Math.abs(lean) * 9) + n * 0.5) * (0.12 + Math.abs(lean) * 0.22)
        const tip = x + (lean * 1.1 + ripple + (scatter(n) - 0.5) * 0.3) * high
        const foot = y + (3 + row * 5) * unit
        pen.moveTo(x - 2.4 * unit, foot)
        pen.quadraticCurveTo(x - unit, foot - high * 0.6, tip, foot - high * (1 - Math.abs(lean) * 0.25))
        pen.quadraticCurveTo(x + 2 * unit, foot - high * 0.5, x + 2.6 * unit, foot)
      })
      pen.fill()
    }
    along(ground, 1, 74, 20, (x, n) => {
      const size = 0.7 + scatter(n) * 0.5
      stamp(pen, daisy(n % 3 === 0, 4.2 * unit), x, y + (14 + scatter(n, 1) * 30) * unit, size)
    })
  }

  const daisy = (pink: boolean, size: number) =>
    bake(`daisy${pink}`, size * 6, size * 6, (pen) => {
      pen.fillStyle = pink ? '#ffd9f0' : '#fff'
      for (let i = 0; i < 5; i++) {
        const angle = (i / 5) * TAU + 0.5
        pen.beginPath()
        pen.ellipse(Math.cos(angle) * size, Math.sin(angle) * size * 0.7, size * 0.8, size * 0.6, 0, 0, TAU)
        pen.fill()
      }
      pen.fillStyle = '#ffc52e'
      pen.beginPath()
      pen.arc(0, 0, size * 0.55, 0, TAU)
      pen.fill()
    })

  return {
    /** All that lies behind the canes; gives the light that the rest is drawn in. */
    behind(ground: Ground, { time, still }: Weather): Light {
      const light = lightAt(ground.left)
      const distant = still ? { ...ground, left: 0 } : ground
      drawSky(light, time, still)
      drawSunAndMoon(light, ground)
      drawClouds(distant, light.dark, still ? 0 : time)
      drawGarden(distant, light)
      return light
    },
    lawn: drawLawn,
    grass: drawGrass,
  }
}

function paintSun(pen: Pen, size: number): void {
  glow(pen, 0, 0, size * 4, '255,244,196', 0.95)
  pen.fillStyle = '#fff6c8'
  pen.beginPath()
  pen.arc(0, 0, size * 0.8, 0, TAU)
  pen.fill()
}

function paintMoon(pen: Pen, size: number): void {
  glow(pen, 0, 0, size * 3, '220,226,255', 0.55)
  pen.fillStyle = '#fdf8e2'
  pen.beginPath()
  pen.arc(0, 0, size * 0.8, 0, TAU)
  pen.fill()
  pen.fillStyle = 'rgba(205,196,220,.75)'
  for (const [x, y, r] of [
    [-0.25, -0.2, 0.18],
    [0.3, 0.1, 0.13],
    [-0.05, 0.4, 0.15],
  ] as const) {
    pen.beginPath()
    pen.arc(x * size, y * size, r * size, 0, TAU)
    pen.fill()
  }
}
