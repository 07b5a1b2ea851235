/** The round in progress: resumed on opening, saved as it goes, recorded at its end. */
import type { Game } from '../game.ts'
import type { Goal, Moment } from '../goals.ts'
import { dayRound } from './day.ts'
import type { LevelCache, Wanted } from '../solver/level-cache.ts'
import { createProgress, type Progress } from './progress.ts'
import { session, type Opening, type Session } from './session.ts'
import { recordedResult } from './record-result.ts'
import type { Environment } from '../page/environment.ts'
import type { Round, Save } from '../save/save.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Rival, Standing } from './standing.ts'
import { resumeRound, type RoundFormat } from './resume.ts'
import { canUndo } from './tools.ts'

/** Seconds between two saves of a real-time round; a turn is saved at once. */
const SAVE_EVERY = 1
/** Seconds until the rounds that may follow are prepared: the first moments are for this one. */
const PREPARE_AFTER = 2

export interface RoundEvents<State> {
  /** Another round is on the table. */
  began(state: State): void
  changed(before: State, after: State): void
  reached(goal: Goal<State>): void
}

/** Which round it is: one of the journey, of a day, or of a challenge. */
export interface Place<State> extends Wanted {
  readonly day?: string | undefined
  readonly rival?: Rival<State> | undefined
}

/** A round that was asked for. It may have to be made first, so nothing changes before it is laid on the table. */
export interface Coming {
  readonly wanted: Wanted
  lay(): void
}

export interface Rounds<State, Action> {
  readonly session: Session<State, Action>
  /** Whether the round was begun earlier, and was taken up again. */
  readonly resumed: boolean
  /** Why the round is not the one that was asked for; empty if it is. */
  readonly warning: string
  readonly standing: Standing<State>
  readonly progress: Progress<State>
  /** The other go at this round, as it stood at this moment. */
  readonly ghost: State | undefined
  /** From now on these are told of everything that happens. */
  watch(events: RoundEvents<State>): void
  begin(level: number): Coming
  /** Back to the journey, from a day's round or a challenge: to the round that waits there, or to a new one. */
  rejoin(): Coming
  /** The round of this day, or what an earlier visit has left of it. */
  beginDay(rival?: Rival<State>): Coming
  /** A round that somebody else has played. */
  meet(place: Place<State>): Coming
  /**
   * The same once more: the same day, against this one's best go, the same challenge, the same level. It is there at
   * once, because it need not be made again.
   */
  again(rival?: Rival<State>): void
  /** Shows another round in place of this one, which waits, until nothing else is shown. */
  show(other: Opening<State, Action> | undefined): Session<State, Action> | undefined
  /** A hint was shown in this round. */
  noteHint(): void
  /** Write the round down, if it has changed; when the page is left, with all that was done in it. */
  save(isLeft?: boolean): void
  passed(delta: number): void
  /** The round is over: best and stars are kept, the round is not. The standing as it was before. */
  settle(): Standing<State>
}

const momentOf = <State, Action>(
  before: State,
  after: State,
  { place, hinted }: Pick<Table<State, Action>, 'place' | 'hinted'>,
): Moment<State> => ({ before, after, level: place.level, isToday: place.day !== undefined, hinted })

/** What is on the table. */
interface Table<State, Action> {
  readonly place: Place<State>
  readonly session: Session<State, Action>
  readonly progress: Progress<State>
  hinted: boolean
  /** Seconds of this round. */
  played: number
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
  /** Shown in place of what is on the table. */
  let shown: Session<State, Action> | undefined

  const journey = (): Place<State> => ({
    level: Math.min(saveStore.save.level, levels?.names?.length ?? Infinity),
  })
  let warning = ''
  let { table, resumed } = lay(journey(), saveStore.save.round)

  /** Another round, or one that was kept; `same` is there if no other has been made. */
  function lay(
    place: Place<State>,
    kept?: Round,
    same?: Opening<State, Action>,
  ): { table: Table<State, Action>; resumed: boolean } {
    const isMade = (level: number, start?: State) =>
      start !== undefined || (levelCache?.isQuick(level) ?? true)
    const start = kept && levelCache?.find(kept)?.state
    const taken =
      kept && isMade(kept.level, start) ? resumeRound(format, rules, kept, version, start) : undefined
    const held = taken ? kept : undefined
    const opening = taken ?? levelCache?.take(place) ?? same ?? openingOf(place)
    if (opening.level !== place.level && place.seed !== undefined) return backOnJourney()
    warning = warningOf(place, kept, opening)
    const progress = createProgress(goals, saveStore.save.goals, held?.progress)
    const hinted = held?.hinted === true
    const laid = {
      place: { ...place, level: opening.level },
      session: session(rules, opening, canUndo(game), note),
      progress,
      hinted,
      played: held?.seconds ?? 0,
      unsaved: 0,
      dirty: false,
    }
    // In turns it follows from the steps; in real time it was written down.
    const states = [...(taken?.past ?? []).map(({ state }) => state), laid.session.state]
    for (const [i, before] of states.slice(0, -1).entries())
      progress.note(i + 1, momentOf(before, states[i + 1] as State, laid))
    return { table: laid, resumed: taken !== undefined }
  }

