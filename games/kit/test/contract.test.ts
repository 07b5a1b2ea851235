/** Plays every game's rules headless and checks their contract. New games are found automatically. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES, rulesFiles } from '../../../tools/folders.ts'
import { chance } from '../rules/chance.ts'
import type { Levels, Rules } from '../rules.ts'
import { TICK } from '../round/session.ts'
import { seeds } from './people.ts'

type State = unknown
type Action = unknown

const SEEDS = 12
/** Limits of a round: forty seconds in real time, or this many moves. */
const TICKS = 2400
const MOVES = 250
/** Limit of total steps: long games get fewer seeds. A deadline would depend on the machine. */
const WORK = 12_000
/** Limit for a bot that is to end a round: ten minutes of ticks. */
const LONGEST_ROUND = 36_000
/** Levels per pack. The last level of the first generated pack has the largest board. */
const PACK = 20

interface Played {
  readonly end: State
  readonly log: readonly string[]
  readonly steps: number
  readonly moves: readonly Move[]
}

/** A bot's action and the state before it. */
interface Move {
  readonly state: State
  readonly action: Action
}

/** Games with fractions in their actions, such as positions or strengths. */
const FRACTIONAL = ['fightvirus', 'pool8', 'rolly-vortex']
/** Number of moves to mutate per game. */
const MUTATED = 60

/** Plays random moves, seeded. `reload` continues from saved states, as after closing the page. */
function play(
  rules: Rules<State, Action>,
  seed: number,
  level: number,
  reload = false,
  limit = rules.tick ? TICKS : MOVES,
): Played {
  const bot = chance(seed * 7919 + level)
  const log: string[] = []
  const made: Move[] = []
  let state = freeze(rules.start(seed, level))
  let steps = 0
  for (; steps < limit && rules.outcome(state) === 'playing'; steps++) {
    const moves = rules.moves(state)
    if (!rules.tick && moves.length === 0) break
    // In real time, act about once in twenty ticks.
    const move = moves[bot.int(moves.length * (rules.tick ? 20 : 1))]
    if (move !== undefined) {
      made.push({ state, action: move })
      state = freeze(rules.act(state, move))
    }
    if (rules.tick) state = freeze(rules.tick(state))
    if (steps % 50 !== 0) continue
    const saved = JSON.stringify(state)
    log.push(saved)
    if (reload) state = freeze(JSON.parse(saved))
  }
  return { end: state, log, steps, moves: made }
}

/** A round that is over: played by the hints of level 1, otherwise by a bot. */
function finishedRound(rules: Rules<State, Action>, levels: Levels<State, Action> | undefined): Played {
  if (levels?.hint) {
    const moves: Move[] = []
    let state = rules.start(1, 1)
    while (rules.outcome(state) === 'playing' && moves.length < MOVES) {
      const action = levels.hint(state)
      moves.push({ state, action })
      state = rules.act(state, action)
    }
    if (rules.outcome(state) !== 'playing') return { end: state, log: [], steps: moves.length, moves }
  }
  for (let seed = 1; seed <= SEEDS; seed++) {
    const played = play(rules, seed, 1, false, LONGEST_ROUND)
    if (rules.outcome(played.end) !== 'playing') return played
  }
  throw new Error(`No bot ends a round within ${LONGEST_ROUND} steps: check outcome() in rules.ts.`)
}

/** Freezes deeply, so that mutating a state throws. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
  return value
}

/** Describes the parts of a state that do not survive JSON. */
function notPlain(value: unknown, path = 'state'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (Array.isArray(value)) return value.flatMap((part, i) => notPlain(part, `${path}[${i}]`))
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return [`${path} is not plain data`]
  return Object.entries(value).flatMap(([key, part]) =>
    part === undefined ? [] : notPlain(part, `${path}.${key}`),
  )
}

/** Variants of an action with one part replaced, for every part and replacement. */
function replaced(action: unknown, by: (part: unknown) => readonly unknown[]): unknown[] {
  const own = by(action)
  if (Array.isArray(action))
    return [...own, ...action.flatMap((part, i) => replaced(part, by).map((other) => action.with(i, other)))]
  if (typeof action !== 'object' || action === null) return [...own]
  const fields = Object.entries(action).flatMap(([name, part]) =>
    replaced(part, by).map((other) => ({ ...action, [name]: other })),
  )
  return [...own, ...fields]
}

/** Invalid values for a part of an action. */
function malformed(part: unknown, isFractional: boolean): unknown[] {
  const wrong: unknown[] = [null, undefined, {}, [part], [[part]], true]
  if (typeof part === 'number')
    return [...wrong, String(part), NaN, Infinity, 1e308, -1e308, ...(isFractional ? [] : [0.5, part + 0.5])]
  if (typeof part === 'string') return [...wrong, 'unknown', '', 0]
  if (Array.isArray(part)) return [...wrong, [], Array.from({ length: 1e4 }, () => part[0]), { ...part }]
  const names = Object.keys(part as object)
  const missing = names.map((name) =>
    Object.fromEntries(Object.entries(part as object).filter(([other]) => other !== name)),
  )
  return [...wrong, [], { ...(part as object), extra: 0 }, ...missing]
}

