import type { Levels, Rules } from '../kit/rules.ts'
import { layOut, TUNED_LEVELS } from './rules/levels.ts'
import { solve, type Effort, type Pour } from './rules/solve.ts'
import { pack, type Packed } from './rules/tubes.ts'

/** A level of tubes. Balls are known by number, tubes by place; the last ball of a tube is its top. */
export interface State {
  readonly level: number
  /** Balls a tube holds, and balls there are of each kind. */
  readonly height: number
  readonly par: number
  readonly tubes: readonly (readonly number[])[]
  /** Balls moved so far; each ball is one move, alike neighbours too. */
  readonly spent: number
}

/** The top ball of one tube goes to another. */
export interface Move {
  readonly from: number
  readonly to: number
}

type Tube = readonly number[]

export const kindOf = (state: State, ball: number): number => Math.floor(ball / state.height)

const topKind = (state: State, tube: Tube): number => kindOf(state, tube.at(-1) ?? -1)

const isAlike = (state: State, tube: Tube): boolean =>
  tube.every((ball) => kindOf(state, ball) === kindOf(state, tube[0] ?? -1))

/** A complete tube is corked for good: opening it again could never help. */
export const isCorked = (state: State, tube: Tube): boolean =>
  tube.length === state.height && isAlike(state, tube)

/** Whether this tube has a ball that may be picked. */
export function isOpen(state: State, place: number): boolean {
  const tube = state.tubes[place]
  return tube !== undefined && tube.length > 0 && !isCorked(state, tube)
}

export function canMove(state: State, { from, to }: Move): boolean {
  const source = state.tubes[from]
  const target = state.tubes[to]
  if (!source || !target || from === to || !isOpen(state, from) || target.length === state.height)
    return false
  return target.length === 0 || topKind(state, source) === topKind(state, target)
}

function act(state: State, move: Move): State {
  const ball = state.tubes[move.from]?.at(-1)
  if (ball === undefined || !canMove(state, move)) return state
  const tubes = state.tubes.map((tube, place) =>
    place === move.from ? tube.slice(0, -1) : place === move.to ? [...tube, ball] : tube,
  )
  return { ...state, tubes, spent: state.spent + 1 }
}

/** Every legal move but those that only change places: a lone kind into an empty tube, or a second empty tube. */
function moves(state: State): Move[] {
  const empty = state.tubes.findIndex((tube) => tube.length === 0)
  return state.tubes.flatMap((source, from) =>
    state.tubes.flatMap((target, to) => {
      const idle = target.length === 0 && (to !== empty || isAlike(state, source))
      return !idle && canMove(state, { from, to }) ? [{ from, to }] : []
    }),
  )
}

const outcome = (state: State) =>
  state.tubes.every((tube) => tube.length === 0 || isCorked(state, tube)) ? 'won' : 'playing'

export const rules: Rules<State, Move> = {
  // A level is the same for everyone, so that its par is too: its own number seeds its deal.
  start: (_seed, level) => ({ level, spent: 0, ...layOut(level) }),
  act,
  moves,
  score: (state) => state.tubes.filter((tube) => isCorked(state, tube)).length,
  outcome,
}

const codesOf = (state: State): Packed[] =>
  state.tubes.map((tube) => pack(tube.map((ball) => kindOf(state, ball))))

/** Any way will do. */
const ANY: Effort = { greed: 3 }

/** The shortest way, or one near it, or any: whichever comes soon enough to wait for. */
const EFFORTS: readonly Effort[] = [{ greed: 1, positions: 1000 }, { greed: 1.4, positions: 4000 }, ANY]

function hint(state: State): Move | undefined {
  const codes = codesOf(state)
  let pour: Pour | undefined
  for (const effort of EFFORTS) {
    const search = solve(codes, state.height, effort)
    pour = search.pours[0]
    if (search.result !== 'unknown') break
  }
  if (!pour) return undefined
  const from = codes.indexOf(pour.from)
  // A twin of the source is a different tube.
  const to = codes.findIndex((code, place) => code === pour.to && place !== from)
  return { from, to }
}

/** Three stars for par and a tenth, two for half as much again. */
function stars({ spent, par }: State): 1 | 2 | 3 {
  if (spent <= Math.floor(par * 1.1)) return 3
  return spent <= Math.floor(par * 1.5) ? 2 : 1
}

export const levels: Levels<State, Move> = {
  tuned: TUNED_LEVELS,
  par: (state) => state.par,
  spent: (state) => state.spent,
  stars,
  hint,
  stuck: (state) =>
    outcome(state) === 'playing' && solve(codesOf(state), state.height, ANY).result === 'none',
}
