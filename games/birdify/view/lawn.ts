/** Draws the lawn, the grass that leans with the wind, and daisies. */
import { sky } from '../../kit/paint/backdrop.ts'
import { blot, dab } from '../../kit/paint/brush.ts'
import { stamp, stampOnPixels, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { along, scattered, type GroundView, type Weather } from './ground.ts'
import { paletteOf } from './looks.ts'
import { NIGHT } from './plants.ts'

const TAU = Math.PI * 2
/** Distance between mown stripes, in units. */
const STRIPES = 120
const BLADES_IN_PATH = 8

export function createLawn(stage: Stage, bake: Bake) {
  const { pen } = stage

  /** Draws the mown lawn, and the veil of night, over the feet of the canes. */
  function drawLawn(ground: GroundView, dark: number): void {
    const { unit, y } = ground
    const high = stage.height - y + 2
    const lawn = lawnSprite(bake, stage, unit, high)
    const scrolled = (((ground.left % STRIPES) + STRIPES) % STRIPES) * unit
    stampOnPixels(pen, lawn, lawn.width / 2 - scrolled, y + high / 2)
    if (dark < 0.02) return
    pen.globalAlpha = dark
    pen.fillStyle = NIGHT
    pen.fillRect(0, y, stage.width, high)
    pen.globalAlpha = 1
  }

  /** Draws two rows of blades, then the daisies. */
  function drawGrass(ground: GroundView, { time, lean, still }: Weather, dark: number): void {
    const { unit, y } = ground
    const { blades, bladesAtNight } = paletteOf(stage.look).season
    for (const [row, colour] of (dark > 0.5 ? bladesAtNight : blades).entries()) {
      pen.fillStyle = colour
      pen.beginPath()
      along(stage, ground, 1, 9, 20, (x, n) => {
        // One path with all blades would take twice as long to fill.
        if (n % BLADES_IN_PATH === 0) {
          pen.fill()
          pen.beginPath()
        }
        const high = (row ? 13 : 22) * unit * (0.6 + scattered(n, row) * 0.7)
        const ripple = still
          ? 0
          : Math.sin(time * (2 + Math.abs(lean) * 9) + n * 0.5) * (0.12 + Math.abs(lean) * 0.22)
        const tip = x + (lean * 1.1 + ripple + (scattered(n) - 0.5) * 0.3) * high
        const foot = y + (3 + row * 5) * unit
        pen.moveTo(x - 2.4 * unit, foot)
        pen.quadraticCurveTo(x - unit, foot - high * 0.6, tip, foot - high * (1 - Math.abs(lean) * 0.25))
        pen.quadraticCurveTo(x + 2 * unit, foot - high * 0.5, x + 2.6 * unit, foot)
      })
      pen.fill()
    }
    along(stage, ground, 1, 74, 20, (x, n) => {
      const size = 0.7 + scattered(n) * 0.5
      stamp(pen, daisySprite(bake, n % 3 === 0, 4.2 * unit), x, y + (14 + scattered(n, 1) * 30) * unit, size)
    })
  }

  return { lawn: drawLawn, grass: drawGrass }
}

/** The lawn from edge to edge and one stripe further, so that it can scroll. */
const lawnSprite = (bake: Bake, stage: Stage, unit: number, high: number): Sprite => {
  const wide = stage.width + STRIPES * unit
  return bake('lawn', wide, high, (pen) => {
    pen.translate(-wide / 2, -high / 2)
    sky(pen, { x: 0, y: 0, width: wide + 1, height: high }, paletteOf(stage.look).season.lawn)
    pen.fillStyle = 'rgba(255,255,190,.13)'
    pen.beginPath()
    for (let x = -STRIPES * unit; x < wide + STRIPES * unit; x += STRIPES * unit) {
      pen.moveTo(x, 0)
      pen.lineTo(x + 60 * unit, 0)
      pen.lineTo(x + 36 * unit, high - 2)
      pen.lineTo(x - 30 * unit, high - 2)
    }
    pen.fill()
    pen.fillStyle = 'rgba(10,70,40,.35)'
    pen.fillRect(0, 0, wide + 1, 3 * unit)
  })
}

const daisySprite = (bake: Bake, pink: boolean, size: number): Sprite =>
  bake(`daisy${pink}`, size * 6, size * 6, (pen) => {
    pen.fillStyle = pink ? '#ffd9f0' : '#fff'
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TAU + 0.5
      dab(pen, Math.cos(angle) * size, Math.sin(angle) * size * 0.7, size * 0.8, size * 0.6)
    }
    blot(pen, '#ffc52e', 0, 0, size * 0.55)
  })
