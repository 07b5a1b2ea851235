/** Keeps the current round: creates it, saves it during play, records its result at the end. */
import type { Game } from '../game.ts'
import type { Goal } from '../goals.ts'
import type { Round, Save } from '../save/save.ts'
import type { SaveStore } from '../save/save-store.ts'
import {
  createCurrentRound,
  momentOf,
  roundToSave,
  slotOf,
  standingOf,
  type CurrentRound,
  type RoundPlace,
} from './current-round.ts'
import type { OpenGoals } from './goal-progress.ts'
import { withGoal } from './made-goals.ts'
import type { RoundOpener } from './open-round.ts'
import { computeSaveChanges } from './record-result.ts'
import type { RoundFormat } from './resume.ts'
import type { RoundOpening } from './session.ts'
import type { Standing } from './standing.ts'

/** Shown if a daily round or a challenge could not be made in time. */
const REPLACED = 'That round took too long to load. Here is your own round instead.'

export interface RoundEvents<State> {
  /** A new round is current. */
  began(state: State): void
  changed(before: State, after: State): void
  reached(goal: Goal<State>): void
}

export interface RoundKeeper<State, Action> {
  readonly current: CurrentRound<State, Action>
  readonly standing: Standing<State>
  /** Whether an undo goes back across a restart. */
  readonly canReturn: boolean
  /** The listener, if there is one. */
  events: RoundEvents<State> | undefined
  /** The place of the regular level that comes next. */
  journey(): RoundPlace<State>
  /** Saves `change` and replaces the current round: by `saved`, if it can be resumed, or by a new one. */
  begin(
    place: RoundPlace<State>,
    change?: Partial<Save>,
    saved?: Round,
    same?: RoundOpening<State, Action>,
  ): void
  /** As `begin`. An undo before the first move brings the abandoned round back. */
  restart(...opening: Parameters<RoundKeeper<State, Action>['begin']>): void
  /** Brings back the round that was abandoned by the last restart. */
  goBack(): void
  save(isLeft?: boolean): void
  /** `today` is the local date. */
  recordResult(today: string): Standing<State>
}

export function createRoundKeeper<State, Action>(
  game: Game<State, Action>,
  saveStore: SaveStore,
  format: RoundFormat,
  opener: RoundOpener<State, Action>,
  openGoals: () => OpenGoals<State>,
): RoundKeeper<State, Action> {
  const { rules, levels } = game
  let current = createFirst(journey(), saveStore.save.round)
  let abandoned: CurrentRound<State, Action> | undefined

  function journey(): RoundPlace<State> {
    return { level: Math.min(saveStore.save.level, levels?.names?.length ?? Infinity) }
  }

  function create(
    place: RoundPlace<State>,
    saved?: Round,
    same?: RoundOpening<State, Action>,
  ): CurrentRound<State, Action> {
    const opened = opener.open(place, saved, same)
    if (opened.opening.level !== place.level && place.seed !== undefined)
      return { ...create(journey(), saveStore.save.round), warning: REPLACED }
    return createCurrentRound(game, place, opened, openGoals(), saveStore.save, note)
  }

  function createFirst(place: RoundPlace<State>, saved?: Round): CurrentRound<State, Action> {
    const standIn = opener.standIn(saved ?? place)
    return standIn
      ? createCurrentRound(game, place, standIn, openGoals(), saveStore.save, note)
      : create(place, saved)
  }

  /** A round that is undone to its start begins anew, as after a restart. */
  function noteTakenBack(before: State, after: State): void {
    const { depth } = current.session
    if (depth < current.depth) current.undone = depth > 0
    else if (levels?.takesBack?.(before, after)) current.undone = true
    current.depth = depth
  }

  function note(before: State, after: State): void {
    current.dirty = true
    noteTakenBack(before, after)
    const reached = current.progress.note(current.session.depth, momentOf(before, after, current))
    keeper.events?.changed(before, after)
    for (const goal of reached) {
      // Saved at once: a reached goal stays reached even if the round is abandoned.
      saveStore.put(withGoal(saveStore.save, goal))
      keeper.events?.reached(goal)
    }
    if (!rules.tick) keeper.save()
  }

  const keeper: RoundKeeper<State, Action> = {
    get current() {
      return current
    },
    get standing() {
      return standingOf(current, saveStore.save)
    },
    get canReturn() {
      return abandoned !== undefined && !current.session.undoable
    },
    events: undefined,
    journey,
    begin(place, change, saved, same) {
      abandoned = undefined
      const slot = slotOf(current.place)
      const staysSaved = slot && { ...saveStore.save, ...change }[slot] !== undefined
      // A round that stays saved brings its goal progress with it; counted here as well, it would count twice.
      saveStore.put({ ...change, ...(!staysSaved && current.progress.kept) })
      current = create(place, saved, same)
      keeper.events?.began(current.session.state)
    },
    restart(...opening) {
      const { session } = current
      const left = session.undoable && rules.outcome(session.state) === 'playing' ? current : abandoned
      keeper.begin(...opening)
      abandoned = left
    },
    goBack() {
      if (!abandoned) return
      saveStore.put(current.progress.kept)
      current = abandoned
      abandoned = undefined
      current.dirty = current.undone = true
      keeper.events?.began(current.session.state)
      keeper.save()
    },
    save(isLeft = false) {
      const slot = slotOf(current.place)
      if ((!current.dirty && !isLeft) || !slot || current.isStandIn) return
      const wasDirty = current.dirty
      current.dirty = false
      current.unsaved = 0
      const { level, state, ticks, depth } = current.session
      if (rules.outcome(state) !== 'playing') return
      if (ticks + depth === 0 && !current.hinted) {
        // Undone to its start: the stored round would bring the moves back.
        if (wasDirty && saveStore.save[slot]) saveStore.put({ [slot]: undefined })
        return
      }
      const round = roundToSave(game, format, current, isLeft)
      saveStore.put({ ...(slot === 'round' ? { level } : {}), [slot]: round })
    },
    recordResult(today) {
      const ended = { ...keeper.standing, facts: current.progress.facts }
      const slot = slotOf(current.place)
      current.dirty = false
      saveStore.put({
        ...computeSaveChanges(game, saveStore.save, ended, current.played, today),
        ...current.progress.kept,
        ...(slot ? { [slot]: undefined } : {}),
      })
      return ended
    },
  }
  return keeper
}
