/** The round in progress and what is kept of it: taken up again on opening, saved as it goes, settled at its end. */
import type { Game } from '../game.ts'
import type { Goal, Moment } from '../goals.ts'
import { dayRound } from './day.ts'
import { packLog } from './packed.ts'
import { openPrepared, type Wanted } from './prepared.ts'
import { openProgress, type Progress } from './progress.ts'
import { session, type Opening, type Session } from './session.ts'
import { settled } from './settle.ts'
import type { Outside } from './outside.ts'
import type { Round, Save } from './save.ts'
import type { Shelf } from './shelf.ts'
import type { Rival, Standing } from './standing.ts'
import { takeUp } from './take-up.ts'
import type { Thinker } from './thinker.ts'
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

export interface Rounds<State, Action> {
  readonly session: Session<State, Action>
  /** Whether the round was begun earlier, and was taken up again. */
  readonly resumed: boolean
  readonly standing: Standing<State>
  readonly progress: Progress<State>
  /** The other go at this round, as it stood at this moment. */
  readonly ghost: State | undefined
  /** From now on these are told of everything that happens. */
  watch(events: RoundEvents<State>): void
  begin(level: number): void
  /** Back to the journey, from a day's round or a challenge: to the round that waits there, or to a new one. */
  rejoin(): void
  /** The round of this day, or what an earlier visit has left of it. */
  beginDay(rival?: Rival<State>): void
  /** A round that somebody else has played. */
  meet(place: Place<State>): void
  /** The same once more: the same day, against this one's best go, the same challenge, the same level. */
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

export function openRounds<State, Action>(
  slug: string,
  game: Game<State, Action>,
  shelf: Shelf,
  { newSeed, today }: Outside,
  thinker?: Thinker<State, Action>,
): Rounds<State, Action> {
  const { rules, levels, goals = [] } = game
  const version = game.version ?? 1
  const prepared = openPrepared(thinker)
  let events: RoundEvents<State> | undefined
  /** Shown in place of what is on the table. */
  let shown: Session<State, Action> | undefined

  const journey = (): Place<State> => ({
    level: Math.min(shelf.save.level, levels?.names?.length ?? Infinity),
  })
  let { table, resumed } = lay(journey(), shelf.save.round)

  /** Another round, or one that was kept. */
  function lay(place: Place<State>, kept?: Round): { table: Table<State, Action>; resumed: boolean } {
    const taken = takeUp(rules, kept, version)
    const held = taken ? kept : undefined
    const opening = taken ?? prepared.take(place) ?? { ...place, seed: place.seed ?? newSeed() }
    const progress = openProgress(goals, shelf.save.goals, held?.progress)
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

  function note(before: State, after: State): void {
    table.dirty = true
    const reached = table.progress.note(table.session.depth, momentOf(before, after, table))
    events?.changed(before, after)
    for (const goal of reached) {
      // Kept at once: whoever has reached it has it, whatever becomes of the round.
      shelf.put({ goals: { ...shelf.save.goals, [goal.id]: goal.count } })
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
    }
    shelf.put({
      ...(where === 'round' ? { level } : {}),
      [where]: rules.tick
        ? { ...round, ticks, progress: progress.gained, log: isLeft ? packLog(table.session.log) : undefined }
        : round,
    })
  }

  /** The next level, the same once more and today's board are there when they are asked for. */
  const likely = (level: number) => [
    ...(levels?.names || level < 0 ? [] : [level + 1, level].map((one) => ({ seed: newSeed(), level: one }))),
    ...(levels ? [dayRound(slug, true, today())] : []),
  ]

  function begin(place: Place<State>, kept?: Round, change?: Partial<Save>): void {
    // What a round has brought is not lost when it is left.
    shelf.put({ ...change, goals: table.progress.kept })
    ;({ table, resumed } = lay(place, kept))
    events?.began(table.session.state)
  }

  function standing(): Standing<State> {
    const { place, hinted, session: at } = table
    const { best, feats, today: gone } = shelf.save
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
    begin(level) {
      begin({ level }, undefined, { level, round: undefined })
    },
    rejoin() {
      save(true)
      begin(journey(), shelf.save.round)
    },
    beginDay(rival) {
      const place = dayRound(slug, levels !== undefined, today())
      const kept = shelf.save.dayRound
      begin({ ...place, rival }, kept?.day === place.day ? kept : undefined)
    },
    meet: (place) => begin(place),
    again(rival) {
      const { place } = table
      const where = slot()
      if (where === 'round') return this.begin(place.level)
      if (where) begin({ ...place, rival }, undefined, { [where]: undefined })
      else begin(place)
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
        void prepared.prepare(likely(table.session.level))
      if (table.unsaved > SAVE_EVERY) save()
    },
    settle() {
      const ended = standing()
      const where = slot()
      table.dirty = false
      shelf.put({
        ...settled(game, shelf.save, ended, table.played, today()),
        goals: table.progress.kept,
        ...(where ? { [where]: undefined } : {}),
      })
      return ended
    },
  }
}