/** Values of the right type that may be out of range. */
function misplaced(part: unknown): unknown[] {
  if (typeof part === 'number') return [-1, 0, 1, part - 1, part + 1, -part, 2 * part, 0.5]
  return Array.isArray(part) ? [part.toReversed(), part.slice(1), [...part, ...part], part.slice(0, 1)] : []
}

const forbidden = (file: string, what: string) => () => {
  throw new Error(`${file} used ${what}: rules may depend only on their seed.`)
}

interface TestedGame {
  /** Path of its rules. */
  readonly file: string
  readonly rules: Rules<State, Action>
  readonly levels: Levels<State, Action> | undefined
  readonly lastLevel: number
  /** The levels that are sampled. */
  readonly sample: readonly number[]
}

async function gameIn(file: string): Promise<TestedGame> {
  const address = pathToFileURL(join(GAMES, file)).href
  const { rules, levels } = (await import(address)) as {
    rules?: Rules<State, Action>
    levels?: Levels<State, Action>
  }
  if (!rules) throw new Error(`games/${file} does not export \`rules\`.`)
  const lastLevel = levels?.names?.length ?? (levels ? levels.tuned + 2 : 1)
  const sample = [1, 2, Math.ceil(lastLevel / 2), lastLevel].filter((level) => level <= lastLevel)
  return { file, rules, levels, lastLevel, sample: [...new Set(sample)] }
}

function testRounds({ file, rules, levels, sample }: TestedGame): void {
  test.each(sample)(
    'level %i: a round with reloads reaches the same states as one without, all plain JSON',
    (level) => {
      let work = 0
      // Later levels take longer, and depend little on the seed.
      const most = levels && level > 2 ? 1 : SEEDS
      seeds(most).forEach((seed) => {
        if (work >= WORK) return
        const first = play(rules, seed, level)
        expect(play(rules, seed, level, true).log).toEqual(first.log)
        expect(notPlain(first.end), `games/${file}: parts of the state that JSON loses`).toEqual([])
        expect(Number.isFinite(rules.score(first.end)), `games/${file}: score() is a number`).toBe(true)
        work += first.steps * (rules.tick ? 1 : 20)
      })
    },
  )

  test('a new round has a move within the first second', () => {
    seeds(1).forEach((seed) => {
      let state = rules.start(seed, 1)
      for (let tick = 0; rules.tick && tick * TICK < 1 && rules.moves(state).length === 0; tick++) {
        state = rules.tick(state)
      }
      expect(rules.moves(state), `games/${file}: moves() of a new round`).not.toEqual([])
    })
  })

  test('a finished round has no moves, and neither an action nor time changes its result', () => {
    const { end, moves } = finishedRound(rules, levels)
    const result = [rules.outcome(end), rules.score(end)]
    expect(rules.moves(end), `games/${file}: moves() of a finished round`).toEqual([])
    expect(moves, 'actions to try after the end').not.toEqual([])
    for (const { action } of moves.slice(-MUTATED)) {
      const after = rules.act(end, action)
      expect([rules.outcome(after), rules.score(after)], inspect(action)).toEqual(result)
    }
    const later = rules.tick?.(end) ?? end
    expect([rules.outcome(later), rules.score(later)], 'after a tick').toEqual(result)
  })

  test('a round without moves is over or reports that it is stuck', () => {
    seeds(4).forEach((seed) => {
      const { end } = play(rules, seed, 1)
      const goesOn = rules.outcome(end) === 'playing'
      const idle = goesOn && !rules.tick && rules.moves(end).length === 0
      const advice = `games/${file}: a round goes on without a move; let outcome() end it, or levels.stuck() report it`
      expect(idle && !levels?.stuck?.(end), advice).toBe(false)
    })
  })

  test('defines fits if, and only if, it has a tick', () => {
    const advice = rules.tick
      ? `games/${file} has a tick, so its rules need \`fits\`, made of kit/rules/shape.ts`
      : `games/${file} has no tick, so its rules need no \`fits\`: saved moves are replayed`
    expect(Boolean(rules.fits), advice).toBe(Boolean(rules.tick))
  })
}

function testActions({ file, rules, levels, lastLevel, sample }: TestedGame): void {
  test('isAction accepts the moves, hints and bot actions of sampled levels', () => {
    const refused = new Set<string>()
    const check = (action: Action) => rules.isAction(action) || refused.add(JSON.stringify(action))
    for (const level of new Set([...sample, ...(levels && !levels.names ? [lastLevel + PACK] : [])])) {
      const state = rules.start(1, level)
      rules.moves(state).forEach(check)
      if (levels?.hint) check(levels.hint(state))
      if (level <= lastLevel) for (const { action } of play(rules, 1, level).moves) check(action)
    }
    const advice = `games/${file} refuses its own actions: widen the bounds in isAction`
    expect([...refused], advice).toEqual([])
  })

  test('isAction refuses malformed actions, and act accepts misplaced ones without throwing', () => {
    const isFractional = FRACTIONAL.some((name) => file.startsWith(name))
    const advice = `games/${file} accepts malformed actions: tighten the bounds in isAction`
    seeds(1).forEach((seed) => {
      const { moves } = play(rules, seed, 1)
      expect(moves, `games/${file}: moves() offers a bot nothing to do`).not.toEqual([])
      const accepted = new Set<string>()
      for (const { state, action } of moves.slice(0, MUTATED)) {
        for (const wrong of replaced(action, (part) => malformed(part, isFractional)))
          if (rules.isAction(wrong)) accepted.add(inspect(wrong))
        for (const other of replaced(action, misplaced).filter(rules.isAction))
          expect(notPlain(rules.act(state, other)), `after ${inspect(other)}`).toEqual([])
      }
      expect([...accepted], advice).toEqual([])
    })
  })
}

