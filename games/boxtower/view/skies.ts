/** Draws the sky: morning at the quay, evening over the roofs, night and stars higher up. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot, dots, downwards } from '../../kit/paint/brush.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { createLayer } from '../../kit/paint/layer.ts'
import { mixColours } from '../../kit/paint/mix-colours.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, stampOnPixels, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { createAirborne, type AirFrame } from './airborne.ts'
import type { Camera } from './camera.ts'
import { drawVeil } from './veil.ts'

/** Colours from the zenith down, and the altitude in ells at which each sky is fully reached. */
const SKIES = [
  { at: 0, colours: ['#3aa0e8', '#8fd3f5', '#d8f3f2', '#fff1cf'] },
  { at: 14, colours: ['#2f7fd6', '#6fb7f0', '#ffe0b0', '#ffc58a'] },
  { at: 30, colours: ['#5a3f9e', '#d9667a', '#ff9a5a', '#ffd98a'] },
  { at: 48, colours: ['#2a1f6b', '#6a3fa8', '#c95fa8', '#ff9fa0'] },
  { at: 70, colours: ['#0b0f3a', '#1c1f66', '#3b2f8f', '#6a4fb8'] },
] as const
const NIGHT = 48
/** Steps per ell of altitude: smaller ones are not visible. */
const HOUR_STEPS = 12

/** 0 by day, 1 at night. */
export const darkAt = (altitude: number) => clamp((altitude - NIGHT + 14) / 30)

/** Sky colours at an altitude, from the zenith down: a mix of the two nearest skies. */
function skyAt(altitude: number): string[] {
  const n = Math.max(
    0,
    SKIES.findLastIndex(({ at }) => altitude >= at),
  )
  const here = SKIES[n] ?? SKIES[0]
  const next = SKIES[n + 1] ?? here
  const part = clamp((altitude - here.at) / (next.at - here.at || 1))
  return mixColours(here.colours, next.colours, part)
}

/** Size of sun and moon. */
const sizeOf = (unit: number) => Math.min(unit * 1.5, 90)

export function createSkies(stage: Stage, bake: Bake) {
  const { pen } = stage
  const airborne = createAirborne(stage, bake)
  const drawLayer = createLayer(stage)

  function drawStars(hour: number, rise: number, time: number, still: boolean): void {
    const dark = clamp((hour - 36) / 26)
    if (!dark) return
    const { width, height } = stage
    pen.fillStyle = '#fff'
    for (let i = 0; i < 70; i++) {
      const y = (scatter(i) * height + rise * 0.04) % height
      const twinkle = still ? 0.8 : 0.6 + 0.4 * Math.sin(time * (1 + scatter(i, 3)) + i)
      pen.globalAlpha = dark * twinkle * (1 - (y / height) * 0.6)
      const size = 1 + scatter(i, 2) * 1.6
      pen.fillRect(scatter(i, 1) * width, y, size, size)
    }
    pen.globalAlpha = 1
  }

  function drawSun(pen: Pen, size: number, hour: number): void {
    const sun = bake(
      'sun',
      size * 8,
      size * 8,
      (pen) => {
        glow(pen, 0, 0, size * 4, '255,244,196', 0.9)
        blot(pen, '#fff8d8', 0, 0, size * 0.62)
      },
      1,
    )
    const down = clamp(hour / 44)
    if (down < 1) stamp(pen, sun, stage.width * 0.2, stage.height * mix(0.2, 0.98, down))
  }

  function drawMoon(size: number, hour: number): void {
    const moon = bake('moon', size * 6, size * 6, (pen) => {
      glow(pen, 0, 0, size * 3, '214,222,255', 0.5)
      blot(pen, '#fdf6dc', 0, 0, size * 0.6)
      pen.scale(size, size)
      dots(pen, 'rgba(198,188,216,.7)', [-0.2, -0.15, 0.14], [0.22, 0.1, 0.1], [-0.05, 0.3, 0.12])
    })
    const night = clamp((hour - 46) / 24)
    if (!night) return
    pen.globalAlpha = night
    stampOnPixels(pen, moon, stage.width * 0.8, stage.height * mix(0.55, 0.3, night))
    pen.globalAlpha = 1
  }

  return {
    /** Draws the air and the sun, one bitmap for each hour. Exactly fills the frame, so it must not shake. */
    drawBehind({ unit }: Camera, hour: number): void {
      const shown = Math.round(hour * HOUR_STEPS) / HOUR_STEPS
      drawLayer(`${shown}`, (pen) => {
        pen.fillStyle = downwards(pen, 0, stage.height, skyAt(shown))
        pen.fillRect(0, 0, stage.width, stage.height)
        drawSun(pen, sizeOf(unit), shown)
      })
    },
    /** `hour` is an altitude: the higher, the later. */
    draw(camera: Camera, air: AirFrame, hour: number): void {
      const { time, wind, still } = air
      drawStars(hour, camera.rise, time, still)
      drawMoon(sizeOf(camera.unit), hour)
      airborne.draw(camera, air, darkAt(hour))
      // Bad weather dims the light.
      drawVeil(stage, '#344260', Math.abs(wind) * 0.2)
    },
  }
}
