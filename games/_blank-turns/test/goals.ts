/** Defines a bot for each goal. */
import type { GoalTries } from '../../kit/test/tries.ts'
import { rules, type FlowerBed, type Planting } from '../rules.ts'
import { groupAt } from '../rules/bed.ts'
import { FEWEST } from '../rules/curve.ts'
import { bestCell } from './people.ts'

const careful = (state: FlowerBed) => bestCell(state, 0)

/** Keeps two pairs of roses apart, and joins them by the cell between them. Other flowers are planted far away. */
function joinsFive(state: FlowerBed): Planting | undefined {
  const [now] = state.next
  const row = [0, 1, 3, 7, 2]
  const isRose = now === 0
  const wanted = isRose ? row.find((cell) => state.bed[cell] === null) : undefined
  if (wanted !== undefined) return wanted
  const others = rules.moves(state).filter((cell) => !row.includes(cell))
  const joins = others.find((cell) => groupAt(state.bed.with(cell, now), cell).length >= FEWEST)
  const pairs = others.find((cell) => groupAt(state.bed.with(cell, now), cell).length > 1)
  return joins ?? pairs ?? others[0] ?? rules.moves(state)[0]
}

export const tries: GoalTries<FlowerBed, Planting> = {
  five: { open: () => joinsFive, rounds: 20 },
  flowers: { open: () => careful, rounds: 10 },
}
