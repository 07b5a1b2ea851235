/** Draws the sky: colours of the hour, stars, sun and moon, clouds. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { dots } from '../../kit/paint/brush.ts'
import { clamp, hop } from '../../kit/paint/easing.ts'
import { createLayer, quantised } from '../../kit/paint/layer.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, stampOnPixels, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Wardrobe } from './looks.ts'
import { SKIES, type Light } from './light.ts'

export function createSky(stage: Stage, wardrobe: Wardrobe) {
  const { pen } = stage
  const { bake } = wardrobe
  const drawLayer = createLayer(stage)

  /** Everything that does not move. */
  function drawAir({ sky: now, next, blend, dark }: Light): void {
    const { width, height } = stage
    const strip = (i: number) => bake(`sky${i}`, 4, height, (pen) => sky(pen, whole(4, height), SKIES[i]), 1)
    const [blended, stars] = [quantised(blend), quantised(clamp((dark - 0.3) * 1.4))]
    drawLayer(`${now} ${next} ${blended} ${stars}`, (pen) => {
      pen.drawImage(strip(now).image, 0, 0, width, height)
      pen.globalAlpha = blended
      if (blended > 0) pen.drawImage(strip(next).image, 0, 0, width, height)
      pen.globalAlpha = stars
      if (stars > 0) stamp(pen, starsSprite(bake, width, height * 0.6), width / 2, height * 0.3)
      pen.globalAlpha = 1
    })
  }

  return (light: Light, time: number): void => {
    const { width, height } = stage
    const { dark, hour } = light
    drawAir(light)
    const size = Math.min(width, height) * 0.09
    // The sun by day, the moon by night; each rises on the left and sets on the right.
    for (const [body, part] of [
      ['sun', (hour + 0.06) / 0.8],
      ['moon', (hour - 0.68) / 0.5],
    ] as const) {
      if (part <= 0 || part >= 1) continue
      stampOnPixels(
        pen,
        lampSprite(bake, body, size),
        width * (0.06 + 0.88 * part),
        height * (0.62 - 0.5 * hop(part)),
      )
    }
    if (wardrobe.palette.isAirless) return
    pen.globalAlpha = 0.85 - dark * 0.6
    for (let i = 0; i < 4; i++) {
      const run = width + 260
      const x = ((time * (5 + i * 2) + scatter(i + 3) * run) % run) - 130
      stampOnPixels(pen, cloudSprite(bake, i), x, height * (0.1 + 0.11 * i))
    }
    pen.globalAlpha = 1
  }
}

const starsSprite = (bake: Bake, width: number, height: number) =>
  bake('stars', width, height, (pen) => {
    pen.fillStyle = '#fff'
    for (let i = 0; i < 70; i++) {
      pen.globalAlpha = 0.3 + scatter(i) * 0.7
      pen.fillRect((scatter(i + 7) - 0.5) * width, (scatter(i + 31) - 0.5) * height, 1.6, 1.6)
    }
  })

const lampSprite = (bake: Bake, body: 'sun' | 'moon', size: number) =>
  bake(body, size * 7, size * 7, (pen) => {
    glow(pen, 0, 0, size * 3.4, body === 'sun' ? '255,240,170' : '220,220,255', 0.8)
    pen.scale(size, size)
    dots(pen, body === 'sun' ? '#fff3b0' : '#f2f0ff', [0, 0, 0.7])
    if (body === 'moon') dots(pen, '#cfc9f088', [-0.2, -0.1, 0.16], [0.25, 0.2, 0.12], [0.1, -0.35, 0.08])
  })

/** Each cloud has its own size. */
function cloudSprite(bake: Bake, number: number): Sprite {
  const size = 0.55 + scatter(number) * 0.6
  return bake(`cloud${number}`, 200 * size, 80 * size, (pen) => {
    pen.scale(size, size)
    dots(pen, '#ffffffd8', [-50, 10, 20], [-20, -4, 28], [18, 2, 24], [50, 12, 18])
  })
}
