/** Seeds are shot into a hanging bed of blossoms. Three alike burst, what hangs loose falls, the bed sinks. */
import { chance } from '../kit/rules/chance.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { plant } from './rules/bursting.ts'
import { choose, options } from './rules/coach.ts'
import { DAYS, STARS, stretchOf, TUNED_LEVELS } from './rules/curve.ts'
import { emptyField, LINE, rowOf, type Field } from './rules/field.ts'
import { COARSE, fly, isAim, WIDEST } from './rules/flight.ts'
import { drawPlan, levelOf, type Level } from './rules/levels.ts'

export interface Blossom {
  readonly id: number
  readonly kind: number
}

export interface Planted extends Blossom {
  readonly cell: number
}

/** What the last shot did, for the view. */
export interface Shot {
  readonly aim: number
  readonly seed: Planted
  /** Ids, in the order in which the burst ran through them. */
  readonly burst: readonly number[]
  readonly fallen: readonly number[]
}

export interface State {
  /** Its number; a bed of a day has that of the level that it is like. */
  readonly level: number
  /** How many shots a very good player takes: stars are measured by it. */
  readonly shots: number
  /** Shots from one sinking of the bed to the next. */
  readonly patience: number
  readonly bed: readonly Planted[]
  /** The seed to shoot and the two after it. */
  readonly hand: readonly Blossom[]
  /** Rows that the bed has sunk. */
  readonly sunk: number
  readonly spent: number
  readonly score: number
  /** Shots in a row that made something burst. */
  readonly streak: number
  readonly shot: Shot | null
  readonly ids: number
  readonly cursor: number
}

/** A shot, as its aim in quarters of a degree to the right of straight up; or the first two seeds change places. */
export type Action = number | 'swap'

const HAND = 3
/** Plans that are tried for a bed of a day, and rounds that are played on it to count its shots. */
const TRIES = 12
const REHEARSALS = 4
/** Points for a blossom that bursts, and for one that falls: to bring blossoms down is the art of it. */
export const POINTS = { burst: 10, fallen: 20 } as const

export function fieldOf(bed: readonly Planted[]): Field {
  const field = emptyField()
  for (const { cell, kind } of bed) field[cell] = kind
  return field
}

export const kindsIn = (bed: readonly Blossom[]): number[] => [...new Set(bed.map(({ kind }) => kind))].sort()

/** The most shots that still earn three stars, or two. */
export const shotsFor = ({ shots }: State, stars: number) =>
  Math.ceil(shots * (stars > 2 ? STARS.three : STARS.two))

/** Shots until the bed sinks, this one included. */
export const untilSinking = ({ patience, spent }: State) => patience - (spent % patience)

/** Rows between the lowest blossom and the line. */
export const roomLeft = ({ bed, sunk }: State) =>
  LINE - 1 - sunk - bed.reduce((lowest, { cell }) => Math.max(lowest, rowOf(cell)), 0)

const AIMS: readonly number[] = Array.from(
  { length: (2 * WIDEST) / COARSE + 1 },
  (_, i) => i * COARSE - WIDEST,
)

/** A hand with kinds of the bed only: seeds whose kind is gone are dyed, missing ones are dealt. */
function refill(hand: readonly Blossom[], bed: readonly Blossom[], ids: number, cursor: number) {
  const kinds = kindsIn(bed)
  if (kinds.length === 0) return { hand, ids, cursor }
  const dice = chance(cursor)
  const full = Array.from({ length: HAND }, (_, i): Blossom => {
    const seed = hand[i]
    if (seed && kinds.includes(seed.kind)) return seed
    return { id: seed?.id ?? ++ids, kind: dice.pick(kinds) }
  })
  return { hand: full, ids, cursor: dice.cursor }
}

