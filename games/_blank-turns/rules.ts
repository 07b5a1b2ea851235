/** Rules of the game: plant the next flower in any free cell; three or more neighbours of a kind are picked. */
import { chance } from '../kit/rules/chance.ts'
import { whole, type Shaped } from '../kit/rules/shape.ts'
import type { Rules } from '../kit/rules.ts'
import { groupAt, type Bed } from './rules/bed.ts'
import { CELLS, FEWEST, kindsAfter, pointsFor } from './rules/curve.ts'

export interface FlowerBed {
  readonly bed: Bed
  /** The kinds of the flower to plant, and of the one after it. */
  readonly next: readonly [now: number, then: number]
  readonly planted: number
  readonly picked: number
  readonly points: number
  /** Of the random numbers. */
  readonly cursor: number
}

/** The cell to plant in. The type is derived from its check, so that the two cannot diverge. */
const isPlanting = whole(0, CELLS - 1)
export type Planting = Shaped<typeof isPlanting>

const freeCells = ({ bed }: FlowerBed) => [...bed.keys()].filter((cell) => bed[cell] === null)

export const rules: Rules<FlowerBed, Planting> = {
  start(seed) {
    const dice = chance(seed)
    return {
      bed: Array.from({ length: CELLS }, () => null),
      next: [dice.int(kindsAfter(0)), dice.int(kindsAfter(0))],
      planted: 0,
      picked: 0,
      points: 0,
      cursor: dice.cursor,
    }
  },

  act(state, cell) {
    const [now, then] = state.next
    if (state.bed[cell] !== null) return state
    const bed = state.bed.with(cell, now)
    const group = groupAt(bed, cell)
    const isPicked = group.length >= FEWEST
    const planted = state.planted + 1
    const dice = chance(state.cursor)
    return {
      bed: isPicked ? bed.map((kind, i) => (group.includes(i) ? null : kind)) : bed,
      next: [then, dice.int(kindsAfter(planted + 1))],
      planted,
      picked: state.picked + (isPicked ? group.length : 0),
      points: state.points + (isPicked ? pointsFor(group.length) : 0),
      cursor: dice.cursor,
    }
  },

  isAction: isPlanting,
  moves: freeCells,
  score: ({ points }) => points,
  outcome: (state) => (freeCells(state).length > 0 ? 'playing' : 'lost'),
}
