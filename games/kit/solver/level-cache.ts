/** Makes rounds that take long in the worker: those that are asked for, and those that are likely to follow. */
import type { Game } from '../game.ts'
import { dayRound } from '../round/day.ts'
import { nextLevel } from '../save/limits.ts'
import { environment } from '../page/environment.ts'
import type { Opening } from '../round/session.ts'
import type { Solver } from './solver-worker.ts'

/** Milliseconds until whoever waits is told so. */
const SOON = 300

/** Without a seed any will do. */
export interface Wanted {
  readonly seed?: number | undefined
  readonly level: number
}

export interface LevelCache<State, Action> {
  /** Whether rounds of this level are made in a few milliseconds. */
  isQuick(level: number): boolean
  /** Until the round is there, or can be made in no time. */
  ready(wanted: Wanted): Promise<void>
  /** The same; but of several rounds only the last one is waited for. `slow` is called if that takes a while. */
  bring(wanted: Wanted, there: () => void, slow: () => void): void
  /** Nobody waits any more. */
  leave(): void
  /** What is likely to follow a round of this level is made, one after the other; what was made before is forgotten. */
  prepare(level: number): Promise<void>
  /** Stores a round that was made elsewhere. */
  keep(round: { readonly seed: number; readonly level: number; readonly state: State }): void
  /** The furthest level that is made in a few milliseconds: for a level that could not be made. */
  readonly fallback: number
  find(wanted: Wanted): Opening<State, Action> | undefined
  /** Each is there only once: what is played of it must not be there the next time. */
  take(wanted: Wanted): Opening<State, Action> | undefined
}

/** A round that is being made, or has been. */
interface Making<State> {
  readonly seed: number
  readonly level: number
  readonly made: Promise<void>
  /** None, as long as it is being made, or if it cannot be. */
  state: State | undefined
}

export function createLevelCache<State, Action>(
  slug: string,
  { levels }: Game<State, Action>,
  solver: Solver<State, Action>,
  { newSeed, today } = environment,
): LevelCache<State, Action> {
  let rounds: Making<State>[] = []
  /** How often somebody has begun to wait, or ceased to. */
  let turns = 0

  const quickest = levels?.quick ?? levels?.tuned ?? 0
  const isQuick = (level: number) => level > 0 && level <= quickest

  const fits =
    ({ seed, level }: Wanted) =>
    (one: Making<State>) =>
      one.level === level && (seed === undefined || one.seed === seed)

  function make({ seed = newSeed(), level }: Wanted): Making<State> {
    const made = solver.start(seed, level).then((state) => void (round.state = state))
    const round: Making<State> = { seed, level, made, state: undefined }
    rounds.push(round)
    return round
  }

  /** Whoever asks twice waits for the same round. */
  async function ready(wanted: Wanted): Promise<void> {
    if (!isQuick(wanted.level)) await (rounds.find(fits(wanted)) ?? make(wanted)).made
  }

  const find = (wanted: Wanted) =>
    rounds
      .filter(fits(wanted))
      .find((round): round is Making<State> & { state: State } => round.state !== undefined)

  /** The next level, the same once more and today's board. */
  const likely = (level: number): Wanted[] => [
    ...(level < 0 ? [] : [{ level: nextLevel(level) }, { level }]),
    dayRound(slug, true, today()),
  ]

  return {
    isQuick,
    ready,
    async bring(wanted, there, slow) {
      const turn = ++turns
      if (isQuick(wanted.level)) return there()
      setTimeout(() => turn === turns && slow(), SOON)
      await ready(wanted)
      if (turn !== turns) return
      turns++
      there()
    },
    leave: () => void turns++,
    async prepare(level) {
      rounds = []
      for (const one of likely(level)) await make(one).made
    },
    keep({ seed, level, state }) {
      if (!isQuick(level)) rounds.push({ seed, level, state, made: Promise.resolve() })
    },
    fallback: quickest,
    find,
    take(wanted) {
      const found = find(wanted)
      rounds = rounds.filter((one) => one !== found)
      return found
    },
  }
}