function shoot(state: State, aim: number): State {
  const [seed, ...waiting] = state.hand
  if (!seed) return state
  const field = fieldOf(state.bed)
  const { cell } = fly(field, state.sunk, aim)
  const { burst, fallen } = plant(field, cell, seed.kind)
  const landed = { ...seed, cell }
  const all = [...state.bed, landed]
  const idAt = new Map(all.map((blossom) => [blossom.cell, blossom.id]))
  const ids = (cells: readonly number[]) => cells.map((at) => idAt.get(at) ?? 0)
  const bed = all.filter((blossom) => field[blossom.cell])
  const spent = state.spent + 1
  const streak = burst.length ? state.streak + 1 : 0
  return {
    ...state,
    bed,
    spent,
    streak,
    sunk: state.sunk + (spent % state.patience === 0 ? 1 : 0),
    score: state.score + streak * (burst.length * POINTS.burst + fallen.length * POINTS.fallen),
    shot: { aim, seed: landed, burst: ids(burst), fallen: ids(fallen) },
    ...refill(waiting, bed, state.ids, state.cursor),
  }
}

function openBed(level: number, { field, shots }: Level, cursor: number): State {
  const bed: Planted[] = []
  for (const [cell, kind] of field.entries()) if (kind) bed.push({ id: bed.length + 1, kind, cell })
  return {
    level,
    shots,
    patience: stretchOf(level).patience,
    bed,
    sunk: 0,
    spent: 0,
    score: 0,
    streak: 0,
    shot: null,
    ...refill([], bed, bed.length, cursor),
  }
}

/** The shots that it takes always to play the best one in sight; 0 when the bed is not cleared by that. */
function rehearse(state: State): number {
  let now = state
  while (rules.outcome(now) === 'playing') {
    const [best] = options(fieldOf(now.bed), now.sunk, now.hand, untilSinking(now))
    if (!best) return 0
    if (best.swap) now = rules.act(now, 'swap')
    now = rules.act(now, best.aim)
  }
  return now.bed.length ? 0 : now.spent
}

/** A bed of a day, of its own plan: one that can be cleared, but not in a few shots. */
function openDay(seed: number, strength: number): State {
  const dice = chance(seed)
  const { like, shots } = DAYS[strength - 1] ?? DAYS[0]
  const level = like + dice.int(4)
  let state: State
  let taken: number
  let tries = 0
  do {
    state = openBed(level, levelOf(level, drawPlan(dice)), dice.int(1e9))
    taken = rehearse(state)
  } while (taken < shots && ++tries < TRIES)
  if (!taken) return state
  // Other seeds would have been as likely: stars should not hang on the luck of these.
  for (let i = 1; i < REHEARSALS; i++) taken += rehearse({ ...state, cursor: state.cursor + i }) || taken / i
  return { ...state, shots: Math.ceil(taken / REHEARSALS) }
}

export const rules: Rules<State, Action> = {
  start: (seed, level) =>
    level < 0 ? openDay(seed, -level) : openBed(level, levelOf(level), seed * 31 + level),
  act(state, action) {
    if (rules.outcome(state) !== 'playing') return state
    if (action !== 'swap') return isAim(action) ? shoot(state, action) : state
    const [first, second, ...rest] = state.hand
    if (!first || !second || first.kind === second.kind) return state
    return { ...state, hand: [second, first, ...rest] }
  },
  moves: (state) => (rules.outcome(state) === 'playing' ? [...AIMS, 'swap'] : []),
  score: ({ score }) => score,
  outcome({ bed, sunk }) {
    if (bed.length === 0) return 'won'
    return bed.some(({ cell }) => rowOf(cell) + sunk >= LINE) ? 'lost' : 'playing'
  },
}

export const levels: HintedLevels<State, Action> = {
  tuned: TUNED_LEVELS,
  packs: [
    'Potting bench',
    'Orangery',
    'Fern house',
    'Lily pond',
    'Rose arch',
    'Vine tunnel',
    'Orchid room',
    'Palm dome',
    'Butterfly hall',
    'Cactus wing',
    'Moonlit terrace',
    'Hanging gardens',
  ],
  stars: (state) => ([3, 2] as const).find((stars) => state.spent <= shotsFor(state, stars)) ?? 1,
  hint: (state) =>
    rules.outcome(state) === 'playing'
      ? choose(fieldOf(state.bed), state.sunk, state.hand, untilSinking(state))
      : undefined,
}
