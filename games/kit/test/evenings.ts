/**
 * Simulates people who play a game for a quarter of an hour a day: which goals they reach, and when. Rounds are played
 * by the game's `test/day.ts`, or along its hints with mistakes; goals, saves and looks are those of the kit.
 */
import type { Game } from '../game.ts'
import type { Goal } from '../goals.ts'
import { dayRound } from '../round/day.ts'
import { isUnlocked, openOf, reachedOf, stepped } from '../round/goal-progress.ts'
import { createProgress } from '../round/progress.ts'
import { withRound } from '../round/stats.ts'
import type { Rules } from '../rules.ts'
import { madeGoalOf } from '../save/made.ts'
import { highestOf, PLAYED, type Records } from '../save/records.ts'
import { FRESH_SAVE, withRecords, type Save } from '../save/save.ts'
import { handOf, SKILLS, type Skilled } from './people.ts'

/** Exported by `test/day.ts`: plays a round to its end. */
export type PlayDay<State> = (
  start: State,
  seed: number,
  who: Skilled,
) => { readonly end: State; readonly seconds: number }

/** The progress of a round towards each goal of the set, and its value of each fact, by id. */
interface Gains {
  readonly byId: Records
  readonly seconds: number
  readonly isWon: boolean
}

type Changes<State> = readonly (readonly [before: State, after: State])[]

const SECONDS_A_DAY = 900
/** Between two rounds: the end card, and the choice to go on. */
const PAUSE_SECONDS = 6
/** Different rounds of an endless game. Later days repeat them in a different order. */
const POOL = 30

/** Records the changes of a round, though its player may look ahead with the same rules. */
function recorded<State, Action>(
  rules: Rules<State, Action>,
  play: () => { end: State; seconds: number },
): { changes: Changes<State>; seconds: number } {
  const { act, tick } = rules
  const previous = new WeakMap<object, State>()
  const note = (before: State, after: State) => {
    if (after !== before && !previous.has(after as object)) previous.set(after as object, before)
    return after
  }
  Object.assign(rules, {
    act: (state: State, action: Action) => note(state, act(state, action)),
    ...(tick && { tick: (state: State) => note(state, tick(state)) }),
  })
  try {
    const { end, seconds } = play()
    const changes: [State, State][] = []
    for (let after = end, before = previous.get(end as object); before !== undefined;) {
      changes.push([before, after])
      after = before
      before = previous.get(after as object)
    }
    return { changes: changes.reverse(), seconds }
  } finally {
    Object.assign(rules, { act, tick })
  }
}

/** Seconds that each person takes for a move, and the part of moves that are mistakes. */
const PACE: Readonly<Record<Skilled, readonly [seconds: number, slips: number]>> = {
  child: [6, 0.2],
  beginner: [5, 0.12],
  casual: [4, 0.08],
  average: [3.5, 0.05],
  good: [3, 0.03],
  expert: [2.5, 0.01],
}
const MOST_MOVES = 400

/** Solves a level along its hints. A mistake is a legal move from which the level can still be solved. */
function solved<State, Action>(
  { rules, levels }: Game<State, Action>,
  start: State,
  who: Skilled,
  seed: number,
) {
  const [pace, slips] = PACE[who]
  const hand = handOf(SKILLS[who], seed)
  let state = start
  let moves = 0
  for (; moves < MOST_MOVES && rules.outcome(state) === 'playing'; moves++) {
    const options = hand.fraction() < slips ? (rules.moves?.(state) ?? []) : []
    const option = options[Math.floor(hand.fraction() * options.length)]
    const slip = option === undefined ? undefined : rules.act(state, option)
    const isHarmless =
      slip !== undefined && (rules.outcome(slip) === 'won' || levels?.hint?.(slip) !== undefined)
    const hint = isHarmless ? undefined : levels?.hint?.(state)
    if (isHarmless) state = slip
    else if (hint === undefined) break
    else state = rules.act(state, hint)
  }
  return { end: state, seconds: moves * pace }
}

const factId = (id: string) => `fact-${id}`

