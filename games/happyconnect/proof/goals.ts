/** How each goal is reached: along the hints, on a board that has what it asks for. */
import { byHints, type Tries } from '../../kit/proof/tries.ts'
import { levels, type State, type Stroke } from '../rules.ts'

const wise = byHints<State, Stroke>({ levels })
const onLevel = (level: number) => ({ open: wise, level: () => level })

export const tries: Tries<State, Stroke> = {
  pairs: { open: wise, rounds: 3 },
  tidy: onLevel(1),
  ribbon: onLevel(12),
  unaided: { open: wise, rounds: 5, level: (round) => round + 1 },
  finale: onLevel(12),
  bends: onLevel(10),
  detour: onLevel(90),
  today: { ...onLevel(-1), isToday: true },
  seven: onLevel(64),
  corners: onLevel(10),
  days: { ...onLevel(-1), rounds: 7, isToday: true },
  tiles: { ...onLevel(200), rounds: 25 },
  sunday: { ...onLevel(-7), isToday: true },
  nine: onLevel(160),
  stars: { ...onLevel(1), rounds: 60 },
}
