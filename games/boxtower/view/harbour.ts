/** Draws the harbour: hills, strips of scenery, plinth, and the water in front. */
import { hills } from '../../kit/paint/backdrop.ts'
import { downwards } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { mixColours } from '../../kit/paint/mix-colours.ts'
import { stamp, stampOnPixels, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { YARD } from '../rules/curve.ts'
import { BEYOND, type Camera } from './camera.ts'
import { plinthSprite } from './harbour-parts.ts'
import { darkAt } from './skies.ts'
import { MARKET, QUAY, TOWN, type Strip } from './strips.ts'
import { drawWater } from './water.ts'

/** Far to near: parallax factor, top, and colours by day and at dusk. */
const RIDGES = [
  { near: 0.3, top: 0.3, day: '#9cc4e0', dusk: '#9a6f9e' },
  { near: 0.4, top: 0.52, day: '#7fb59a', dusk: '#6f5590' },
] as const

/** Far things sink more slowly than the ground as the view climbs. */
const sunk = ({ rise, ground }: Camera, near: number) => ground - rise * (1 - near)

export function createHarbour(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** Uses one cached sprite, except while zooming out, when the visible width grows. */
  function drawStrip(camera: Camera, { name, near, high, paint }: Strip): void {
    const { unit, zoom, middle } = camera
    const y = sunk(camera, near)
    if (y - unit * high > stage.height + BEYOND) return
    const half = Math.ceil(stage.width / 2) + BEYOND
    if (zoom < 1) {
      pen.translate(middle, y)
      paint(pen, bake, unit, unit / zoom, half)
      pen.translate(-middle, -y)
      return
    }
    const tall = 2 * Math.ceil((unit * (high + 1)) / 2)
    const down = tall / 2 - Math.floor(unit)
    const strip = bake(name, half * 2, tall, (pen) => {
      pen.translate(0, down)
      paint(pen, bake, unit, unit, half)
    })
    stampOnPixels(pen, strip, middle, y - down)
  }

  function drawHills(camera: Camera, hour: number): void {
    const { unit } = camera
    const high = unit * 7
    const wide = Math.max(stage.width + BEYOND * 2, 480)
    const late = clamp((hour - 6) / 16)
    for (const [i, { near, top, day, dusk }] of RIDGES.entries()) {
      const y = sunk(camera, near) - high + unit * 0.4
      if (y > stage.height) continue
      const area = { x: (stage.width - wide) / 2, y, width: wide, height: high }
      const [colour = day] = mixColours([day], [dusk], late)
      // A flat shape costs less than a sprite of its size.
      hills(pen, area, colour, high * top, high * 0.07, 2 + i)
    }
  }

  return {
    /** `hour` is that of the sky; `late` is the part added by the look. */
    behind(camera: Camera, hour: number, late: number): void {
      drawHills(camera, hour)
      drawStrip(camera, TOWN)
      drawStrip(camera, MARKET)
      // The sprites show daylight, so darken them.
      const dark = darkAt(late) * 0.5
      if (!dark) return
      const [top, foot] = [camera.ground - 7 * camera.unit, camera.ground + camera.unit]
      pen.globalAlpha = dark
      pen.fillStyle = downwards(pen, top, foot, { 0: '#150f4a00', 0.4: '#150f4a' })
      pen.fillRect(-BEYOND, top, stage.width + BEYOND * 2, foot - top)
      pen.globalAlpha = 1
    },
    front(camera: Camera, time: number, still: boolean): void {
      const { unit, zoom, middle } = camera
      drawStrip(camera, QUAY)
      drawWater(stage, bake, camera, time, still)
      if (camera.y(0) > stage.height + unit * 2) return
      stamp(pen, plinthSprite(bake, unit / zoom), middle, camera.y(YARD.ground / 2), zoom)
    },
  }
}
