/** Draws the farmyard under its sky: the farm by day and night, turning sails. */
import { glow } from '../../kit/paint/backdrop.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { paintFarm } from './farm.ts'
import type { Wardrobe } from './looks.ts'
import { createSky } from './sky.ts'
import { lightAt, type Light } from './light.ts'

export interface BackdropTime {
  readonly time: number
  readonly delta: number
  readonly still: boolean
}

const SHADE = '#1a1152'

interface Backdrop {
  /** `clock` is the share of the 24 hours that has passed. */
  draw(clock: number, breeze: BackdropTime): void
}

export function createBackdrop(stage: Stage, wardrobe: Wardrobe): Backdrop {
  const { pen } = stage
  const { bake } = wardrobe
  const drawSky = createSky(stage, wardrobe)

  /** Smoothed clock: the light glides after each step. */
  let shown: number | undefined

  function lightIn(clock: number, delta: number): Light {
    shown ??= clock
    // Wraps around at midnight.
    if (shown > clock + 0.5) shown -= 1
    shown = mix(shown, clock, 1 - Math.exp(-delta * 2))
    return lightAt(shown, wardrobe.palette.isAirless)
  }

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
