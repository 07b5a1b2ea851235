/** Reaches each goal by following the hints on a suitable board. */
import { byHints, type GoalTries } from '../../kit/test/tries.ts'
import { levels, type State, type RibbonStroke } from '../rules.ts'

const wise = byHints<State, RibbonStroke>({ levels })
const onLevel = (level: number) => ({ open: wise, level: () => level })

export const tries: GoalTries<State, RibbonStroke> = {
  pairs: { open: wise, rounds: 3 },
  tidy: onLevel(1),
  ribbon: onLevel(31),
  unaided: { open: wise, rounds: 5, level: (round) => round + 1 },
  today: { ...onLevel(-1), isToday: true },
  bridges: { open: wise, rounds: 12, level: (round) => 81 + round },
  days: { ...onLevel(-1), rounds: 7, isToday: true },
  burrow: onLevel(161),
  tiles: { ...onLevel(300), rounds: 40 },
  sunday: { ...onLevel(-7), isToday: true },
  stars: { ...onLevel(1), rounds: 60 },
  garden: onLevel(300),
}
