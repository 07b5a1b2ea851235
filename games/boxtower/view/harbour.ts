/** Draws the market at the quay: hills, houses, stalls, plinth, and the water in front. */
import { hills, whole } from '../../kit/paint/backdrop.ts'
import { downwards } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BEYOND, type Camera } from './camera.ts'
import { YARD } from '../rules/curve.ts'
import { darkAt } from './skies.ts'
import { boatSprite, houseSprite, paintQuay, plinthSprite, stallSprite, treeSprite } from './harbour-parts.ts'

/** Far to near: parallax factor, top, and colours by day and at dusk. */
const RIDGES = [
  { near: 0.3, top: 0.3, colours: ['#9cc4e0', '#9a6f9e'] },
  { near: 0.4, top: 0.52, colours: ['#7fb59a', '#6f5590'] },
] as const

/** A strip of scenery across the frame. */
interface Strip {
  readonly name: string
  /** Parallax factor. */
  readonly near: number
  /** Height in ells. */
  readonly high: number
  /** Draws to both sides of the middle, the ground at 0; sprites are baked for `base`, the unit of play. */
  paint(pen: Pen, unit: number, base: number, half: number): void
}

/** Far things sink more slowly than the ground as the view climbs. */
const sunk = ({ rise, ground }: Camera, near: number) => ground - rise * (1 - near)

export function createHarbour(stage: Stage, bake: Bake) {
  const { pen } = stage

  const town: Strip = {
    name: 'town',
    near: 0.5,
    high: 6,
    paint(pen, unit, base, half) {
      const count = Math.ceil(half / (2.3 * unit)) + 1
      for (let n = -count; n <= count; n++) {
        const house = houseSprite(bake, (n + 704) % 7, base * 0.92)
        const zoom = unit / base
        stamp(pen, house, n * 2.3 * unit, unit * 0.1 - (house.height / 2) * zoom, zoom)
      }
    },
  }

  const market: Strip = {
    name: 'market',
    near: 0.72,
    high: 3.5,
    paint(pen, unit, base, half) {
      const count = Math.ceil(half / (3.1 * unit)) + 1
      const zoom = unit / base
      const tree = treeSprite(bake, base * 0.8)
      for (let n = -count; n <= count; n++) {
        const x = n * 3.1 * unit
        stamp(pen, tree, x + unit * 1.2, unit * 0.2 - (tree.height / 2) * zoom, zoom)
        // Leaves room for the plinth.
        if (!n) continue
        const stall = stallSprite(bake, (n + 500) % 5, base * 0.85)
        stamp(pen, stall, x, unit * 0.06 - (stall.height / 2) * zoom, zoom)
      }
    },
  }

  const quay: Strip = {
    name: 'quay',
    near: 1,
    high: 0.2,
    paint: (pen, unit, _base, half) => paintQuay(pen, unit, half),
  }

  /** Uses one cached sprite, except while zooming out, when the visible width grows. */
  function drawStrip(camera: Camera, { name, near, high, paint }: Strip): void {
    const { unit, zoom, middle } = camera
    const y = sunk(camera, near)
    if (y - unit * high > stage.height + BEYOND) return
    const half = Math.ceil(stage.width / 2) + BEYOND
    if (zoom < 1) {
      pen.translate(middle, y)
      paint(pen, unit, unit / zoom, half)
      pen.translate(-middle, -y)
      return
    }
    const tall = 2 * Math.ceil((unit * (high + 1)) / 2)
    const down = tall / 2 - Math.floor(unit)
    const strip = bake(name, half * 2, tall, (pen) => {
      pen.translate(0, down)
      paint(pen, unit, unit, half)
    })
    stamp(pen, strip, middle, y - down)
  }

  function drawHills(camera: Camera, hour: number): void {
    const { unit } = camera
    const high = unit * 7
    const wide = Math.max(stage.width + BEYOND * 2, 480)
    const dusk = clamp((hour - 6) / 16)
    for (const [i, { near, top, colours }] of RIDGES.entries()) {
      const y = sunk(camera, near) - high / 2 + unit * 0.4
      if (y - high / 2 > stage.height) continue
      for (const [hour, colour] of colours.entries()) {
        pen.globalAlpha = hour ? dusk : 1
        if (hour && !dusk) continue
        const paint = (pen: Pen) => hills(pen, whole(wide, high), colour, high * top, high * 0.07, 2 + i)
        stamp(pen, bake(`ridge${i}${hour}`, wide, high, paint, 1), stage.width / 2, y)
      }
      pen.globalAlpha = 1
    }
  }

  function drawWater({ ground, unit }: Camera, time: number, still: boolean): void {
    const top = ground + unit * 0.62
    if (top > stage.height + BEYOND) return
    const water = bake(
      'water',
      4,
      128,
      (pen) => {
        pen.fillStyle = downwards(pen, -64, 64, ['#4fc3d9', '#12638f'])
        pen.fillRect(-2, -64, 4, 128)
      },
      1,
    )
    pen.drawImage(water.image, -BEYOND, top, stage.width + BEYOND * 2, stage.height - top + BEYOND)
    pen.strokeStyle = 'rgba(255,255,255,.5)'
    pen.lineCap = 'round'
    pen.lineWidth = Math.max(1.5, unit * 0.05)
    pen.beginPath()
    for (let i = 0; i < 26; i++) {
      const y = top + unit * (0.2 + (i % 5) * 0.34)
      const shift = still ? 0 : Math.sin(time * 0.8 + i) * unit * 0.3
      const x = scatter(i, 4) * stage.width + shift
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + unit * 0.2, y - unit * 0.07, x + unit * (0.3 + scatter(i, 5) * 0.5), y)
    }
    pen.stroke()
    for (let n = 0; n < 2; n++) {
      const bob = still ? 0 : Math.sin(time * 1.3 + n * 2) * unit * 0.06
      const drift = still ? 0 : Math.sin(time * 0.12 + n) * unit
      const x = stage.width * (n ? 0.87 : 0.12) + drift
      const lean = still ? 0 : Math.sin(time * 1.1 + n) * 0.04
      stamp(pen, boatSprite(bake, n, unit * 0.8), x, top + unit * (0.42 + n * 0.2) + bob, 1, 1, lean)
    }
  }

  return {
    /** `hour` is that of the sky; `late` is the part added by the look. */
    behind(camera: Camera, hour: number, late: number): void {
      drawHills(camera, hour)
      drawStrip(camera, town)
      drawStrip(camera, market)
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
      drawStrip(camera, quay)
      drawWater(camera, time, still)
      if (camera.y(0) > stage.height + unit * 2) return
      stamp(pen, plinthSprite(bake, unit / zoom), middle, camera.y(YARD.ground / 2), zoom)
    },
  }
}
