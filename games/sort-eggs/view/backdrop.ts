/** Draws the farmyard: sky, sun and moon, clouds, the farm by day and night, turning sails. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { dots } from '../../kit/paint/brush.ts'
import { clamp, hop, mix } from '../../kit/paint/easing.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { paintFarm } from './farm.ts'
import type { Wardrobe } from './looks.ts'
import { lightAt, SKIES, type Light } from './skies.ts'

export interface Breeze {
  readonly time: number
  readonly delta: number
  readonly still: boolean
}

const SHADE = '#1a1152'

export interface Backdrop {
  /** `clock` is the share of the 24 hours that has passed. */
  draw(clock: number, breeze: Breeze): void
}

export function createBackdrop(stage: Stage, wardrobe: Wardrobe): Backdrop {
  const { pen } = stage
  const { bake } = wardrobe

  /** Smoothed clock: the light glides after each step. */
  let shown: number | undefined

  function lightIn(clock: number, delta: number): Light {
    shown ??= clock
    // Wraps around at midnight.
    if (shown > clock + 0.5) shown -= 1
    shown = mix(shown, clock, 1 - Math.exp(-delta * 2))
    return lightAt(shown, wardrobe.palette.isAirless)
  }

  function drawSky({ sky: now, next, blend, dark, hour }: Light, time: number): void {
    const { width, height } = stage
    const strip = (i: number) => bake(`sky${i}`, 4, height, (pen) => sky(pen, whole(4, height), SKIES[i]), 1)
    pen.drawImage(strip(now).image, 0, 0, width, height)
    pen.globalAlpha = blend
    if (blend > 0) pen.drawImage(strip(next).image, 0, 0, width, height)
    pen.globalAlpha = clamp((dark - 0.3) * 1.4)
    if (dark > 0.3) stamp(pen, stars(), width / 2, height * 0.3)
    pen.globalAlpha = 1
    const size = Math.min(width, height) * 0.09
    // The sun by day, the moon by night; each rises on the left and sets on the right.
    for (const [body, part] of [
      ['sun', (hour + 0.06) / 0.8],
      ['moon', (hour - 0.68) / 0.5],
    ] as const) {
      if (part <= 0 || part >= 1) continue
      stamp(pen, lamp(body, size), width * (0.06 + 0.88 * part), height * (0.62 - 0.5 * hop(part)))
    }
    if (wardrobe.palette.isAirless) return
    for (let i = 0; i < 4; i++) {
      const run = width + 260
      const x = ((time * (5 + i * 2) + scatter(i + 3) * run) % run) - 130
      pen.globalAlpha = 0.85 - dark * 0.6
      stamp(pen, cloud(), x, height * (0.1 + 0.11 * i), 0.55 + scatter(i) * 0.6)
    }
    pen.globalAlpha = 1
  }

  function stars(): Sprite {
    const { width } = stage
    const height = stage.height * 0.6
    return bake('stars', width, height, (pen) => {
      pen.fillStyle = '#fff'
      for (let i = 0; i < 70; i++) {
        pen.globalAlpha = 0.3 + scatter(i) * 0.7
        pen.fillRect((scatter(i + 7) - 0.5) * width, (scatter(i + 31) - 0.5) * height, 1.6, 1.6)
      }
    })
  }

  const lamp = (body: 'sun' | 'moon', size: number) =>
    bake(body, size * 7, size * 7, (pen) => {
      glow(pen, 0, 0, size * 3.4, body === 'sun' ? '255,240,170' : '220,220,255', 0.8)
      pen.scale(size, size)
      dots(pen, body === 'sun' ? '#fff3b0' : '#f2f0ff', [0, 0, 0.7])
      if (body === 'moon') dots(pen, '#cfc9f088', [-0.2, -0.1, 0.16], [0.25, 0.2, 0.12], [0.1, -0.35, 0.08])
    })

  const cloud = () =>
    bake('cloud', 200, 80, (pen) =>
      dots(pen, '#ffffffd8', [-50, 10, 20], [-20, -4, 28], [18, 2, 24], [50, 12, 18]),
    )

  /** At night, darkened, with a light in the barn. */
  const farm = (night: boolean, width: number, height: number, unit: number) =>
    bake(
      `land${night}`,
      width,
      height,
      (pen) => {
        paintFarm(pen, wardrobe.palette, width, height, unit)
        if (!night) return
        pen.globalCompositeOperation = 'source-atop'
        pen.globalAlpha = 0.68
        pen.fillStyle = SHADE
        pen.fillRect(-width / 2, -height / 2, width, height)
        pen.globalAlpha = 1
        pen.fillStyle = '#ffd977'
        const [x, y] = [width * -0.37, height * 0.03 - 84 * unit]
        pen.fillRect(x - 11 * unit, y - 10 * unit, 22 * unit, 20 * unit)
        glow(pen, x, y, 60 * unit, '255,217,119', 0.7)
      },
      Math.min(stage.ratio, 1.5),
    )

  function drawSails(x: number, y: number, unit: number, turn: number, dark: number): void {
    const sails = bake('sails', 110 * unit, 110 * unit, (pen) => {
      pen.scale(unit, unit)
      for (let i = 0; i < 4; i++) {
        pen.rotate(Math.PI / 2)
        pen.fillStyle = '#fff6e4'
        pen.fillRect(2, -50, 13, 36)
        pen.fillStyle = '#7a4a22'
        pen.fillRect(-1.5, -52, 3.5, 52)
      }
    })
    pen.globalAlpha = 1 - dark * 0.5
    stamp(pen, sails, x, y, 1, 1, turn)
    pen.globalAlpha = 1
  }

  return {
    draw(clock, { time, delta, still }) {
      const { width, height } = stage
      const light = lightIn(clock, delta)
      const { dark } = light
      const moved = still ? 0 : time
      drawSky(light, moved)
      const high = height * 0.62
      const unit = clamp(Math.min(width / 640, height / 620), 0.62, 1.6)
      stamp(pen, farm(false, width, high, unit), width / 2, height - high / 2)
      if (dark > 0.02) {
        pen.globalAlpha = dark
        stamp(pen, farm(true, width, high, unit), width / 2, height - high / 2)
        pen.globalAlpha = 1
      }
      drawSails(width * 0.87, height - high * 0.47 - 118 * unit, unit * 1.2, moved * 0.5, dark)
    },
  }
}
