/** Draws the meter on the lawn: multiplier, berries towards the next step, and the time left of a help. */
import { blot, downwards, fillPath, strokePath } from '../../kit/paint/brush.ts'
import { box, disc, glossy, star } from '../../kit/paint/glossy.ts'
import { clamp, easeOut } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { ORANGE, RED, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { ElementSpot, Point } from '../../kit/view.ts'
import { goldenAt, isGolden, multiplierOf } from '../rules/chain.ts'
import { CHAIN, HELP } from '../rules/curve.ts'
import type { Flight } from '../rules/state.ts'
import { magnetSprite } from './helps.ts'
import type { Layout } from './layout.ts'

/** Size of the plate and distance between berries, in units. */
const [WIDE, HIGH, APART] = [212, 38, 25]
const WOOD = ['#e8b27a', '#b9763c', '#8a4f22']
/** Distance from the centre of the plate to the multiplier, in units. */
const BADGE = -78

/** The centre of the plate. */
const middleOf = ({ width, height, safe }: Stage, { sign, ground }: Layout): Point => ({
  x: width / 2,
  y: Math.min(ground + 41 * sign, height - safe.bottom - 22 * sign),
})

/** Where the multiplier is. */
export function multiplierSpot(stage: Stage, layout: Layout): ElementSpot {
  const { x, y } = middleOf(stage, layout)
  return { x: x + BADGE * layout.sign, y, size: 56 * layout.sign }
}

export function createMeter(stage: Stage, bake: Bake, layoutNow: () => Layout) {
  const { pen } = stage
  /** Seconds since the meter last grew and last shrank. */
  let [grew, shrank] = [9, 9]

  return {
    see(before: Flight, after: Flight): void {
      if (after.chain > before.chain || after.golden > before.golden) grew = 0
      else if (after.chain < before.chain) shrank = 0
    },

    draw(flight: Flight, delta: number, still: boolean): void {
      grew += delta
      shrank += delta
      const layout = layoutNow()
      const unit = layout.sign
      const full = goldenAt(flight)
      const { x, y } = middleOf(stage, layout)
      const times = multiplierOf(flight)
      const plate = bake('plate', (WIDE + 20) * unit, (HIGH + 24) * unit, (pen) => {
        const half = HIGH * 0.5 * unit
        fillPath(pen, box(WIDE * unit, HIGH * unit, half), downwards(pen, -half, half, WOOD))
        strokePath(pen, box(WIDE * unit, HIGH * unit, half), '#4a250a', 2 * unit)
        for (let i = 0; i < CHAIN.step; i++) blot(pen, '#3a1c08b0', (-36 + i * APART) * unit, 0, 11 * unit)
      })
      const badge = bake(`times${times}`, 70 * unit, 70 * unit, (pen) => {
        glossy(pen, disc(24 * unit), 24 * unit, times > 1 ? YELLOW : ORANGE, { shadow: 0.6 })
        letter(pen, `×${times}`, 0, unit, 25 * unit, { fill: '#fff' })
      })
      const berry = bake('pip', 34 * unit, 34 * unit, (pen) =>
        glossy(pen, disc(10 * unit), 10 * unit, RED, { shadow: 0.4 }),
      )
      const goal = bake('goal', 40 * unit, 40 * unit, (pen) =>
        glossy(pen, star(12 * unit), 10 * unit, YELLOW, { shadow: 0.4 }),
      )
      pen.save()
      const shaken = still || shrank > 0.4 ? 0 : Math.sin(shrank * 50) * (0.4 - shrank) * 14 * unit
      pen.translate(x + shaken, y)
      stamp(pen, plate, 0, 0)
      if (isGolden(flight)) drawLeft((flight.golden - flight.tick) / HELP.golden, YELLOW.true)
      else {
        const filled = flight.chain % CHAIN.step
        for (let i = 0; i < filled; i++) {
          const pop = i === filled - 1 && !still ? 1 + 0.5 * (1 - easeOut(grew * 4)) : 1
          stamp(pen, berry, (-36 + i * APART) * unit, 0, pop, pop)
        }
        // A star in the place of the berry that starts a golden flight.
        const last = full - 1 - (flight.chain - filled)
        if (last < CHAIN.step) stamp(pen, goal, (-36 + last * APART) * unit, 0)
      }
      const bump = still ? 1 : 1 + 0.25 * (1 - easeOut(grew * 3))
      stamp(pen, badge, BADGE * unit, 0, bump, bump)
      const left = (flight.magnet - flight.tick) / HELP.magnet
      if (left > 0) {
        // The magnet shrinks to half its size as its time runs out.
        const size = 0.5 + 0.5 * clamp(left * 3)
        stamp(pen, magnetSprite(bake, 16 * unit), (WIDE / 2 + 26) * unit, 0, size, size)
      }
      pen.restore()

      function drawLeft(part: number, colour: string): void {
        pen.fillStyle = colour
        pen.beginPath()
        pen.roundRect(-45 * unit, -9 * unit, Math.max(18, 140 * part) * unit, 18 * unit, 9 * unit)
        pen.fill()
      }
    },
  }
}