  /** A level that the worker could not make in time would block the page: a quick one takes its place. */
  function openingOf({ seed = newSeed(), level }: Place<State>): Opening<State, Action> {
    const isQuick = levelCache?.isQuick(level) ?? true
    return { seed, level: isQuick ? level : (levelCache?.fallback ?? 1) }
  }

  /** In place of a day's round or a challenge that could not be made in time. */
  function backOnJourney(): ReturnType<typeof lay> {
    const laid = lay(journey(), saveStore.save.round)
    warning = 'That round took too long to make. This is your own.'
    return laid
  }

  function warningOf(
    { level }: Place<State>,
    kept: Round | undefined,
    opening: Opening<State, Action>,
  ): string {
    if (kept && opening.level === kept.level && opening.seed === kept.seed)
      return kept.log === undefined || opening.log
        ? ''
        : 'The recording of this round was damaged, so it cannot be watched or sent.'
    if (!kept && opening.level === level) return ''
    return opening.level === level
      ? 'Your last round could not be resumed. Your stars and records are kept.'
      : `That level took too long to make, so this is level ${opening.level}. Your stars and records are kept.`
  }

  function note(before: State, after: State): void {
    table.dirty = true
    const reached = table.progress.note(table.session.depth, momentOf(before, after, table))
    events?.changed(before, after)
    for (const goal of reached) {
      // Kept at once: whoever has reached it has it, whatever becomes of the round.
      saveStore.put({ goals: { ...saveStore.save.goals, [goal.id]: goal.count } })
      events?.reached(goal)
    }
    if (!rules.tick) save()
  }

  /** Where the round is kept. A challenge is not: its link brings it back. */
  function slot(): 'round' | 'dayRound' | undefined {
    const { day, rival } = table.place
    if (rival?.isChallenge) return undefined
    return day === undefined ? 'round' : 'dayRound'
  }

  function save(isLeft = false): void {
    const where = slot()
    if ((!table.dirty && !isLeft) || !where || shown) return
    table.dirty = false
    table.unsaved = 0
    const { place, hinted, played, progress } = table
    const { seed, level, state, actions, ticks, depth } = table.session
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
      ...format.note(table.session, progress.gained, isLeft),
    }
    saveStore.put({ ...(where === 'round' ? { level } : {}), [where]: round })
  }

  function begin(
    place: Place<State>,
    change?: Partial<Save>,
    kept?: Round,
    same?: Opening<State, Action>,
  ): void {
    // What a round has brought is not lost when it is left.
    saveStore.put({ ...change, goals: table.progress.kept })
    ;({ table, resumed } = lay(place, kept, same))
    events?.began(table.session.state)
  }

  const coming = (place: Place<State>, change?: Partial<Save>, kept?: Round): Coming => ({
    wanted: kept ?? place,
    lay: () => begin(place, change, kept),
  })

  function standing(): Standing<State> {
    const { place, hinted, session: at } = table
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
      return shown ?? table.session
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
      return table.progress
    },
    get ghost() {
      return shown ? undefined : table.place.rival?.at?.(table.session.ticks)
    },
    watch: (watching) => void (events = watching),
    begin: (level) => coming({ level }, { level, round: undefined }),
    rejoin() {
      save(true)
      return coming(journey(), {}, saveStore.save.round)
    },
    beginDay(rival) {
      const place = dayRound(slug, levels !== undefined, today())
      const kept = saveStore.save.dayRound
      return coming({ ...place, rival }, {}, kept?.day === place.day ? kept : undefined)
    },
    meet: (place) => coming(place),
    again(rival) {
      const { place } = table
      const { seed, level, start } = table.session
      const where = slot()
      begin(
        where === 'dayRound' ? { ...place, rival } : place,
        where && { [where]: undefined },
        undefined,
        // What can be made in no time is dealt anew: another go has another chance.
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
      if (table.hinted) return
      table.hinted = table.dirty = true
      save()
    },
    save,
    passed(delta) {
      if (shown) return
      const before = table.played
      table.played += delta
      table.unsaved += delta
      if (before <= PREPARE_AFTER && table.played > PREPARE_AFTER)
        void levelCache?.prepare(table.session.level)
      if (table.unsaved > SAVE_EVERY) save()
    },
    settle() {
      const ended = standing()
      const where = slot()
      table.dirty = false
      saveStore.put({
        ...recordedResult(game, saveStore.save, ended, table.played, today()),
        goals: table.progress.kept,
        ...(where ? { [where]: undefined } : {}),
      })
      return ended
    },
  }
}