function testLevels({ file, rules, sample }: TestedGame, levels: Levels<State, Action>): void {
  test('has hints, unless its levels are named, and counts moves if it has a par', () => {
    const hasHints = levels.hint !== undefined || levels.names !== undefined
    expect(hasHints, `games/${file} needs levels.hint, or levels.names`).toBe(true)
    const [has, lacks] = levels.par ? ['par', 'spent'] : ['spent', 'par']
    const isWhole = (levels.spent !== undefined) === (levels.par !== undefined)
    expect(isWhole, `games/${file} has levels.${has}, but no levels.${lacks}`).toBe(true)
  })

  /** Generated once, because late levels take long. */
  const opened = new Map<number, State>()
  const open = (level: number): State => {
    if (!opened.has(level)) opened.set(level, freeze(rules.start(1, level)))
    return opened.get(level)
  }

  test('sampled levels start unsolved and can be solved', () => {
    for (const level of sample) {
      const state = open(level)
      expect(rules.outcome(state), `level ${level} starts unsolved`).toBe('playing')
      expect(levels.stuck?.(state) ?? false, `level ${level} is stuck`).toBe(false)
    }
  })

  const { hint, par, spent } = levels
  const counted = par && spent && { par, spent }
  if (counted) testPar(open, counted, sample)
  if (hint) testHints(rules, open, hint, sample)
  if (hint && counted) testStarsAtPar(rules, levels, hint, counted)
  if (hint && !counted) testStars(rules, levels, hint)
}

type Hint = (state: State) => Action
type OpenLevel = (level: number) => State
type MoveCount = Required<Pick<Levels<State, Action>, 'par' | 'spent'>>

function testPar(open: OpenLevel, { par, spent }: MoveCount, sample: readonly number[]): void {
  test('sampled levels have a par above 0 and start with no moves spent', () => {
    for (const level of sample) {
      const state = open(level)
      expect(spent(state), `moves spent on level ${level}`).toBe(0)
      expect(par(state), `par of level ${level}`).toBeGreaterThan(0)
    }
  })
}

function testHints(
  rules: Rules<State, Action>,
  open: OpenLevel,
  hint: Hint,
  sample: readonly number[],
): void {
  test('the first hint of a sampled level changes its state', () => {
    for (const level of sample) {
      const state = open(level)
      expect(rules.act(state, hint(state)), `level ${level}`).not.toBe(state)
    }
  })
}

/** Follows the hints of a level until it is won. */
function followHints(rules: Rules<State, Action>, hint: Hint, level: number): State {
  let state = rules.start(1, level)
  for (let i = 0; i < MOVES && rules.outcome(state) === 'playing'; i++) state = rules.act(state, hint(state))
  expect(rules.outcome(state), `level ${level}, played by hints`).toBe('won')
  return state
}

function testStarsAtPar(
  rules: Rules<State, Action>,
  levels: Levels<State, Action>,
  hint: Hint,
  { par, spent }: MoveCount,
): void {
  test('following the hints solves levels 1 to 3 at par with three stars, or above it with at least one', () => {
    for (const level of [1, 2, 3]) {
      const end = followHints(rules, hint, level)
      const possible = spent(end) <= par(end) ? [3] : [1, 2]
      expect(possible, `stars of level ${level}`).toContain(levels.stars(end))
    }
  })
}

function testStars(rules: Rules<State, Action>, levels: Levels<State, Action>, hint: Hint): void {
  test('following the hints wins level 1 with one to three stars', () => {
    expect([1, 2, 3]).toContain(levels.stars(followHints(rules, hint, 1)))
  })
}

const files = rulesFiles()

test('finds games', () => expect(files.length).toBeGreaterThan(0))

for (const file of files) {
  const game = await gameIn(file)
  const { levels } = game

  describe(`${file}`, () => {
    beforeEach(() => {
      vi.spyOn(Math, 'random').mockImplementation(forbidden(file, 'Math.random'))
      vi.spyOn(Date, 'now').mockImplementation(forbidden(file, 'Date.now'))
      vi.spyOn(performance, 'now').mockImplementation(forbidden(file, 'performance.now'))
    })
    afterEach(() => vi.restoreAllMocks())

    testRounds(game)
    testActions(game)
    if (levels) testLevels(game, levels)
  })
}
