/** Defines the rules: plant three pieces at a time until none fits; full lines in three directions bloom and clear. */
import type { Rules } from '../kit/rules.ts'
import { chance } from '../kit/rules/chance.ts'
import { exactly, where, whole } from '../kit/rules/shape.ts'
import { CELLS, NONE, type Bed } from './rules/bed.ts'
import { bloom, PATIENCE, SPILT, type Bloom, type Sowing } from './rules/bloom.ts'
import { deal, gifts, HAND, stones } from './rules/deal.ts'
import { opening } from './rules/opening.ts'
import { fits, hasRoom, STONE } from './rules/pieces.ts'

export interface State {
  readonly bed: Bed
  /** Indices of pieces; `NONE` for a planted one. */
  readonly hand: readonly number[]
  /** The gift of each piece; `NONE` for nothing special. */
  readonly gifts: readonly number[]
  readonly planted: number
  readonly score: number
  /** Blooming plantings in a row, and plantings without a bloom since then. */
  readonly streak: number
  readonly waited: number
  readonly longest: number
  /** Honey in the comb; a full comb brings the swarm. */
  readonly honey: number
  /** How often the swarm has come. */
  readonly swarms: number
  /** The last planting, from which the view derives the bloom; `NONE` in a new bed. */
  readonly last: Planting & Sowing
  /** State of the random generator. */
  readonly chance: number
  /** The state before the last planting. Undo works once per round. */
  readonly past: State | null
  readonly hasTakenBack: boolean
}

/** A slot of the hand and the cell for the piece's handle. */
export interface Planting {
  readonly slot: number
  readonly cell: number
}

/** Undoes the last planting. */
export const BACK: Planting = { slot: NONE, cell: NONE }

const isPlanting = where(
  exactly<Planting>({ slot: whole(NONE, HAND - 1), cell: whole(NONE, CELLS.length - 1) }),
  ({ slot, cell }) => (slot === NONE) === (cell === NONE),
)

export const canTakeBack = (state: State): boolean =>
  state.past !== null && !state.hasTakenBack && rules.outcome(state) === 'playing'

export const sowingOf = ({ hand, gifts }: State, { slot, cell }: Planting): Sowing => ({
  piece: hand[slot] ?? NONE,
  cell,
  gift: gifts[slot] ?? NONE,
})

/** Predicts the result of a planting. */
export const bloomOf = (state: State, planting: Planting): Bloom =>
  bloom(state.bed, state, sowingOf(state, planting))

/** A planting of the first hand that makes a line bloom, for the tutorial. */
export const lessonOf = (state: State): Planting | undefined =>
  state.planted < HAND
    ? rules.moves(state).find((planting) => bloomOf(state, planting).lines.length > 0)
    : undefined

const canPlant = ({ bed, hand }: State, { slot, cell }: Planting): boolean =>
  fits(bed, hand[slot] ?? NONE, cell)

function takeBack(state: State): State {
  return canTakeBack(state) && state.past ? { ...state.past, hasTakenBack: true } : state
}

/** Deals a new hand, and the stones that come up with it. */
function dealt(state: State, isSpared: boolean): State {
  const { planted } = state
  const dice = chance(state.chance)
  const raised = isSpared ? [] : stones(state.bed, planted, dice)
  const bed = state.bed.map((kind, cell) => (raised.includes(cell) ? STONE : kind))
  const hand = deal(bed, planted, dice)
  return { ...state, bed, hand, gifts: gifts(hand, planted, dice), chance: dice.cursor }
}

export const rules: Rules<State, Planting> = {
  start(seed) {
    const dice = chance(seed)
    const { bed, hand } = opening(dice)
    return {
      bed,
      hand,
      gifts: hand.map(() => NONE),
      planted: 0,
      score: 0,
      streak: 0,
      waited: 0,
      longest: 0,
      honey: 0,
      swarms: 0,
      last: { ...BACK, piece: NONE, gift: NONE },
      chance: dice.cursor,
      past: null,
      hasTakenBack: false,
    }
  },

  act(state, planting) {
    if (planting.slot === NONE) return takeBack(state)
    if (!canPlant(state, planting)) return state
    const { slot, cell } = planting
    const { bed, lines, filled, honey, points } = bloomOf(state, planting)
    const waited = lines.length ? 0 : state.waited + 1
    const streak = lines.length ? state.streak + 1 : waited < PATIENCE ? state.streak : 0
    const next: State = {
      ...state,
      bed,
      hand: state.hand.with(slot, NONE),
      gifts: state.gifts.with(slot, NONE),
      planted: state.planted + 1,
      score: state.score + points,
      streak,
      waited: streak ? waited : 0,
      longest: Math.max(state.longest, streak),
      honey: state.streak && !streak ? Math.max(0, honey - SPILT) : honey,
      swarms: state.swarms + Number(filled.length > 0),
      last: { slot, ...sowingOf(state, planting), cell },
      past: { ...state, past: null },
    }
    // No stones come up right after the swarm.
    return next.hand.some((piece) => piece !== NONE) ? next : dealt(next, filled.length > 0)
  },

  isAction: isPlanting,

  moves: (state) =>
    state.hand.flatMap((_, slot) =>
      CELLS.map((_, cell) => ({ slot, cell })).filter((planting) => canPlant(state, planting)),
    ),
  score: ({ score }) => score,
  outcome: ({ bed, hand }) => (hand.some((piece) => hasRoom(bed, piece)) ? 'playing' : 'lost'),
}
