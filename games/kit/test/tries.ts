/** Runs bots that reach goals. A game's `test/goals.ts` exports `tries`, one per goal id; `goals.test.ts` plays them. */
import type { Challenge } from '../deferred/challenge/link.ts'
import { MOST_LINK_TICKS as LONGEST_ROUND } from '../save/limits.ts'
import type { Game } from '../game.ts'
import type { Goal, Moment } from '../goals.ts'
import { stepped, totalOf } from '../round/goal-progress.ts'
import type { LogEntry } from '../replay/log.ts'
import type { Records } from '../save/records.ts'
import { numberOf } from '../round/standing.ts'

/** The strategy of a bot: called before every tick, or for every turn until it returns undefined. */
export type Doing<State, Action> = (state: State, tick: number) => Action | undefined

export interface GoalTry<State, Action> {
  /** Creates the strategy for a round, counted from 0. */
  open(round: number): Doing<State, Action>
  /** Maximum number of rounds; 1 by default. */
  readonly rounds?: number
  /** Seed of a round; round + 1 by default. */
  seed?(round: number): number
  /** Level as in `Rules.start`; 1 by default. */
  level?(round: number): number
  readonly isToday?: boolean
  readonly hinted?: boolean
  readonly undone?: boolean
}

export type GoalTries<State, Action> = Readonly<Record<string, GoalTry<State, Action>>>

/** The try of a goal in the `test/goals.ts` of its game. */
export function tryOf<State, Action>(
  tries: GoalTries<State, Action>,
  { id, words }: Goal<State>,
  file = 'test/goals.ts',
): GoalTry<State, Action> {
  const way = tries[id]
  if (!way)
    throw new Error(
      `${file} has no try for the goal "${words}". Add ${JSON.stringify(id)} to tries: a bot that reaches it.`,
    )
  return way
}

/** Ten minutes of play, or more turns than any round has. */
const MOST_TICKS = 36_000
const MOST_TURNS = 2000

/** Plays a round of a bot and yields every change of its state. */
export function* momentsOf<State, Action>(
  { rules }: Pick<Game<State, Action>, 'rules'>,
  { open, seed, level, isToday = false, hinted = false, undone = false }: GoalTry<State, Action>,
  round = 0,
): Generator<Moment<State>> {
  const facts = { level: level?.(round) ?? 1, isToday, hinted, undone }
  const choose = open(round)
  let state = rules.start(seed?.(round) ?? round + 1, facts.level)
  const isOver = () => rules.outcome(state) !== 'playing'
  for (let tick = 0; tick < (rules.tick ? MOST_TICKS : MOST_TURNS) && !isOver(); tick++) {
    const action = choose(state, tick)
    if (action === undefined && !rules.tick) return
    for (const change of [action === undefined ? undefined : () => rules.act(state, action), rules.tick]) {
      if (!change || isOver()) continue
      const before = state
      state = change(before)
      if (state !== before) yield { ...facts, before, after: state }
    }
  }
}

/** Progress that a bot makes towards a goal, up to the goal's count. */
export function tried<State, Action>(
  game: Pick<Game<State, Action>, 'rules'>,
  goal: Goal<State>,
  way: GoalTry<State, Action>,
): number {
  let kept: Records = {}
  for (let round = 0; round < (way.rounds ?? 1) && (kept[goal.id] ?? 0) < goal.count; round++) {
    let progress: Records = {}
    for (const moment of momentsOf(game, way, round)) {
      progress = stepped([goal], progress, moment)
      if (totalOf(goal, kept, progress) >= goal.count) break
    }
    kept = { [goal.id]: totalOf(goal, kept, progress) }
  }
  return kept[goal.id] ?? 0
}

/** The first round of a bot, played to its end, as the data of a challenge link. */
export function roundOf<State, Action>(
  game: Game<State, Action>,
  { open, seed, level }: GoalTry<State, Action>,
): Challenge<Action> {
  const { rules } = game
  const origin = { seed: seed?.(0) ?? 1, level: level?.(0) ?? 1 }
  const choose = open(0)
  const log: LogEntry<Action>[] = []
  let state = rules.start(origin.seed, origin.level)
  let ticks = 0
  for (let step = 0; step < LONGEST_ROUND && rules.outcome(state) === 'playing'; step++) {
    const action = choose(state, step)
    const next = action === undefined ? state : rules.act(state, action)
    if (action !== undefined && next !== state) log.push([ticks, action])
    if (next === state && !rules.tick) break
    state = rules.tick?.(next) ?? next
    if (rules.tick) ticks++
  }
  return { ...origin, hinted: false, ticks, result: numberOf(game, state), log }
}

/** Two minutes. */
const IDLE_TICKS = 7200

/** Progress towards each goal without any action. */
export function idled<State, Action>({ rules, goals = [] }: Game<State, Action>): Records {
  let progress: Records = {}
  let state = rules.start(1, 1)
  for (let tick = 0; rules.tick && tick < IDLE_TICKS && rules.outcome(state) === 'playing'; tick++) {
    const after = rules.tick(state)
    const moment = { before: state, after, level: 1, isToday: true, hinted: false, undone: false }
    progress = stepped(goals, progress, moment)
    state = after
  }
  return progress
}

/** A strategy that follows the game's hints. */
export const byHints =
  <State, Action>({ levels }: Pick<Game<State, Action>, 'levels'>): (() => Doing<State, Action>) =>
  () =>
  (state) =>
    levels?.hint?.(state)
