/** Chooses the sounds of a walk, a push or an undo. */
import type { Sound } from '../../kit/sound/voices.ts'
import { isHome } from '../rules/house.ts'
import { isOpen, lost, potsAtHome, type State } from '../rules.ts'
import { stepsBetween } from './travel.ts'

/** Seconds between steps, and how many of the last steps of a long walk are heard. */
const BEAT = 0.11
const HEARD = 5

export function soundsOf(before: State, after: State): readonly Sound[] {
  if (after.pushes < before.pushes) return [{ name: 'swish', step: 2, volume: 0.7 }]
  return stepsBetween(before, after)
    .slice(-HEARD)
    .flatMap(({ pot, potTo, far }, i): Sound[] => {
      const at = i * BEAT
      if (pot < 0) return [{ name: 'tick', step: (i % 2) - 4, volume: 0.4, after: at }]
      const thud: Sound[] = [{ name: 'thud', step: potTo < 0 ? -6 : -1, volume: 0.6, after: at }]
      if (far > 1) thud.push({ name: 'swish', step: 4, volume: 0.5, after: at + 0.05 })
      if (isOpen(after) !== isOpen(before))
        thud.push({ name: 'knock', step: isOpen(after) ? 3 : -2, volume: 0.7, after: at + 0.2 })
      const step = potsAtHome(after) * 2
      if (isHome(after.house, pot, potTo))
        return [
          ...thud,
          { name: 'pluck', step, after: at + 0.18 },
          { name: 'chime', step, volume: 0.6, after: at + 0.26 },
        ]
      if (lost(after).includes(pot))
        return [
          ...thud,
          { name: 'pluck', step: -4, after: at + 0.2 },
          { name: 'pluck', step: -6, after: at + 0.36 },
        ]
      return thud
    })
}
