/** Seeds from a bag are shot into a hanging bed of blossoms. Three alike burst, what hangs loose falls, the bed sinks. */
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

/** Or whatever else hangs: see rules/kinds.ts. */
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
  /** Seeds in all. Whoever has some left at the end earns stars by that. */
  readonly bag: number
  /** Shots from one sinking of the bed to the next. */
  readonly patience: number
  readonly bed: readonly Planted[]
  /** The seed to shoot and the two after it, as long as there are so many. */
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
const isAction = either(isAim, oneOf('swap'))
export type Action = Shaped<typeof isAction>

const HAND = 3
/** More seeds than anybody needs. */
const PLENTY = 99
/** Rounds that are played on a bed to count the seeds that it needs; after a few of them it is clear whether it is fit. */
const REHEARSALS = 16
const A_FEW = 4
/** How far those rounds miss what they aim at, in steps of an aim, as people do. */
const MISS = 12
/** What a bed that comes over the line counts as, in seeds. */
const OVER = 50
/** The seeds that a bed should need: with fewer it falls too soon, with more it goes on for too long. */
export const SEEDS = [10, 34] as const
/** How many times that go into the bag: an average person should win a little more often than not. */
const SPARE = 1.1
/** The same before Monday, from which on there are less and less of them until Sunday. */
const DAY_SPARE = 1.42
const LESS = 0.05
/** Generated beds differ by it, and none of the first thousand is like another. */
const SALT = 1013
/** Beds that are drawn until one is fit. */
const TRIES = 20
/** Points for a blossom that bursts, and for one that falls: to bring blossoms down is the art of it. */
export const POINTS = { burst: 10, fallen: 20 } as const

export function fieldOf(bed: readonly Planted[]): Field {
  const field = emptyField()
  for (const { cell, kind } of bed) field[cell] = kind
  return field
}

/** The kinds of blossom that hang, frozen ones too. */
export const kindsIn = (bed: readonly Blossom[]): number[] =>
  [...new Set(bed.flatMap(({ kind }) => flowerOf(kind) || []))].sort()

/** The most shots that still earn three stars, or two. */
export const shotsFor = ({ bag }: State, stars: number) =>
  Math.floor(bag * (stars > 2 ? STARS.three : STARS.two))

/** Seeds that are left, those in the hand included. */
export const seedsLeft = ({ bag, spent }: State) => bag - spent

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
  // What hangs may have changed its kind: ice melts, bees dye.
  const bed: Planted[] = all.flatMap((blossom) => {
    const kind = field[blossom.cell]
    if (!kind) return []
    return kind === blossom.kind ? blossom : { ...blossom, kind }
  })
  // And a vine may have grown.
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

/** The same bed with other seeds. */
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

/** The seeds that it takes to play always the best shot in sight, more or less. */
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

/** The seeds that a bed needs on average; none where they are too few or too many. */
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

/** A bed that has not been tuned: its seeds are counted now. */
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
