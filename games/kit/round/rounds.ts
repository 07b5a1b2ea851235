/** Manages the current round: resumes it on opening, saves it during play, records its result at the end. */
import type { Game } from '../game.ts'
import type { Goal, Moment } from '../goals.ts'
import { dayRound } from './day.ts'
import type { LevelCache, RoundRequest } from '../solver/level-cache.ts'
import { createProgress, type Progress } from './progress.ts'
import { session, type Opening, type Session } from './session.ts'
import { recordedResult } from './record-result.ts'
import type { Environment } from '../page/environment.ts'
import type { Round, Save } from '../save/save.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Rival, Standing } from './standing.ts'
import { resumeRound, type RoundFormat } from './resume.ts'
import { canUndo } from './tools.ts'

/** Seconds between two saves of a real-time round. Turn-based rounds are saved after every action. */
const SAVE_EVERY = 1
/** Seconds of play before the likely next rounds are made, so that startup stays fast. */
const PREPARE_AFTER = 2

export interface RoundEvents<State> {
  /** A new round is current. */
  began(state: State): void
  changed(before: State, after: State): void
  reached(goal: Goal<State>): void
}

/** Identifies a round: a regular level, a daily round or a challenge. */
export interface RoundPlace<State> extends RoundRequest {
  readonly day?: string | undefined
  readonly rival?: Rival<State> | undefined
}

/** A requested round. It may have to be made first, so nothing changes until `lay` is called. */
export interface PendingRound {
  readonly wanted: RoundRequest
  /** Makes it the current round. */
  lay(): void
}

export interface Rounds<State, Action> {
  readonly session: Session<State, Action>
  /** Whether the round was resumed from a save. */
  readonly resumed: boolean
  /** Why this is not the requested round; empty if it is. */
  readonly warning: string
  readonly standing: Standing<State>
  readonly progress: Progress<State>
  /** The rival's state at this moment. */
  readonly ghost: State | undefined
  /** Sets the listener. */
  watch(events: RoundEvents<State>): void
  begin(level: number): PendingRound
  /** Back to the regular levels, from a daily round or a challenge: to the saved round, or to a new one. */
  rejoin(): PendingRound
  /** Today's daily round, resumed if it was saved. */
  beginDay(rival?: Rival<State>): PendingRound
  /** The round of a challenge. */
  meet(place: RoundPlace<State>): PendingRound
  /** Restarts the same level, day or challenge, at once. `rival` is the best attempt at a daily round. */
  again(rival?: Rival<State>): void
  /** Shows a different round, such as a replay, over the current one. Undefined ends it. */
  show(other: Opening<State, Action> | undefined): Session<State, Action> | undefined
  /** Records that a hint was shown in this round. */
  noteHint(): void
  /** Saves the round if it has changed. When the page is left, the save includes the log. */
  save(isLeft?: boolean): void
  passed(delta: number): void
  /** Records the result of the finished round and clears its save. Returns the standing before that. */
  settle(): Standing<State>
}

const momentOf = <State, Action>(
  before: State,
  after: State,
  { place, hinted }: Pick<CurrentRound<State, Action>, 'place' | 'hinted'>,
): Moment<State> => ({ before, after, level: place.level, isToday: place.day !== undefined, hinted })

/** The current round and its bookkeeping. */
interface CurrentRound<State, Action> {
  readonly place: RoundPlace<State>
  readonly session: Session<State, Action>
  readonly progress: Progress<State>
  hinted: boolean
  /** Seconds of play. */
  played: number
  /** Seconds since the last save. */
  unsaved: number
  dirty: boolean
}

