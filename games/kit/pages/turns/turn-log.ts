/**
 * Reduces the log of a round to its canonical form, in which no time passes without motion. Pure. A link carries only
 * this form, so every further entry, and every action that the rules ignore, betrays a forged link.
 */
import type { LogEntry } from '../../replay/log.ts'
import type { Played } from '../../replay/replay-to-end.ts'
import type { Rules } from '../../rules.ts'
import type { Turns } from '../../turns.ts'

/** The end of a turn, and everything before it. */
export interface TurnLog<State, Action> {
  readonly seed: number
  readonly log: readonly LogEntry<Action>[]
  readonly ticks: number
  readonly end: State
  /** The last turn: the state before it, and its actions. */
  readonly turn: { readonly start: State; readonly seat: number; readonly actions: readonly Action[] }
}

/** Ticks of motion after one action: more than any stroke needs. */
const MOST_MOTION = 3000
/** Ticks between two pauses of the work. */
const SLICE = 20

/** Undefined if the motion does not end. */
export function* condensing<State, Action>(
  rules: Rules<State, Action>,
  turns: Turns<State, Action>,
  { seed, log: given }: { readonly seed: number; readonly log: readonly LogEntry<Action>[] },
): Generator<undefined, TurnLog<State, Action> | undefined> {
  const log: LogEntry<Action>[] = []
  let state = rules.start(seed, turns.level)
  let ticks = 0
  let turn: TurnLog<State, Action>['turn'] = { start: state, seat: turns.seats(state).next, actions: [] }
  for (const action of turns.condense(given.map(([, each]) => each))) {
    const next = rules.act(state, action)
    if (next === state) continue
    const seat = turns.seats(state).next
    turn =
      seat === turn.seat
        ? { ...turn, actions: [...turn.actions, action] }
        : { start: state, seat, actions: [action] }
    log.push([ticks, action])
    state = next
    if (turns.isSettled(state)) continue
    log.push([ticks, turns.hurry])
    state = rules.act(state, turns.hurry)
    const end = ticks + MOST_MOTION
    for (; !turns.isSettled(state); ticks++) {
      if (ticks > end) return undefined
      state = rules.tick?.(state) ?? state
      if (ticks % SLICE === 0) yield undefined
    }
  }
  return { seed, log, ticks, end: state, turn }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the round goes on from the other one, or is the same. */
export const continues = <Action>(log: readonly LogEntry<Action>[], from: readonly LogEntry<Action>[]) =>
  isSame(log.slice(0, from.length), from)

export const isCanonical = <State, Action>(
  { log, ticks }: TurnLog<State, Action>,
  given: { readonly log: readonly LogEntry<Action>[]; readonly ticks: number },
) => ticks === given.ticks && isSame(log, given.log)

/** Ticks before each action of a replay, to see the aim. */
const AIM_TICKS = 50

/** The last turn at its true speed, seen from the other seat. */
export function replayOf<State, Action>(
  rules: Rules<State, Action>,
  turns: Turns<State, Action>,
  { seed, turn }: TurnLog<State, Action>,
): Played<State, Action> {
  const start = turn.seat === 0 ? rules.act(turn.start, turns.join) : turn.start
  const log: LogEntry<Action>[] = []
  let state = start
  let ticks = AIM_TICKS
  for (const action of turn.actions) {
    log.push([ticks, action])
    state = rules.act(state, action)
    for (const end = ticks + MOST_MOTION; !turns.isSettled(state) && ticks < end; ticks++)
      state = rules.tick?.(state) ?? state
    ticks += AIM_TICKS
  }
  return { seed, level: turns.level, start, log, ticks }
}
