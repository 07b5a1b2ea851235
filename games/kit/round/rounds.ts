/** Manages rounds: starts levels, daily rounds and challenges, and shows replays over the current round. */
import type { Game } from '../game.ts'
import { slotOf, type RoundPlace } from './current-round.ts'
import { dayRound } from './day.ts'
import { openOf } from './goal-progress.ts'
import type { LevelCache, RoundRequest } from '../solver/level-cache.ts'
import { createRoundOpener } from './open-round.ts'
import type { GoalProgress } from './progress.ts'
import { session, type RoundOpening, type Session } from './session.ts'
import { createRoundKeeper, type RoundEvents } from './round-keeper.ts'
import type { Environment } from '../page/environment.ts'
import { FLOWER } from '../save/records.ts'
import type { Round, Save } from '../save/save.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Rival, Standing } from './standing.ts'
import type { RoundFormat } from './resume.ts'

/** Seconds between two saves of a real-time round. Turn-based rounds are saved after every action. */
const SAVE_EVERY = 1
/** Seconds of play before the likely next rounds are made, so that startup stays fast. */
const PREPARE_AFTER = 2

/** A requested round. It may have to be made first, so nothing changes until `start` is called. */
export interface PendingRound {
  readonly request: RoundRequest
  /** Makes it the current round. */
  start(): void
}

export interface Rounds<State, Action> {
  readonly session: Session<State, Action>
  /** Whether the round was resumed from a save. */
  readonly resumed: boolean
  /** Why this is not the requested round; empty if it is. */
  readonly warning: string
  /** Whether the level is still being made, so that a different board is shown behind the opening card. */
  readonly isStandIn: boolean
  readonly standing: Standing<State>
  /** Whether today's round has been finished. */
  readonly isTodayDone: boolean
  /** Whether `undo` has an effect: it takes back a move, or a restart before the first move. */
  readonly undoable: boolean
  readonly progress: GoalProgress<State>
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
  /** Returns whether it has brought back a different round. */
  undo(): boolean
  /** Shows a different round, such as a replay, over the current one. Undefined ends it. */
  show(other: RoundOpening<State, Action> | undefined): Session<State, Action> | undefined
  /** Records that a hint was shown in this round. */
  noteHint(): void
  /** Saves the round if it has changed. When the page is left, the save includes the log. */
  save(isLeft?: boolean): void
  passed(delta: number): void
  /** Records the result of the finished round and clears its save. Returns the standing before that. */
  recordResult(): Standing<State>
}

export function createRounds<State, Action>(
  slug: string,
  game: Game<State, Action>,
  saveStore: SaveStore,
  { newSeed, today }: Environment,
  format: RoundFormat,
  levelCache?: LevelCache<State, Action>,
): Rounds<State, Action> {
  const { rules, levels } = game
  const opener = createRoundOpener(game, format, newSeed, levelCache)
  const openGoals = () => openOf(slug, game, saveStore.save, today())
  const keeper = createRoundKeeper(game, saveStore, format, opener, openGoals)
  /** Shown over the current round. */
  let shown: Session<State, Action> | undefined

  const pending = (place: RoundPlace<State>, change?: Partial<Save>, saved?: Round): PendingRound => ({
    request: saved ?? place,
    start: () => keeper.begin(place, change, saved),
  })

  function save(isLeft?: boolean): void {
    if (!shown) keeper.save(isLeft)
  }

  return {
    get session() {
      return shown ?? keeper.current.session
    },
    get resumed() {
      return keeper.current.isStandIn ? saveStore.save.round !== undefined : keeper.current.resumed
    },
    get isStandIn() {
      return !shown && keeper.current.isStandIn
    },
    get warning() {
      return keeper.current.warning
    },
    get standing() {
      return shown ? { level: shown.level, state: shown.state, best: undefined } : keeper.standing
    },
    get undoable() {
      return shown ? false : keeper.canReturn || keeper.current.session.undoable
    },
    get isTodayDone() {
      return (saveStore.save.days[today()] ?? 0) >= FLOWER
    },
    get progress() {
      return keeper.current.progress
    },
    get ghost() {
      const { place, session: played } = keeper.current
      return shown ? undefined : place.rival?.at?.(played.ticks)
    },
    watch: (events) => void (keeper.events = events),
    begin: (level) => pending({ level }, { level, round: undefined }),
    rejoin() {
      save(true)
      return pending(keeper.journey(), {}, saveStore.save.round)
    },
    beginDay(rival) {
      const place = dayRound(slug, levels !== undefined, today())
      const saved = saveStore.save.dayRound
      return pending({ ...place, rival }, {}, saved?.day === place.day ? saved : undefined)
    },
    meet: (place) => pending({ ...place, isOtherDay: place.day !== undefined && place.day !== today() }),
    again(rival) {
      const { place, session: played } = keeper.current
      const { seed, level, start } = played
      const slot = slotOf(place)
      keeper.restart(
        slot === 'dayRound' ? { ...place, rival } : place,
        slot && { [slot]: undefined },
        undefined,
        // Quick levels get a new seed on every restart.
        start === undefined || (levelCache?.isQuick(level) ?? true)
          ? undefined
          : { seed, level, state: start },
      )
    },
    undo() {
      const isReturn = keeper.canReturn
      if (isReturn) keeper.goBack()
      else this.session.undo()
      return isReturn
    },
    show(other) {
      if (!shown) save(true)
      shown = other && session(rules, other, false, (before, after) => keeper.events?.changed(before, after))
      keeper.events?.began(this.session.state)
      return shown
    },
    noteHint() {
      const { current } = keeper
      if (current.hinted) return
      current.hinted = current.dirty = true
      save()
    },
    save,
    passed(delta) {
      if (shown) return
      const { current } = keeper
      const before = current.played
      current.played += delta
      current.unsaved += delta
      if (before <= PREPARE_AFTER && current.played > PREPARE_AFTER)
        void levelCache?.prepare(current.session.level)
      if (current.unsaved > SAVE_EVERY) save()
    },
    recordResult: () => keeper.recordResult(today()),
  }
}