/** A player of one game who remembers rounds, so that 30 days take no longer than the rounds that differ. */
export function createPerson<State, Action>(
  slug: string,
  game: Game<State, Action>,
  playDay: PlayDay<State> | undefined,
  who: Skilled,
) {
  const { rules, goals = [], facts = [], levels } = game
  const measured: readonly Goal<State>[] = [
    ...goals,
    ...facts.map(({ id, step }): Goal<State> => ({ id: factId(id), words: '', count: 1, step })),
  ]
  const known = new Map<string, Gains>()

  function play(level: number, seed: number, isToday: boolean): Gains {
    const key = `${level} ${seed} ${isToday}`
    const gains = known.get(key) ?? played(level, seed, isToday)
    known.set(key, gains)
    return gains
  }

  function played(level: number, seed: number, isToday: boolean): Gains {
    const start = rules.start(seed, level)
    const { changes, seconds } = recorded(rules, () =>
      playDay ? playDay(start, seed, who) : solved(game, start, who, seed),
    )
    if (changes.length === 0) throw new Error(`${slug}: no change of level ${level} was recorded.`)
    let progress: Records = {}
    let most: Records = {}
    for (const [before, after] of changes) {
      const moment = { before, after, level, isToday, hinted: false, undone: false }
      progress = stepped(measured, progress, moment)
      most = highestOf(progress, most)
    }
    const end = changes.at(-1)?.[1] ?? start
    return { byId: most, seconds, isWon: rules.outcome(end) === 'won' }
  }

  return {
    /** The round number `n` of somebody who has solved the levels before this one. */
    round: (n: number, level: number) =>
      levels && !levels.names
        ? play(level, n + 1, false)
        : play(levels ? 1 + (who === 'beginner' ? 0 : n % 2) : 1, 1 + (n % POOL), false),
    today(day: string) {
      const { seed, level } = dayRound(slug, levels !== undefined, day)
      return levels ? play(level, seed, true) : play(1, 1 + (Math.abs(seed) % POOL), true)
    },
  }
}

interface Diary {
  /** Goals reached on each day. */
  readonly reached: readonly number[]
  /** Rounds played on each day. */
  readonly rounds: readonly number[]
  /** Days since the first, from 1, on which each look was unlocked. */
  readonly looks: readonly number[]
  /** Part of the rounds in which a made goal was reached, once the first goals of the set were. */
  readonly part: number
  readonly save: Save
}

const dateOf = (day: number) => new Date(Date.UTC(2027, 0, 4 + day)).toISOString().slice(0, 10)

/** A step over states that are what a round has gained. */
const stepBy =
  (id: string): Goal<Records>['step'] =>
  (_, { after }) =>
    after[id] ?? 0

/** Plays this many days. */
export function playDays<State, Action>(
  slug: string,
  game: Game<State, Action>,
  person: ReturnType<typeof createPerson<State, Action>>,
  days: number,
): Diary {
  const { goals = [], looks = [], facts = [], levels } = game
  /** The same goals and facts, over what a round has gained. */
  const pocket = {
    looks,
    goals: goals.map((goal): Goal<Records> => ({ ...goal, step: stepBy(goal.id) })),
    facts: facts.map((fact) => ({ ...fact, step: stepBy(factId(fact.id)) })),
  }
  const diary = { reached: [] as number[], rounds: [] as number[], looks: looks.map(() => 0) }
  let save = FRESH_SAVE
  let played = 0
  let [withMade, since] = [0, 0]

  function playRound(day: string, { byId, seconds, isWon }: Gains): number {
    const { listed, later } = openOf(slug, pocket, save, day)
    const progress = createProgress(listed, save, {}, pocket.facts, later)
    const moment = { before: {}, after: byId, level: 1, isToday: false, hinted: false, undone: false }
    const reached = progress.note(0, moment)
    if (listed.some(({ id }) => madeGoalOf(id))) {
      since++
      withMade += Number(reached.some(({ id }) => madeGoalOf(id)))
    }
    const stats = withRound(save, { result: 0, seconds, won: isWon, unaided: isWon, facts: progress.facts })
    const level = isWon ? save.level + 1 : save.level
    save = withRecords(
      { ...save, ...progress.kept, ...stats, level, days: { ...save.days, [day]: PLAYED } },
      save,
      day,
    )
    return reached.length
  }

  for (let i = 0; i < days; i++) {
    const day = dateOf(i)
    let [reached, rounds, seconds] = [0, 0, 0]
    while (seconds < SECONDS_A_DAY) {
      const { level } = save
      const gains = rounds === 0 ? person.today(day) : person.round(played, level)
      reached += playRound(day, gains)
      // The daily round does not lead on.
      if (rounds === 0) save = { ...save, level }
      played++
      rounds++
      seconds += gains.seconds + PAUSE_SECONDS
    }
    diary.reached.push(reached)
    diary.rounds.push(rounds)
    const solvedTo = levels && !levels.names ? save.level - 1 : 0
    const count = reachedOf(goals, save.goals).length
    for (const [n, look] of looks.entries())
      if (!diary.looks[n] && isUnlocked(look, count, solvedTo)) diary.looks[n] = i + 1
  }
  return { ...diary, part: since ? withMade / since : 0, save }
}