export function createRounds<State, Action>(
  slug: string,
  game: Game<State, Action>,
  saveStore: SaveStore,
  { newSeed, today }: Environment,
  format: RoundFormat,
  levelCache?: LevelCache<State, Action>,
): Rounds<State, Action> {
  const { rules, levels, goals = [] } = game
  const version = game.version ?? 1
  let events: RoundEvents<State> | undefined
  /** Shown over the current round. */
  let shown: Session<State, Action> | undefined

  const journey = (): RoundPlace<State> => ({
    level: Math.min(saveStore.save.level, levels?.names?.length ?? Infinity),
  })
  let warning = ''
  let { current, resumed } = createRound(journey(), saveStore.save.round)

  /** Resumes `kept`, or creates a new round. `same` is the fallback if the cache has no new one. */
  function createRound(
    place: RoundPlace<State>,
    kept?: Round,
    same?: Opening<State, Action>,
  ): { current: CurrentRound<State, Action>; resumed: boolean } {
    const isMade = (level: number, start?: State) =>
      start !== undefined || (levelCache?.isQuick(level) ?? true)
    const start = kept && levelCache?.find(kept)?.state
    const reopened =
      kept && isMade(kept.level, start) ? resumeRound(format, rules, kept, version, start) : undefined
    const stored = reopened ? kept : undefined
    const opening = reopened ?? levelCache?.take(place) ?? same ?? openingOf(place)
    if (opening.level !== place.level && place.seed !== undefined) return backOnJourney()
    warning = warningOf(place, kept, opening)
    const progress = createProgress(goals, saveStore.save.goals, stored?.progress)
    const hinted = stored?.hinted === true
    const created = {
      place: { ...place, level: opening.level },
      session: session(rules, opening, canUndo(game), note),
      progress,
      hinted,
      played: stored?.seconds ?? 0,
      unsaved: 0,
      dirty: false,
    }
    // Turn-based rounds recompute goal progress from their steps; real-time rounds have stored it.
    const states = [...(reopened?.past ?? []).map(({ state }) => state), created.session.state]
    for (const [i, before] of states.slice(0, -1).entries())
      progress.note(i + 1, momentOf(before, states[i + 1] as State, created))
    return { current: created, resumed: reopened !== undefined }
  }

  /** Falls back to a quick level if the worker missed its deadline: making the level here would block the page. */
  function openingOf({ seed = newSeed(), level }: RoundPlace<State>): Opening<State, Action> {
    const isQuick = levelCache?.isQuick(level) ?? true
    return { seed, level: isQuick ? level : (levelCache?.fallback ?? 1) }
  }

  /** Replaces a daily round or a challenge that could not be made in time. */
  function backOnJourney(): ReturnType<typeof createRound> {
    const created = createRound(journey(), saveStore.save.round)
    warning = 'That round took too long to load. Here is your own round instead.'
    return created
  }

  function warningOf(
    { level }: RoundPlace<State>,
    kept: Round | undefined,
    opening: Opening<State, Action>,
  ): string {
    if (kept && opening.level === kept.level && opening.seed === kept.seed)
      return kept.log === undefined || opening.log
        ? ''
        : 'The recording of this round is damaged: it can’t be watched or shared.'
    if (!kept && opening.level === level) return ''
    return opening.level === level
      ? 'Your last round could not be resumed. Your stars and records are kept.'
      : `That level took too long to make, so this is level ${opening.level}. Your stars and records are kept.`
  }

  function note(before: State, after: State): void {
    current.dirty = true
    const reached = current.progress.note(current.session.depth, momentOf(before, after, current))
    events?.changed(before, after)
    for (const goal of reached) {
      // Saved at once: a reached goal stays reached even if the round is abandoned.
      saveStore.put({ goals: { ...saveStore.save.goals, [goal.id]: goal.count } })
      events?.reached(goal)
    }
    if (!rules.tick) save()
  }

  /** The save's field for this round. Challenges are not saved: the link brings them back. */
  function slot(): 'round' | 'dayRound' | undefined {
    const { day, rival } = current.place
    if (rival?.isChallenge) return undefined
    return day === undefined ? 'round' : 'dayRound'
  }

  function save(isLeft = false): void {
    const where = slot()
    if ((!current.dirty && !isLeft) || !where || shown) return
    current.dirty = false
    current.unsaved = 0
    const { place, hinted, played, progress } = current
    const { seed, level, state, actions, ticks, depth } = current.session
    if (rules.outcome(state) !== 'playing' || ticks + depth === 0) return
    const round: Round = {
      game: version,
      seed,
      level,
      state,
      actions,
      hinted,
      day: place.day,
      seconds: played,
      ...format.note(current.session, progress.gained, isLeft),
    }
    saveStore.put({ ...(where === 'round' ? { level } : {}), [where]: round })
  }

  function begin(
    place: RoundPlace<State>,
    change?: Partial<Save>,
    kept?: Round,
    same?: Opening<State, Action>,
  ): void {
    // Keeps the goal progress of an abandoned round.
    saveStore.put({ ...change, goals: current.progress.kept })
    ;({ current, resumed } = createRound(place, kept, same))
    events?.began(current.session.state)
  }

  const pending = (place: RoundPlace<State>, change?: Partial<Save>, kept?: Round): PendingRound => ({
    wanted: kept ?? place,
    lay: () => begin(place, change, kept),
  })

  function standing(): Standing<State> {
    const { place, hinted, session: at } = current
    const { best, feats, today: gone } = saveStore.save
    return {
      level: at.level,
      state: at.state,
      best: best[at.level],
      hinted,
      day: place.day,
      today: gone?.day === place.day ? gone : undefined,
      rival: place.rival,
      feats,
    }
  }

  return {
    get session() {
      return shown ?? current.session
    },
    get resumed() {
      return resumed
    },
    get warning() {
      return warning
    },
    get standing() {
      return shown ? { level: shown.level, state: shown.state, best: undefined } : standing()
    },
    get progress() {
      return current.progress
    },
    get ghost() {
      return shown ? undefined : current.place.rival?.at?.(current.session.ticks)
    },
    watch: (watching) => void (events = watching),
    begin: (level) => pending({ level }, { level, round: undefined }),
    rejoin() {
      save(true)
      return pending(journey(), {}, saveStore.save.round)
    },
    beginDay(rival) {
      const place = dayRound(slug, levels !== undefined, today())
      const kept = saveStore.save.dayRound
      return pending({ ...place, rival }, {}, kept?.day === place.day ? kept : undefined)
    },
    meet: (place) => pending(place),
    again(rival) {
      const { place } = current
      const { seed, level, start } = current.session
      const where = slot()
      begin(
        where === 'dayRound' ? { ...place, rival } : place,
        where && { [where]: undefined },
        undefined,
        // Quick levels get a new seed on every restart.
        start === undefined || (levelCache?.isQuick(level) ?? true)
          ? undefined
          : { seed, level, state: start },
      )
    },
    show(other) {
      if (!shown) save(true)
      shown = other && session(rules, other, false, (before, after) => events?.changed(before, after))
      events?.began(this.session.state)
      return shown
    },
    noteHint() {
      if (current.hinted) return
      current.hinted = current.dirty = true
      save()
    },
    save,
    passed(delta) {
      if (shown) return
      const before = current.played
      current.played += delta
      current.unsaved += delta
      if (before <= PREPARE_AFTER && current.played > PREPARE_AFTER)
        void levelCache?.prepare(current.session.level)
      if (current.unsaved > SAVE_EVERY) save()
    },
    settle() {
      const ended = standing()
      const where = slot()
      current.dirty = false
      saveStore.put({
        ...recordedResult(game, saveStore.save, ended, current.played, today()),
        goals: current.progress.kept,
        ...(where ? { [where]: undefined } : {}),
      })
      return ended
    },
  }
}
