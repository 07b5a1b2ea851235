/** Draws the egg of a recorded climb, faintly, in its nest or in its leap. */
import { mix } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { flightX, flightY } from '../rules/flight.ts'
import { nestX, nestY } from '../rules/nests.ts'
import { nestOf, type Climb, type Leap } from '../rules.ts'
import { drawEgg } from './egg.ts'
import type { Lens } from './lens.ts'
import type { Palette } from './looks.ts'
import { SIZE, SUNK } from './pose.ts'

export function createGhost(pen: Pen, bake: Bake) {
  /** Drawn x, in units from the trunk. */
  let x = 0

  return {
    draw(
      { ghost, delta }: Frame<Climb, Leap>,
      palette: Palette,
      lens: Lens,
      tick: number,
      part: number,
    ): void {
      if (!ghost || ghost.waiting || ghost.eggs === 0) return
      const { flight } = ghost
      const nest = nestOf(ghost, ghost.at)
      // Pauses shift the ghost's ticks against ours, so its x eases from the nest's position to that of its leap.
      x = mix(x, flight ? flightX(flight, flight.age) : nestX(nest, tick), 1 - Math.exp(-delta * 14))
      pen.globalAlpha = 0.35
      drawEgg(pen, bake, palette, {
        x: lens.x(x),
        y: lens.y((flight ? flightY(flight, flight.age - 1 + part) : nestY(nest, tick)) - SUNK),
        size: SIZE * lens.unit,
        mood: flight ? 'wow' : 'hopeful',
        cracked: ghost.cracked,
      })
      pen.globalAlpha = 1
    },
  }
}
