/** Decides how a round opens: resumed from the save, taken from the level cache, or newly made. */
import type { Game } from '../game.ts'
import type { Round } from '../save/save.ts'
import type { LevelCache, RoundRequest } from '../solver/level-cache.ts'
import { resumeRound, type RoundFormat } from './resume.ts'
import type { RoundOpening } from './session.ts'

export interface OpenedRound<State, Action> {
  readonly opening: RoundOpening<State, Action>
  /** The saved round, if it was resumed. */
  readonly resumed: Round | undefined
  /** Why this is not the requested round; empty if it is. */
  readonly warning: string
  /** Whether it is shown in place of a level that is still being made. */
  readonly isStandIn?: boolean
}

/** `saved` is resumed if possible. `same` is the fallback if the cache has no new round. */
type OpenRound<State, Action> = (
  request: RoundRequest,
  saved?: Round,
  same?: RoundOpening<State, Action>,
) => OpenedRound<State, Action>

export interface RoundOpener<State, Action> {
  readonly open: OpenRound<State, Action>
  /** A quick level to show behind the opening card until this one is made. Undefined if none is needed. */
  standIn(request: RoundRequest): OpenedRound<State, Action> | undefined
}

export function createRoundOpener<State, Action>(
  { rules, version = 1 }: Game<State, Action>,
  format: RoundFormat,
  newSeed: () => number,
  levelCache?: LevelCache<State, Action>,
): RoundOpener<State, Action> {
  const isQuick = (level: number) => levelCache?.isQuick(level) ?? true

  function resume(saved: Round): RoundOpening<State, Action> | undefined {
    const start = levelCache?.find(saved)?.state
    return start !== undefined || isQuick(saved.level)
      ? resumeRound(format, rules, saved, version, start)
      : undefined
  }

  /** Falls back to a quick level if the worker missed its deadline: making the level here would block the page. */
  const openingOf = ({ seed = newSeed(), level }: RoundRequest): RoundOpening<State, Action> => ({
    seed,
    level: isQuick(level) ? level : (levelCache?.fallback ?? 1),
  })

  return {
    open(request, saved, same) {
      const reopened = saved && resume(saved)
      const opening = reopened ?? levelCache?.take(request) ?? same ?? openingOf(request)
      return {
        opening,
        resumed: reopened && saved,
        warning: warningOf(request.level, saved, opening),
      }
    },
    standIn({ level }) {
      if (!levelCache || isQuick(level)) return undefined
      const seed = newSeed()
      // It has the number of the requested level, which cards name.
      const opening = { seed, level, state: rules.start(seed, levelCache.fallback) }
      return { opening, resumed: undefined, warning: '', isStandIn: true }
    },
  }
}

function warningOf<S, A>(level: number, saved: Round | undefined, opening: RoundOpening<S, A>): string {
  if (saved && opening.level === saved.level && opening.seed === saved.seed)
    return saved.log === undefined || opening.log
      ? ''
      : 'The recording of this round is damaged: it can’t be watched or shared.'
  if (!saved && opening.level === level) return ''
  return opening.level === level
    ? 'Your last round could not be resumed. Your stars and records are kept.'
    : `That level took too long to make, so this is level ${opening.level}. Your stars and records are kept.`
}
