/** How a shot or a swap is carried out by hand. */
import type { Player } from '../../kit/test/player.ts'
import type { Action, State } from '../rules.ts'
import { COARSE, radians } from '../rules/flight.ts'
import { aimAt, arrange } from '../view/layout.ts'

/** Blossoms from the launcher: a tap far away aims more exactly, but it must stay in the field. */
const FARTHEST = 4.4
const NEAREST = 1.5
const CLOSER = 0.02

export function createPlayer(): Player<State, Action> {
  /** Where the launcher points, once it has been straightened. */
  let aim: number | undefined
  return {
    keys(action) {
      if (action === 'swap') return ['ArrowDown']
      const from = aim ?? 0
      const straighten = aim === undefined ? ['ArrowUp'] : []
      const presses = Math.abs(action - from) / COARSE
      const key = action < from ? 'ArrowLeft' : 'ArrowRight'
      aim = action
      return [...straighten, ...Array.from({ length: presses }, () => key), 'Space']
    },
    touches(action, _state, screen) {
      const layout = arrange(screen)
      const { muzzle, unit, waiting } = layout
      if (action === 'swap') return [[waiting[0]]]
      const angle = radians(action)
      // Fingers land on whole pixels.
      for (let far = FARTHEST; far > NEAREST; far -= CLOSER) {
        const point = {
          x: Math.round(muzzle.x + Math.sin(angle) * far * unit),
          y: Math.round(muzzle.y - Math.cos(angle) * far * unit),
        }
        if (aimAt(layout, point) === action) return [[point]]
      }
      throw new Error(`No whole pixel of a frame ${screen.width} wide means the aim ${action}.`)
    },
  }
}
