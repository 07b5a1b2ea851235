/** Caches levels that are slow to make: a worker makes the requested ones, and those likely to be requested next. */
import type { Game } from '../game.ts'
import { dayRound } from '../round/day.ts'
import { nextLevel } from '../save/limits.ts'
import { environment } from '../page/environment.ts'
import type { RoundOpening } from '../round/session.ts'
import type { Solver } from './solver-worker.ts'

/** Wait before the waiting card appears. */
const WAITING_CARD_AFTER_MS = 300

/** Without a seed, any seed will do. */
export interface RoundRequest {
  readonly seed?: number | undefined
  readonly level: number
}

export interface LevelCache<State, Action> {
  /** Whether this level is made within a few milliseconds. */
  isQuick(level: number): boolean
  /** Resolves when the round is cached, or at once for a quick level. */
  ready(request: RoundRequest): Promise<void>
  /** Calls `onReady` when the round is ready, and `onSlow` if that takes a while. A new call cancels the last one. */
  bring(request: RoundRequest, onReady: () => void, onSlow: () => void): void
  /** Cancels the pending `bring`. */
  leave(): void
  /** Empties the cache, then makes the rounds likely to follow this level, one by one. */
  prepare(level: number): Promise<void>
  /** Adds a round that was made elsewhere. */
  keep(round: { readonly seed: number; readonly level: number; readonly state: State }): void
  /** The highest quick level, in place of one that could not be made. */
  readonly fallback: number
  find(request: RoundRequest): RoundOpening<State, Action> | undefined
  /** Removes the round from the cache, so that the next request gets a new one. */
  take(request: RoundRequest): RoundOpening<State, Action> | undefined
}

/** A round that is being made, or has been made. */
interface CachedRound<State> {
  readonly seed: number
  readonly level: number
  readonly made: Promise<void>
  /** Undefined until it is made, or if it cannot be. */
  state: State | undefined
}

export function createLevelCache<State, Action>(
  slug: string,
  { levels }: Game<State, Action>,
  solver: Solver<State, Action>,
  { newSeed, today } = environment,
): LevelCache<State, Action> {
  let rounds: CachedRound<State>[] = []
  /** Changes with every new or cancelled request, which invalidates older ones. */
  let latest = 0

  const quickest = levels?.quick ?? levels?.tuned ?? 0
  const isQuick = (level: number) => level > 0 && level <= quickest

  const fits =
    ({ seed, level }: RoundRequest) =>
    (one: CachedRound<State>) =>
      one.level === level && (seed === undefined || one.seed === seed)

  function make({ seed = newSeed(), level }: RoundRequest): CachedRound<State> {
    const made = solver.start(seed, level).then((state) => void (round.state = state))
    const round: CachedRound<State> = { seed, level, made, state: undefined }
    rounds.push(round)
    return round
  }

  /** A repeated request waits for the same round. */
  async function ready(request: RoundRequest): Promise<void> {
    if (!isQuick(request.level)) await (rounds.find(fits(request)) ?? make(request)).made
  }

  const find = (request: RoundRequest) =>
    rounds
      .filter(fits(request))
      .find((round): round is CachedRound<State> & { state: State } => round.state !== undefined)

  /** The next level, the same level again, and today's board. */
  const likely = (level: number): RoundRequest[] => [
    ...(level < 0 ? [] : [{ level: nextLevel(level) }, { level }]),
    dayRound(slug, true, today()),
  ]

  return {
    isQuick,
    ready,
    async bring(request, onReady, onSlow) {
      const id = ++latest
      if (isQuick(request.level)) return onReady()
      setTimeout(() => id === latest && onSlow(), WAITING_CARD_AFTER_MS)
      await ready(request)
      if (id !== latest) return
      latest++
      onReady()
    },
    leave: () => void latest++,
    async prepare(level) {
      rounds = []
      for (const one of likely(level)) await make(one).made
    },
    keep({ seed, level, state }) {
      if (!isQuick(level)) rounds.push({ seed, level, state, made: Promise.resolve() })
    },
    fallback: quickest,
    find,
    take(request) {
      const found = find(request)
      rounds = rounds.filter((one) => one !== found)
      return found
    },
  }
}
