/** Draws the sky, stars, sun, moon and clouds. */
import { glow, sky } from '../../kit/paint/backdrop.ts'
import { blot, dab } from '../../kit/paint/brush.ts'
import { hop } from '../../kit/paint/easing.ts'
import { createLayer, quantised } from '../../kit/paint/layer.ts'
import { mixColours } from '../../kit/paint/mix-colours.ts'
import { stamp, stampOnPixels, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { along, scattered, type GroundView, type Weather } from './ground.ts'
import { skyColours, type Light } from './hours.ts'
import { cloudSprite } from './plants.ts'

/** Steps in which the stars twinkle. */
const TWINKLES = 32

export function createSky(stage: Stage, bake: Bake) {
  const { pen } = stage
  const drawLayer = createLayer(stage)

  function drawSky(light: Light, time: number, still: boolean): void {
    const { width, height } = stage
    const blend = quantised(light.blend)
    // Two star fields brighten in turn, too slowly to flash.
    const stars = [0, 1].map((field) =>
      quantised(light.dark * (still ? 0.8 : 0.6 + 0.4 * Math.sin(time * 0.9 + field * 3)), TWINKLES),
    )
    drawLayer([light.sky, blend, ...stars].join(), (pen) => {
      sky(
        pen,
        { x: 0, y: 0, width, height },
        mixColours(skyColours[light.sky] ?? [], skyColours[light.next] ?? [], blend),
      )
      for (const [field, alpha] of stars.entries()) {
        pen.globalAlpha = alpha
        if (alpha > 0) stamp(pen, starsSprite(bake, stage, field), width / 2, height * 0.35)
      }
      pen.globalAlpha = 1
    })
  }

  /** Sun and moon rise on the left and set on the right. */
  function drawSunAndMoon({ hour, dark }: Light, ground: GroundView): void {
    const size = ground.unit * 46
    const place = (t: number) => ({
      x: stage.width * (0.12 + 0.76 * t),
      y: ground.y * (0.86 - 0.68 * hop(t)),
    })
    const day = ((hour + 0.24) % 1) / 0.72
    if (day < 1.04) {
      const { x, y } = place(day)
      stampOnPixels(pen, sunSprite(bake, size), x, y)
    }
    const night = (hour - 0.46) / 0.46
    if (night > 0 && night < 1) {
      const { x, y } = place(night)
      pen.globalAlpha = Math.min(1, dark * 1.5)
      stampOnPixels(pen, moonSprite(bake, size), x, y)
      pen.globalAlpha = 1
    }
  }

  function drawClouds(ground: GroundView, dark: number, time: number): void {
    pen.globalAlpha = 0.95 - dark * 0.7
    along(stage, { ...ground, left: ground.left * 0.05 + time * 5 }, 1, 260, 160, (x, n) => {
      const size = (50 + Math.round(scattered(n) * 2) * 18) * ground.unit
      stampOnPixels(pen, cloudSprite(bake, size), x, ground.y * (0.12 + 0.42 * scattered(n, 1)))
    })
    pen.globalAlpha = 1
  }

  return {
    /** Clouds scroll with `distant`; sun and moon follow the hour. */
    draw(ground: GroundView, distant: GroundView, { time, still }: Weather, light: Light): void {
      drawSky(light, time, still)
      drawSunAndMoon(light, ground)
      drawClouds(distant, light.dark, still ? 0 : time)
    },
  }
}

const starsSprite = (bake: Bake, stage: Stage, layer: number) =>
  bake(`stars${layer}`, stage.width, stage.height * 0.7, (pen) => {
    pen.fillStyle = '#fff'
    for (let i = 0; i < 60; i++) {
      const n = i * 2 + layer
      pen.globalAlpha = 0.3 + scattered(n) * 0.7
      const x = (scattered(n, 1) - 0.5) * stage.width
      const y = (scattered(n, 2) - 0.5) * stage.height * 0.7
      dab(pen, x, y, 0.6 + scattered(n) * 1.2)
    }
  })

const sunSprite = (bake: Bake, size: number): Sprite =>
  bake(
    'sun',
    size * 8,
    size * 8,
    (pen) => {
      glow(pen, 0, 0, size * 4, '255,244,196', 0.95)
      blot(pen, '#fff6c8', 0, 0, size * 0.8)
    },
    1,
  )

const moonSprite = (bake: Bake, size: number): Sprite =>
  bake('moon', size * 6, size * 6, (pen) => {
    const r = size * 0.8
    glow(pen, 0, 0, r * 3, '220,226,255', 0.55)
    blot(pen, '#fdf8e2', 0, 0, r * 0.8)
    for (const [x, y, wide] of [
      [-0.25, -0.2, 0.18],
      [0.3, 0.1, 0.13],
      [-0.05, 0.4, 0.15],
    ] as const)
      blot(pen, 'rgba(205,196,220,.75)', x * r, y * r, wide * r)
  })
