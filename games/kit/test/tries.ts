/**
 * How a player made of code reaches a goal. A game's `test/goals.ts` exports `tries`: one for each goal, by its id. The
 * test `goals.test.ts` of this folder plays them all.
 */
import type { Challenge } from '../deferred/challenge/link.ts'
import { MOST_LINK_TICKS as LONGEST_ROUND } from '../save/limits.ts'
import type { Game } from '../game.ts'
import type { Goal } from '../goals.ts'
import { stepped, totalOf } from '../round/goal-progress.ts'
import type { Entry } from '../replay/log.ts'
import type { Records } from '../save/save.ts'
import { numberOf } from '../round/standing.ts'

/** What to do now: asked before every tick, or for every turn until it knows nothing more to do. */
export type Doing<State, Action> = (state: State, tick: number) => Action | undefined

export interface Try<State, Action> {
  /** Called for every round, which counts from 0. */
  open(round: number): Doing<State, Action>
  /** Rounds at most; one, where nothing is said. */
  readonly rounds?: number
  /** The seed of a round; where nothing is said, one more than its number. */
  seed?(round: number): number
  /** Its level, as in `Rules.start`; where nothing is said, 1. */
  level?(round: number): number
  readonly isToday?: boolean
  readonly hinted?: boolean
}

export type Tries<State, Action> = Readonly<Record<string, Try<State, Action>>>

/** Ten minutes of play, or more turns than a round has. */
const MOST_TICKS = 36_000
const MOST_TURNS = 2000

/** How far a player comes with a goal; at most as far as is wanted. */
export function tried<State, Action>(
  { rules }: Pick<Game<State, Action>, 'rules'>,
  goal: Goal<State>,
  { open, rounds = 1, seed, level, isToday = false, hinted = false }: Try<State, Action>,
): number {
  let kept: Records = {}
  for (let round = 0; round < rounds && (kept[goal.id] ?? 0) < goal.count; round++) {
    const place = level?.(round) ?? 1
    const doing = open(round)
    let progress: Records = {}
    let state = rules.start(seed?.(round) ?? round + 1, place)
    const change = (after: State) => {
      if (after !== state)
        progress = stepped([goal], progress, { before: state, after, level: place, isToday, hinted })
      state = after
    }
    const isOver = () => rules.outcome(state) !== 'playing' || totalOf(goal, kept, progress) >= goal.count
    for (let tick = 0; tick < (rules.tick ? MOST_TICKS : MOST_TURNS) && !isOver(); tick++) {
      const action = doing(state, tick)
      if (action !== undefined) change(rules.act(state, action))
      else if (!rules.tick) break
      if (rules.tick && !isOver()) change(rules.tick(state))
    }
    kept = { [goal.id]: totalOf(goal, kept, progress) }
  }
  return kept[goal.id] ?? 0
}

/** The first round of a player, played on to its end, as a link has it. */
export function roundOf<State, Action>(
  game: Game<State, Action>,
  { open, seed, level }: Try<State, Action>,
): Challenge<Action> {
  const { rules } = game
  const place = { seed: seed?.(0) ?? 1, level: level?.(0) ?? 1 }
  const doing = open(0)
  const log: Entry<Action>[] = []
  let state = rules.start(place.seed, place.level)
  let ticks = 0
  for (let step = 0; step < LONGEST_ROUND && rules.outcome(state) === 'playing'; step++) {
    const action = doing(state, step)
    const next = action === undefined ? state : rules.act(state, action)
    if (action !== undefined && next !== state) log.push([ticks, action])
    if (next === state && !rules.tick) break
    state = rules.tick?.(next) ?? next
    if (rules.tick) ticks++
  }
  return { ...place, hinted: false, ticks, result: numberOf(game, state), log }
}

/** Two minutes. */
const IDLE_TICKS = 7200

/** How far somebody comes who does nothing at all, with each goal. */
export function idled<State, Action>({ rules, goals = [] }: Game<State, Action>): Records {
  let progress: Records = {}
  let state = rules.start(1, 1)
  for (let tick = 0; rules.tick && tick < IDLE_TICKS && rules.outcome(state) === 'playing'; tick++) {
    const after = rules.tick(state)
    progress = stepped(goals, progress, { before: state, after, level: 1, isToday: true, hinted: false })
    state = after
  }
  return progress
}

/** Follows the game's own hints. */
export const byHints =
  <State, Action>({ levels }: Pick<Game<State, Action>, 'levels'>): (() => Doing<State, Action>) =>
  () =>
  (state) =>
    levels?.hint?.(state)
