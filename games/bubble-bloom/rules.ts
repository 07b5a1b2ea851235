/** Defines the rules: seeds shot into a hanging bed burst groups of three, loose blossoms fall, and the bed sinks. */
import { chance, type Chance } from '../kit/rules/chance.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { either, oneOf, type Shaped } from '../kit/rules/shape.ts'
import { plant } from './rules/bursting.ts'
import { choose, options } from './rules/coach.ts'
import { DAYS, STARS, stretchOf, TUNED_LEVELS } from './rules/curve.ts'
import { emptyField, LINE, rowOf, type Field } from './rules/field.ts'
import { COARSE, fly, isAim, WIDEST } from './rules/flight.ts'
import { flowerOf } from './rules/kinds.ts'
import { drawBed, levelOf, type Level } from './rules/levels.ts'

/** Also any other element: see rules/kinds.ts. */
export interface Blossom {
  readonly id: number
  readonly kind: number
}

export interface Planted extends Blossom {
  readonly cell: number
}

/** The result of the last shot, for the view. */
interface ShotResult {
  readonly aim: number
  readonly seed: Planted
  /** Ids, in the order of the burst. */
  readonly burst: readonly number[]
  readonly fallen: readonly number[]
}

export interface State {
  /** Its number; a daily bed has the number of the level that it resembles. */
  readonly level: number
  /** Seeds in total. Seeds left at the end earn stars. */
  readonly bag: number
  /** Shots until the bed sinks by a row. */
  readonly patience: number
  readonly bed: readonly Planted[]
  /** The seed to shoot and the next two, or fewer at the end of the bag. */
  readonly hand: readonly Blossom[]
  /** Rows that the bed has sunk. */
  readonly sunk: number
  readonly spent: number
  readonly score: number
  /** Consecutive shots that burst something. */
  readonly streak: number
  readonly shot: ShotResult | null
  readonly ids: number
  readonly cursor: number
}

/** An aim in quarters of a degree to the right of straight up, or a swap of the first two seeds. */
const isAction = either(isAim, oneOf('swap'))
export type Action = Shaped<typeof isAction>

const HAND = 3
/** More seeds than anyone needs. */
const PLENTY = 99
/** Simulated rounds that count the seeds a bed needs; an unfit bed is rejected after the first few. */
const REHEARSALS = 16
const A_FEW = 4
/** Aim error of those rounds, in steps, similar to that of people. */
const MISS = 12
/** Seeds counted for a bed that crosses the line. */
const OVER = 50
/** Acceptable number of seeds: with fewer a bed is over too soon, with more it takes too long. */
export const SEEDS = [10, 34] as const
/** Bag size relative to the seeds needed: an average person should win slightly more often than not. */
const SPARE = 1.1
/** The same for daily beds, and its reduction per weekday, counted from 1 for Monday. */
const DAY_SPARE = 1.42
const LESS = 0.05
/** Separates the random sequences of generated beds; no two of the first thousand are alike. */
const SALT = 1013
/** Beds drawn before an unfit one is accepted. */
const TRIES = 20
/** Points per burst blossom and per fallen one. Falls pay more, because they take more skill. */
const POINTS = { burst: 10, fallen: 20 } as const

export function fieldOf(bed: readonly Planted[]): Field {
  const field = emptyField()
  for (const { cell, kind } of bed) field[cell] = kind
  return field
}

/** The kinds of blossom in the bed, including frozen ones. */
export const kindsIn = (bed: readonly Blossom[]): number[] =>
  [...new Set(bed.flatMap(({ kind }) => flowerOf(kind) || []))].sort()

/** The most shots that still earn this many stars (three or two). */
export const shotsFor = ({ bag }: State, stars: number) =>
  Math.floor(bag * (stars > 2 ? STARS.three : STARS.two))

/** Remaining seeds, including those in the hand. */
export const seedsLeft = ({ bag, spent }: State) => bag - spent

/** Shots until the bed sinks, including this one. */
export const untilSinking = ({ patience, spent }: State) => patience - (spent % patience)

/** Free rows between the lowest blossom and the line. */
export const roomLeft = ({ bed, sunk }: State) =>
  LINE - 1 - sunk - bed.reduce((lowest, { cell }) => Math.max(lowest, rowOf(cell)), 0)

const AIMS: readonly number[] = Array.from(
  { length: (2 * WIDEST) / COARSE + 1 },
  (_, i) => i * COARSE - WIDEST,
)

