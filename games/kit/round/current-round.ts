/** Holds the current round with its bookkeeping: place, goals, hints, time played. */
import type { Game } from '../game.ts'
import type { Moment } from '../goals.ts'
import type { Round, Save } from '../save/save.ts'
import type { RoundRequest } from '../solver/level-cache.ts'
import type { OpenedRound } from './open-round.ts'
import type { OpenGoals } from './goal-progress.ts'
import { createProgress, type GoalProgress } from './progress.ts'
import type { RoundFormat } from './resume.ts'
import { session, type Session } from './session.ts'
import type { Rival, Standing } from './standing.ts'
import { canUndo } from './tools.ts'

/** Identifies a round: a regular level, a daily round or a challenge. */
export interface RoundPlace<State> extends RoundRequest {
  readonly day?: string | undefined
  /** A challenge from a different day, which does not count as today's round. */
  readonly isOtherDay?: boolean | undefined
  readonly rival?: Rival<State> | undefined
}

export interface CurrentRound<State, Action> {
  readonly place: RoundPlace<State>
  readonly session: Session<State, Action>
  readonly progress: GoalProgress<State>
  /** Whether it was resumed from a save. */
  readonly resumed: boolean
  /** Why this is not the requested round; empty if it is. */
  readonly warning: string
  /** Whether it is shown in place of a level that is still being made. It is never played or saved. */
  readonly isStandIn: boolean
  hinted: boolean
  /** Whether a move or a restart was taken back. */
  undone: boolean
  /** Steps that can be undone. */
  depth: number
  /** Seconds of play. */
  played: number
  /** Seconds since the last save. */
  unsaved: number
  dirty: boolean
}

export const momentOf = <State, Action>(
  before: State,
  after: State,
  { place, hinted, undone }: Pick<CurrentRound<State, Action>, 'place' | 'hinted' | 'undone'>,
): Moment<State> => ({
  before,
  after,
  level: place.level,
  isToday: place.day !== undefined && !place.isOtherDay,
  hinted,
  undone,
})

export function createCurrentRound<State, Action>(
  game: Game<State, Action>,
  place: RoundPlace<State>,
  { opening, resumed, warning, isStandIn = false }: OpenedRound<State, Action>,
  { listed, later }: OpenGoals<State>,
  save: Pick<Save, 'goals' | 'made'>,
  changed: (before: State, after: State) => void,
): CurrentRound<State, Action> {
  const progress = createProgress(listed, save, resumed?.progress, game.facts, later)
  const current = session(game.rules, opening, canUndo(game), changed)
  const created = {
    place: { ...place, level: opening.level },
    session: current,
    progress,
    resumed: resumed !== undefined,
    warning,
    isStandIn,
    hinted: resumed?.hinted === true,
    undone: resumed?.undone === true,
    depth: current.depth,
    played: resumed?.seconds ?? 0,
    unsaved: 0,
    dirty: false,
  }
  // Turn-based rounds recompute goal progress from their steps; real-time rounds have stored it.
  const states = [...(opening.past ?? []).map(({ state }) => state), created.session.state]
  for (const [i, before] of states.slice(0, -1).entries())
    progress.note(i + 1, momentOf(before, states[i + 1] as State, created))
  return created
}

/** The save's field for a round. Challenges are not saved: the link brings them back. */
export function slotOf<S>({ day, rival }: RoundPlace<S>): 'round' | 'dayRound' | undefined {
  if (rival?.isChallenge) return undefined
  return day === undefined ? 'round' : 'dayRound'
}

/** The round as it is saved. When the page is left, it includes the log. */
export function roundToSave<State, Action>(
  { version = 1 }: Game<State, Action>,
  format: RoundFormat,
  { place, session: played, progress, hinted, undone, played: seconds }: CurrentRound<State, Action>,
  isLeft: boolean,
): Round {
  const { seed, level, state, actions } = played
  return {
    game: version,
    seed,
    level,
    state,
    actions,
    hinted,
    undone,
    day: place.day,
    seconds,
    ...format.note(played, progress.gained, isLeft),
  }
}

export function standingOf<State, Action>(
  { place, hinted, undone, session: { level, state } }: CurrentRound<State, Action>,
  { best, crowns, feats, today, dayBests }: Save,
): Standing<State> {
  return {
    level,
    state,
    best: best[level],
    hinted,
    undone,
    crowns,
    day: place.day,
    isOtherDay: place.isOtherDay,
    today: today?.day === place.day ? today : undefined,
    rival: place.rival,
    feats,
    dayBests,
  }
}
