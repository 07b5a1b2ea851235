/** The round in progress and what is kept of it: taken up again on opening, saved as it goes, settled at its end. */
import type { Game } from '../game.ts'
import { session, type Opening, type Session } from './session.ts'
import type { Outside } from './outside.ts'
import type { Shelf } from './shelf.ts'
import { earnedStars, leadsOn, type Standing } from './standing.ts'
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
}

export interface Rounds<State, Action> {
  readonly session: Session<State, Action>
  /** Whether the session was taken up from an earlier visit. */
  readonly resumed: boolean
  readonly standing: Standing<State>
  /** From now on these are told of everything that happens. */
  watch(events: RoundEvents<State>): void
  begin(level: number): void
  /** A hint was shown in this round. */
  noteHint(): void
  /** Write the round down, if it has changed. */
  save(): void
  passed(delta: number): void
  /** The round is over: best and stars are kept, the round is not. The standing as it was before. */
  settle(): Standing<State>
}

export function openRounds<State, Action>(
  game: Game<State, Action>,
  shelf: Shelf,
  { newSeed, today }: Outside,
  thinker?: Thinker<State, Action>,
): Rounds<State, Action> {
  const version = game.version ?? 1
  const kept = takeUp(game.rules, shelf.save.round, version)
  let events: RoundEvents<State> | undefined
  let dirty = false
  let unsaved = 0
  let hinted = kept !== undefined && shelf.save.round?.hinted === true
  /** Seconds of this round. */
  let played = 0
  /** The rounds that are likely to follow, by their levels. */
  const prepared = new Map<number, Opening<State, Action>>()

  function note(before: State, after: State): void {
    dirty = true
    events?.changed(before, after)
    if (!game.rules.tick) save()
  }

  const open = (opening: Opening<State, Action>) => session(game.rules, opening, canUndo(game), note)

  const { names } = game.levels ?? {}
  const first = { seed: newSeed(), level: Math.min(shelf.save.level, names?.length ?? Infinity) }
  let current = open(kept ?? first)

  function save(): void {
    if (!dirty) return
    dirty = false
    unsaved = 0
    const { seed, level, state, actions } = current
    if (game.rules.outcome(state) === 'playing')
      shelf.put({ level, round: { game: version, seed, level, state, actions, hinted } })
  }

  /** The same level once more, or the next one, is there when it is asked for. */
  async function prepare(level: number): Promise<void> {
    prepared.clear()
    for (const likely of [level + 1, level]) {
      const seed = newSeed()
      const state = await thinker?.start(seed, likely)
      if (state !== undefined) prepared.set(likely, { seed, level: likely, state })
    }
  }

  const standing = () => ({
    level: current.level,
    state: current.state,
    best: shelf.save.best[current.level],
    hinted,
  })

  return {
    get session() {
      return current
    },
    resumed: kept !== undefined,
    get standing() {
      return standing()
    },
    watch: (watching) => void (events = watching),
    begin(level) {
      current = open(prepared.get(level) ?? { seed: newSeed(), level })
      prepared.delete(level)
      played = 0
      dirty = false
      hinted = false
      shelf.put({ level, round: undefined })
      events?.began(current.state)
    },
    noteHint() {
      if (hinted) return
      hinted = dirty = true
      save()
    },
    save,
    passed(delta) {
      unsaved += delta
      const before = played
      played += delta
      if (before <= PREPARE_AFTER && played > PREPARE_AFTER && !game.levels?.names)
        void prepare(current.level)
      if (unsaved > SAVE_EVERY) save()
    },
    settle() {
      const before = standing()
      const { level, state } = before
      const { best, stars, days } = shelf.save
      const score = game.rules.score(state)
      const earned = earnedStars(game, before)
      dirty = false
      shelf.put({
        round: undefined,
        best: { ...best, [level]: Math.max(before.best ?? 0, score) },
        stars: earned ? { ...stars, [level]: Math.max(stars[level] ?? 0, earned) } : stars,
        days: { ...days, [today()]: 1 },
        level: leadsOn(game, before) ? level + 1 : level,
      })
      return before
    },
  }
}
