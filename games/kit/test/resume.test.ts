/** Checks for every game that saved rounds resume, and that damaged ones are discarded or playable. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES, rulesFiles } from '../../../tools/folders.ts'
import { FRESH_SAVE, readSave, type Round } from '../save/save.ts'
import { realTimeFormat, turnFormat, resumeRound } from '../round/resume.ts'
import { chance } from '../rules/chance.ts'
import type { Levels, Rules } from '../rules.ts'

// Resuming has a deadline, which a busy machine may miss.
beforeAll(() => void vi.spyOn(performance, 'now').mockReturnValue(0))
afterAll(() => void vi.restoreAllMocks())

type AnyRules = Rules<unknown, unknown>

const LEVELS = [1, 2, 5]
/** Steps after which a round is saved. */
const SAVED_AFTER = [0, 1, 7, 40, 200, 900]
/** Ticks to play after resuming. */
const PLAYED_ON = 90

/** Rounds saved by a bot that plays random moves. */
function savedRounds(rules: AnyRules, seed: number, level: number): Round[] {
  const bot = chance(seed * 31 + level)
  const rounds: Round[] = []
  const actions: unknown[] = []
  let state = rules.start(seed, level)
  for (let step = 0; step <= 900 && rules.outcome(state) === 'playing'; step++) {
    if (SAVED_AFTER.includes(step))
      rounds.push(JSON.parse(JSON.stringify({ game: 1, seed, level, state, actions })) as Round)
    const moves = rules.moves(state)
    if (!rules.tick && moves.length === 0) break
    const move = moves[bot.int(moves.length * (rules.tick ? 20 : 1))]
    if (move !== undefined) {
      const next = rules.act(state, move)
      if (!rules.tick && next !== state) actions.push(move)
      state = next
    }
    if (rules.tick) state = rules.tick(state)
  }
  return rounds
}

/** A round of a game that adds numbers to 0. */
const additions = (actions: readonly number[]): Round => ({
  game: 1,
  seed: 1,
  level: 1,
  state: { sum: actions.length },
  actions,
  ticks: 5,
})

test.each([
  ['real-time', realTimeFormat],
  ['turn-based', turnFormat],
])('a finished %s round is not resumed', (_, format) => {
  const rules = {
    start: () => ({ sum: 0 }),
    act: ({ sum }: { sum: number }, by: number) => ({ sum: sum + by }),
    fits: () => true,
    isAction: () => true,
    outcome: ({ sum }: { sum: number }) => (sum < 2 ? 'playing' : 'won'),
  } as unknown as AnyRules
  expect(resumeRound(format, rules, additions([1]), 1)?.state).toEqual({ sum: 1 })
  expect(resumeRound(format, rules, additions([1, 1]), 1)).toBeUndefined()
})

const DAMAGE = [undefined, null, {}, [], '', 'x', true, -1, 0, 0.5, 3, 1e9, -1e15]

/** Paths of all values within a value. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  // The first and last item represent a list.
  const names = Object.keys(value)
  const some = Array.isArray(value) ? [...new Set([names[0], names.at(-1)])].filter((name) => name) : names
  return [
    path,
    ...some.flatMap((name) => pathsIn((value as never)[name as never], [...path, name as string])),
  ]
}

/** The damaged round as read from storage; undefined if it does not even resemble a round. */
function damaged(round: Round, path: readonly string[], by: unknown): Round | undefined {
  const copy = structuredClone(round) as unknown as Record<string, unknown>
  let at = copy
  for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>
  at[path.at(-1) ?? ''] = by
  return readSave(JSON.stringify({ version: 2, ...FRESH_SAVE, round: copy })).save.round
}

/** Plays on and calls everything that reads a state. */
function playOn(rules: AnyRules, levels: Levels<unknown, unknown> | undefined, opened: unknown): void {
  const bot = chance(5)
  let state = opened
  for (let step = 0; step < (rules.tick ? PLAYED_ON : 3) && rules.outcome(state) === 'playing'; step++) {
    const moves = rules.moves(state)
    if (moves.length > 0) state = rules.act(state, moves[bot.int(moves.length)])
    if (rules.tick) state = rules.tick(state)
  }
  if (!Number.isFinite(rules.score(state))) throw new Error('The score is not a finite number.')
  if (rules.outcome(state) === 'won') levels?.stars(state)
}

function faultOf(act: () => void): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return String(error)
  }
}

for (const file of rulesFiles()) {
  const { rules, levels } = (await import(pathToFileURL(join(GAMES, file)).href)) as {
    rules: AnyRules
    levels?: Levels<unknown, unknown>
  }
  const format = rules.tick ? realTimeFormat : turnFormat
  const most = levels?.names?.length ?? (levels ? Infinity : 1)
  const rounds = LEVELS.filter((level) => level <= most).flatMap((level) =>
    savedRounds(rules, level + 3, level),
  )

  describe(`${file}`, () => {
    test('resumes rounds saved by a bot, with their actions', () => {
      expect(rounds.length).toBeGreaterThan(2)
      for (const round of rounds) {
        const opening = resumeRound(format, rules, round, 1)
        expect(opening?.state, JSON.stringify(round).slice(0, 300)).toEqual(round.state)
        expect(opening?.past?.map(({ action }) => action) ?? []).toEqual(round.actions)
      }
    })

    test('discards a round of a different version', () => {
      expect(resumeRound(format, rules, rounds[0], 2)).toBeUndefined()
      expect(resumeRound(format, rules, undefined, 1)).toBeUndefined()
    })

    test('discards sampled damaged rounds or plays them on without error', () => {
      const some = [rounds[1], rounds.at(-1)].filter((round) => round !== undefined)
      const all = some.flatMap((round) =>
        pathsIn(round).flatMap((path) => (path.length > 0 ? DAMAGE.map((by) => ({ round, path, by })) : [])),
      )
      const tried = chance(1)
        .shuffle(all)
        .slice(0, rules.tick ? 500 : 120)
      const faults: string[] = []
      let discarded = 0
      for (const { round, path, by } of tried) {
        const opening = resumeRound(format, rules, damaged(round, path, by), 1)
        const fault = opening && faultOf(() => playOn(rules, levels, opening.state))
        if (!opening) discarded++
        if (fault) faults.push(`${path.join('.')} became ${JSON.stringify(by)}: ${fault}`)
      }
      expect(faults).toEqual([])
      expect(discarded).toBeGreaterThan(0)
    })

    if (rules.tick) return

    test('resumes from a given opening position without generating it again', () => {
      const { seed = 0, level = 0, state, ...round } = rounds.at(-1) ?? {}
      const start = rules.start(seed, level)
      const unable = { ...rules, start: () => expect.unreachable() }
      const kept = { ...round, seed, level, state } as Round
      expect(resumeRound(format, unable, kept, 1, start)?.state).toEqual(state)
    })
  })
}
