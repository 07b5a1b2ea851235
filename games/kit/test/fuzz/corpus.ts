/** Plays honest rounds for the fuzzer to mutate, with bots that know `moves` and hints. Deterministic for a seed. */
import { dayRound } from '../../round/day.ts'
import type { LogEntry } from '../../replay/log.ts'
import { packLog } from '../../replay/log-text.ts'
import type { Round } from '../../save/save.ts'
import { chance, type Chance } from '../../rules/chance.ts'
import type { Levels, Rules } from '../../rules.ts'

export interface HonestRound {
  readonly seed: number
  readonly level: number
  readonly day?: string | undefined
  readonly ticks: number
  readonly log: readonly LogEntry<unknown>[]
  readonly end: unknown
  /** Snapshots of the round as it was stored along the way. */
  readonly saved: readonly Round[]
  /** Actions, each with the state in which it was taken. */
  readonly moments: readonly { readonly state: unknown; readonly action: unknown }[]
}

/** Actions that views send but bots never choose. */
const OF_VIEWS: Readonly<Record<string, readonly unknown[]>> = {
  equalz: ['none', 'out', 'keep'].map((mark) => ({ cells: [0, 1], mark })),
  fightvirus: [
    { kind: 'go', x: 20.5, y: 30.25 },
    { kind: 'push', x: 0.5, y: -0.25 },
  ],
  pool8: [
    { kind: 'hurry' },
    { kind: 'ask' },
    { kind: 'place', x: 60.5, y: 30.5 },
    { kind: 'shoot', dx: 0.5, dy: -0.25, power: 0.5, top: 0.25, side: -0.25 },
  ],
  'push-it': [{ to: 9 }, { pot: 0, way: 'up' }],
  'rolly-vortex': [
    { kind: 'steer', to: 0.5 },
    { kind: 'roll', by: 0.25 },
  ],
  'sort-eggs': [{ flip: 0 }, { toss: 1 }, { shoo: 0 }],
}

const MOST_TICKS = 2500
const MOST_MOVES = 40
/** A real-time round changes with every tick, so it is saved more often than a turn-based one. */
const isSaved = (step: number, hasTicks: boolean) =>
  hasTicks ? step % 71 === 1 && step < 1300 : step === 1 || step === 8
/** A real-time bot chooses a move once in this many ticks. */
const CONSIDERS = 8

interface Played {
  readonly seed: number
  readonly level: number
  readonly day?: string
}

interface Bot {
  readonly rng: Chance
  /** Makes the bot follow hints, and so win. */
  readonly hint?: Levels<unknown, unknown>['hint']
}

function choose(rules: Rules<unknown, unknown>, state: unknown, { rng, hint }: Bot): unknown {
  if (hint) return hint(state)
  if (rules.tick && rng.int(CONSIDERS) > 0) return undefined
  const moves = rules.moves(state)
  return moves[rng.int(moves.length)]
}

function play(rules: Rules<unknown, unknown>, round: Played, bot: Bot): HonestRound {
  const log: LogEntry<unknown>[] = []
  const saved: Round[] = []
  const moments: { state: unknown; action: unknown }[] = []
  let state = rules.start(round.seed, round.level)
  let ticks = 0
  const most = rules.tick ? MOST_TICKS : MOST_MOVES
  for (let step = 0; step < most && rules.outcome(state) === 'playing'; step++) {
    if (isSaved(step, rules.tick !== undefined)) saved.push(stored(rules, round, { state, ticks, log }))
    const action = choose(rules, state, bot)
    if (action === undefined && !rules.tick) break
    if (action !== undefined) {
      moments.push({ state, action })
      const next = rules.act(state, action)
      if (next !== state) log.push([ticks, action])
      state = next
    }
    if (rules.tick && rules.outcome(state) === 'playing') {
      state = rules.tick(state)
      ticks++
    }
  }
  return { ...round, ticks, log, end: state, saved, moments }
}

interface Now {
  readonly state: unknown
  readonly ticks: number
  readonly log: readonly LogEntry<unknown>[]
}

/** As `rounds.ts` stores it. */
const stored = (rules: Rules<unknown, unknown>, { seed, level, day }: Played, now: Now): Round => ({
  game: 1,
  seed,
  level,
  state: now.state,
  actions: rules.tick ? [] : now.log.map(([, action]) => action),
  hinted: false,
  day,
  seconds: 1.5,
  ...(rules.tick && { ticks: now.ticks, progress: { some: 1 }, log: packLog(now.log) }),
})

/** Mondays, because their boards are the quickest to generate. */
const MONDAYS = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-10-26']

export function honestRounds(
  slug: string,
  rules: Rules<unknown, unknown>,
  levels: Levels<unknown, unknown> | undefined,
  seed: number,
): readonly HonestRound[] {
  const rng = chance(seed)
  const bot = (level: number): Bot => ({
    rng: chance(rng.int(2 ** 31) + level),
    // Where par is the optimum, a won round lets the fuzzer look for results that beat it.
    ...(levels?.par && { hint: levels.hint }),
  })
  const some = () => rng.int(2 ** 31) | 0
  const numbers = levels?.names
    ? [1 + rng.int(levels.names.length), 9]
    : levels
      ? [1, 2 + rng.int(3)]
      : [1, 1]
  const rounds = numbers.map((level) => play(rules, { seed: some(), level }, bot(level)))
  const today = dayRound(slug, levels !== undefined, rng.pick(MONDAYS))
  const ofDay = play(rules, today, bot(today.level))
  const wandering = levels?.par ? [play(rules, { seed: some(), level: 1 }, { rng })] : []
  return [...rounds, ofDay, ...wandering]
}

/** Collects all actions that the oracle learns from. */
export function honestActions(
  slug: string,
  rules: Rules<unknown, unknown>,
  levels: Levels<unknown, unknown> | undefined,
  rounds: readonly HonestRound[],
): unknown[] {
  const opened = rounds.flatMap(({ moments }) => moments.slice(0, 3).map(({ state }) => state))
  return [
    ...(OF_VIEWS[slug] ?? []),
    ...rounds.flatMap(({ moments }) => moments.map(({ action }) => action)),
    ...opened.flatMap((state) => [...rules.moves(state), ...(levels?.hint ? [levels.hint(state)] : [])]),
  ].filter((action) => action !== undefined)
}

export const viewActions = (slug: string): readonly unknown[] => OF_VIEWS[slug] ?? []