/** Refills the hand with kinds of the bed only: dyes seeds whose kind is gone, and deals missing ones. */
function refill(
  hand: readonly Blossom[],
  left: number,
  bed: readonly Blossom[],
  ids: number,
  cursor: number,
) {
  const kinds = kindsIn(bed)
  if (kinds.length === 0) return { hand, ids, cursor }
  const dice = chance(cursor)
  const full = Array.from({ length: Math.min(HAND, left) }, (_, i): Blossom => {
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
  // Kinds may have changed: ice melts, bees dye.
  const bed: Planted[] = all.flatMap((blossom) => {
    const kind = field[blossom.cell]
    if (!kind) return []
    return kind === blossom.kind ? blossom : { ...blossom, kind }
  })
  // A vine may have grown.
  let last = state.ids
  for (const [at, kind] of field.entries())
    if (kind && !idAt.has(at)) bed.push({ id: ++last, kind, cell: at })
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
    ...refill(waiting, state.bag - spent, bed, last, state.cursor),
  }
}

/** Deals different seeds for the same bed. */
export const deal = (state: State, cursor: number): State => ({
  ...state,
  ...refill([], state.bag, state.bed, state.bed.length, cursor),
})

export function createBed(level: number, { field, bag }: Level, cursor: number): State {
  const bed: Planted[] = []
  for (const [cell, kind] of field.entries()) if (kind) bed.push({ id: bed.length + 1, kind, cell })
  const { patience } = stretchOf(level)
  const bare = { sunk: 0, spent: 0, score: 0, streak: 0, shot: null, hand: [], ids: 0, cursor }
  return deal({ level, bag, patience, bed, ...bare }, cursor)
}

/** Counts the seeds needed to clear a bed by playing the best shot in sight, with an aim error. */
function rehearse(state: State, cursor: number): number {
  const dice = chance(cursor)
  let now = deal(state, cursor)
  while (rules.outcome(now) === 'playing') {
    const [best] = options(fieldOf(now.bed), now.sunk, now.hand, untilSinking(now), COARSE * 3)
    if (!best) break
    if (best.swap) now = rules.act(now, 'swap')
    const aim = best.aim + dice.int(MISS + 1) - dice.int(MISS + 1)
    now = rules.act(now, Math.max(-WIDEST, Math.min(WIDEST, aim)))
  }
  return now.bed.length ? OVER : now.spent
}

/** The average number of seeds a bed needs; 0 if they are too few or too many. */
function countSeeds(state: State): number {
  const [least, most] = SEEDS
  let taken = 0
  for (let i = 1; i <= REHEARSALS; i++) {
    taken += rehearse(state, state.level * 97 + i)
    const isJudged = i === A_FEW || i === REHEARSALS
    if (isJudged && (taken < least * i || taken > most * i)) return 0
  }
  return taken / REHEARSALS
}

/** Generates a bed that has not been tuned, and counts its seeds now. */
function createFresh(level: number, dice: Chance, cursor: number, spare: number): State {
  for (let tries = 1; ; tries++) {
    const state = createBed(level, { field: drawBed(level, dice), bag: PLENTY }, cursor)
    const seeds = countSeeds(state) || (tries < TRIES ? 0 : SEEDS[1])
    if (seeds) return deal({ ...state, bag: Math.ceil(seeds * spare) }, cursor)
  }
}

function createDay(seed: number, strength: number): State {
  const dice = chance(seed)
  const spare = DAY_SPARE - LESS * strength
  return createFresh((DAYS[strength - 1] ?? 1) + dice.int(4), dice, seed, spare)
}

export const rules: Rules<State, Action> = {
  start(seed, level) {
    if (level < 0) return createDay(seed, -level)
    const cursor = seed * 31 + level
    return level <= TUNED_LEVELS
      ? createBed(level, levelOf(level), cursor)
      : createFresh(level, chance(level * SALT), cursor, SPARE)
  },
  act(state, action) {
    if (rules.outcome(state) !== 'playing') return state
    if (action !== 'swap') return isAim(action) ? shoot(state, action) : state
    const [first, second, ...rest] = state.hand
    if (!first || !second || first.kind === second.kind) return state
    return { ...state, hand: [second, first, ...rest] }
  },
  isAction,
  moves: (state) => (rules.outcome(state) === 'playing' ? [...AIMS, 'swap'] : []),
  score: ({ score }) => score,
  outcome(state) {
    if (state.bed.length === 0) return 'won'
    return roomLeft(state) < 0 || seedsLeft(state) <= 0 ? 'lost' : 'playing'
  },
}

export const levels: HintedLevels<State, Action> = {
  tuned: TUNED_LEVELS,
  packs: (
    'Potting bench, Rock garden, Cold frame, Rainbow falls, Rose arch, Poppy field, Orchid room, Bee meadow, ' +
    'Palm dome, Vine tunnel, Lily pond, Cactus wing, Moonlit terrace, Butterfly hall, Hanging gardens'
  ).split(', '),
  stars: (state) => ([3, 2] as const).find((stars) => state.spent <= shotsFor(state, stars)) ?? 1,
  hint: (state) =>
    rules.outcome(state) === 'playing'
      ? choose(fieldOf(state.bed), state.sunk, state.hand, untilSinking(state))
      : undefined,
}
