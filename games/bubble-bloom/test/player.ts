/** Translates shots and swaps into keys and taps. */
import type { Player } from '../../kit/test/player.ts'
import type { Action, State } from '../rules.ts'
import { COARSE, radians } from '../rules/flight.ts'
import { aimAt, arrange } from '../view/layout.ts'

/** Distance of a tap from the launcher, in blossoms: farther aims more precisely, but must stay inside the field. */
const FARTHEST = 4.4
const NEAREST = 1.5
const CLOSER = 0.02

export function createPlayer(): Player<State, Action> {
  /** The launcher's aim; undefined until it has been straightened. */
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
      // Taps have integer coordinates.
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
