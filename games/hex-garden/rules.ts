/** Plant three pieces at a time; a full line in any of three directions blooms and clears. Endless until nothing fits. */
import type { Rules } from '../kit/rules.ts'
import { chance } from '../kit/rules/chance.ts'
import { CELLS, LINES, NONE, type Bed } from './rules/bed.ts'
import { deal } from './rules/deal.ts'
import { fits, flowerOf, footprint, hasRoom, PIECES } from './rules/pieces.ts'

export interface State {
  readonly bed: Bed
  /** Pieces by their numbers; `NONE` where one has been planted. */
  readonly hand: readonly number[]
  readonly planted: number
  readonly score: number
  /** The last planting, from which a view knows what bloomed; `NONE` in a new bed. */
  readonly last: { readonly slot: number; readonly piece: number; readonly cell: number }
  /** Where chance goes on. Undo takes it back too, so that planting again deals the same. */
  readonly chance: number
}

/** A piece of the hand, and the cell that its handle goes to. */
export interface Planting {
  readonly slot: number
  readonly cell: number
}

/** Points for each flower of a full line, times the number of lines that bloom at once. */
const NECTAR = 2

export interface Planted {
  readonly bed: Bed
  /** The lines that are full now, and so bloom and clear. */
  readonly lines: readonly (readonly number[])[]
}

/** The bed after planting a piece where it fits. */
export function plant(bed: Bed, piece: number, cell: number): Planted {
  const next = [...bed]
  for (const at of footprint(piece, cell) ?? []) next[at] = flowerOf(piece)
  const lines = LINES.filter((line) => line.every((at) => next[at] !== NONE))
  for (const at of lines.flat()) next[at] = NONE
  return { bed: next, lines }
}

/** What lines that bloom at once pay: two are worth four times one. */
export const nectar = (lines: Planted['lines']): number =>
  NECTAR * lines.length * lines.reduce((sum, line) => sum + line.length, 0)

/** What a planting pays: a point for each of its cells, and the nectar. */
export const points = (piece: number, lines: Planted['lines']): number =>
  (PIECES[piece]?.cells.length ?? 0) + nectar(lines)

const canPlant = ({ bed, hand }: State, { slot, cell }: Planting): boolean => {
  const piece = hand[slot] ?? NONE
  return piece !== NONE && fits(bed, piece, cell)
}

export const rules: Rules<State, Planting> = {
  start(seed) {
    const dice = chance(seed)
    const bed = CELLS.map(() => NONE)
    const hand = deal(bed, 0, dice)
    const last = { slot: NONE, piece: NONE, cell: NONE }
    return { bed, hand, planted: 0, score: 0, last, chance: dice.cursor }
  },

  act(state, planting) {
    if (!canPlant(state, planting)) return state
    const { slot, cell } = planting
    const piece = state.hand[slot] ?? NONE
    const { bed, lines } = plant(state.bed, piece, cell)
    const planted = state.planted + 1
    const rest = state.hand.map((kept, i) => (i === slot ? NONE : kept))
    const dice = chance(state.chance)
    return {
      bed,
      hand: rest.every((kept) => kept === NONE) ? deal(bed, planted, dice) : rest,
      planted,
      score: state.score + points(piece, lines),
      last: { slot, piece, cell },
      chance: dice.cursor,
    }
  },

  moves: (state) =>
    state.hand.flatMap((_, slot) =>
      CELLS.map((_, cell) => ({ slot, cell })).filter((planting) => canPlant(state, planting)),
    ),
  score: ({ score }) => score,
  outcome: ({ bed, hand }) =>
    hand.some((piece) => piece !== NONE && hasRoom(bed, piece)) ? 'playing' : 'lost',
}
