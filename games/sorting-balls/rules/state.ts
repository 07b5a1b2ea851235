/** A bench of tubes, and what may be done with it. */
import type { Level } from './levels.ts'
import { packTubes, type Packed } from './tubes.ts'

/** Balls go by number, tubes by place; the last ball of a tube is its top. */
export interface State extends Level {
  readonly level: number
  /** Balls moved so far; each ball is one move, even where alike balls go together. */
  readonly spent: number
}

/** The top ball of one tube goes to another. */
export interface Move {
  readonly from: number
  readonly to: number
}

type Tube = readonly number[]

export const kindOf = (state: State, ball: number): number => Math.floor(ball / state.height)

export const packedTubes = ({ tubes, height }: State): Packed[] => packTubes(tubes, height)

const topKind = (state: State, tube: Tube): number => kindOf(state, tube.at(-1) ?? -1)

export const isAlike = (state: State, tube: Tube): boolean =>
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

/** A move with the ball that it moves. */
export interface Change extends Move {
  readonly ball: number
}

/** The move that leads from one state to the next, or the one that undoes it. */
export function changeBetween(before: State, after: State): Change | undefined {
  for (const [to, tube] of after.tubes.entries()) {
    const ball = tube.at(-1)
    if (ball === undefined || tube.length <= (before.tubes[to]?.length ?? 0)) continue
    return { ball, from: before.tubes.findIndex((other) => other.includes(ball)), to }
  }
  return undefined
}
