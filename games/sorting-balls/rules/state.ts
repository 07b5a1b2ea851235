/** Defines the state of a round and its legal moves. */
import { exactly, where, whole } from '../../kit/rules/shape.ts'
import { MOST_TUBES } from './curve.ts'
import type { UngradedLevel, Level } from './level.ts'
import type { PackedBench } from './solve.ts'
import { capacity, gives, packTubes, takes, type Packed } from './tubes.ts'

/** Balls are identified by number, tubes by index. The last ball of a tube is its top. */
export interface State extends Level {
  readonly level: number
  /** Balls moved so far. Each ball is one move, even when equal balls move together. */
  readonly spent: number
  /** A tube was added, which costs a star. */
  readonly isHelped?: true
}

/** Moves the top ball of one tube to another. */
export interface Move {
  readonly from: number
  readonly to: number
}

/** Adds a tube: once per level, for a star. */
export const ADD_TUBE: Move = { from: -1, to: -1 }

const isTube = whole(ADD_TUBE.from, MOST_TUBES - 1)
export const isMove = where(
  exactly<Move>({ from: isTube, to: isTube }),
  ({ from, to }) => (from === ADD_TUBE.from) === (to === ADD_TUBE.to),
)

type Tube = readonly number[]

export const kindOf = ({ height }: Pick<State, 'height'>, ball: number): number => Math.floor(ball / height)

/** The input of the search. */
export const benchOf = ({ tubes, height, makes, key }: UngradedLevel): PackedBench => ({
  tubes: packTubes(tubes, height, makes),
  height,
  ...(key === undefined ? {} : { key: key + 1 }),
})

/** Tubes with hidden balls. */
export const veiledTubes = (level: UngradedLevel): Packed[] =>
  benchOf(level).tubes.filter((_, place) => level.tubes[place]?.some((ball) => isVeiled(level, ball)))

const topKind = (state: State, tube: Tube): number => kindOf(state, tube.at(-1) ?? -1)

export const isAlike = (state: State, tube: Tube): boolean =>
  tube.every((ball) => kindOf(state, ball) === kindOf(state, tube[0] ?? -1))

/** Complete tubes stay corked: opening one could never help. */
export const isCorked = (state: State, tube: Tube): boolean =>
  tube.length === state.height && isAlike(state, tube)

/** How many more balls fit into a tube. */
export const roomOf = ({ tubes, makes, height }: State, place: number): number =>
  capacity(makes?.[place], height) - (tubes[place]?.length ?? 0)

/** Whether a ball may be lifted from a tube. */
export function isOpen(state: State, place: number): boolean {
  const tube = state.tubes[place]
  return tube !== undefined && tube.length > 0 && gives(state.makes?.[place]) && !isCorked(state, tube)
}

export function canMove(state: State, { from, to }: Move): boolean {
  const source = state.tubes[from]
  const target = state.tubes[to]
  if (!source || !target || from === to || !isOpen(state, from)) return false
  if (!takes(state.makes?.[to]) || roomOf(state, to) <= 0) return false
  return target.length === 0 || topKind(state, source) === topKind(state, target)
}

export const isVeiled = ({ veiled }: Pick<State, 'veiled'>, ball: number): boolean =>
  veiled?.includes(ball) ?? false

/** A move and the ball it moves. */
export interface BallMove extends Move {
  readonly ball: number
}

/** The move between two states, forwards or undone. */
export function moveBetween(before: State, after: State): BallMove | undefined {
  for (const [to, tube] of after.tubes.entries()) {
    const ball = tube.at(-1)
    if (ball === undefined || tube.length <= (before.tubes[to]?.length ?? 0)) continue
    return { ball, from: before.tubes.findIndex((other) => other.includes(ball)), to }
  }
  return undefined
}
