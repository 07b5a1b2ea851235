/** Draws the sky, the stars, the sun, and the rim of the earth. */
import { glow, sky } from '../../kit/paint/backdrop.ts'
import { blot, dab, downwards, halo } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { createLayer, quantised } from '../../kit/paint/layer.ts'
import { mixColours } from '../../kit/paint/mix-colours.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stampOnPixels, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { TowerView } from './camera.ts'
import { layerY } from './layers.ts'
import { paletteOf } from './looks.ts'
import { lightAt, SKIES } from './light.ts'

/** Steps in which the stars twinkle. */
const TWINKLES = 32

export function createSky(stage: Stage, bake: Bake) {
  const { pen } = stage
  const drawLayer = createLayer(stage)

  function drawSky({ storey, rise }: TowerView, time: number): void {
    const { width, height } = stage
    const { skies, stars: out } = paletteOf(stage.look).season
    const light = lightAt(storey)
    const blend = quantised(light.blend)
    const coloursOf = (zone: number) => skies[zone] ?? SKIES[zone] ?? []
    const starlight = Math.max(light.dark, out)
    // Two star fields brighten in turn, too slowly to flash.
    const fields = [0, 1].map((field) => ({
      alpha: quantised(starlight * (0.7 + 0.3 * Math.sin(time * 0.9 + field * 3)), TWINKLES),
      y: Math.round((storey * rise * (0.06 + field * 0.06)) % height),
    }))
    const sun = sunAt(storey)
    const places = fields.map(({ alpha, y }) => alpha && [alpha, y])
    drawLayer([light.sky, blend, places, sun.alpha && [sun.alpha, sun.y]].join(), (pen) => {
      sky(pen, { x: 0, y: 0, width, height }, mixColours(coloursOf(light.sky), coloursOf(light.next), blend))
      for (const [field, { alpha, y }] of fields.entries()) {
        pen.globalAlpha = alpha
        if (alpha > 0)
          for (const page of [y - height, y]) pen.drawImage(stars(field).image, 0, page, width, height)
      }
      pen.globalAlpha = sun.alpha
      if (sun.alpha > 0) stampOnPixels(pen, sunSprite(sun.size), width * 0.76, sun.y)
      pen.globalAlpha = 1
    })
  }

  const stars = (layer: number) =>
    bake(`stars${layer}`, stage.width, stage.height, (pen) => {
      const { width, height } = stage
      const count = Math.min(150, (width * height) / 6000)
      // Distant nebulae, so that no corner of space is empty. The field tiles vertically, so each nebula is repeated
      // one height above and below.
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

  /** The sun sinks as the tower grows and disappears after dusk. */
  const sunAt = (storey: number) => ({
    size: Math.min(stage.width, stage.height) * 0.11,
    y: Math.round(stage.height * (0.17 + 0.26 * clamp(storey / 45) + 0.4 * clamp((storey - 48) / 15))),
    alpha: quantised(clamp((74 - storey) / 14)),
  })

  const sunSprite = (size: number) =>
    bake(
      'sun',
      size * 10,
      size * 10,
      (pen) => {
        glow(pen, 0, 0, size * 5, '255,240,190', 0.85)
        blot(pen, '#fff6cf', 0, 0, size)
      },
      1,
    )

  return {
    draw: drawSky,
    /** Draws the curved edge of the earth with its atmosphere. */
    drawEarth(eye: TowerView): void {
      const alpha = clamp((eye.storey - 60) / 9)
      const y = layerY(eye, { at: 56, pace: 0.26 })
      if (alpha <= 0 || y > stage.height + 60) return
      const { width, height } = stage
      const sprite = bake(
        'earth',
        width,
        height * 0.6,
        (pen) => paintEarth(pen, Math.max(width * 1.1, height), height * 0.6),
        1,
      )
      pen.globalAlpha = alpha
      stampOnPixels(pen, sprite, width / 2, y + height * 0.3)
      pen.globalAlpha = 1
    },
  }
}

function paintEarth(pen: Pen, radius: number, high: number): void {
  const y = radius * 2 - high * 0.36
  const air = ['rgba(150,230,255,.95)', 'rgba(150,200,255,0)']
  pen.fillStyle = halo(pen, 0, y, radius * 2 + high * 0.13, air, radius * 2)
  pen.fillRect(-radius, -high / 2, radius * 2, high)
  const sea = { 0: '#7fe0f0', 0.3: '#2f8fd8', 1: '#1a3f9a' }
  blot(pen, downwards(pen, -high * 0.36, high / 2, sea), 0, y, radius * 2)
  for (let i = 0; i < 22; i++) {
    const long = 0.05 + scatter(i, 3) * 0.09
    const x = (scatter(i, 1) - 0.5) * radius
    const colour = i % 3 ? '#ffffff4d' : '#50c87899'
    blot(pen, colour, x, high * (scatter(i, 2) * 0.7 - 0.2), long * radius, long * high * 0.25)
  }
}
