/** A saved round goes on, and a spoiled one is left behind, whatever the game is. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../tools/folders.ts'
import { FRESH_SAVE, readSave, type Round } from '../save/save.ts'
import { realTimeFormat, turnFormat, resumeRound } from '../round/resume.ts'
import { chance } from '../rules/chance.ts'
import type { Levels, Rules } from '../rules.ts'

type AnyRules = Rules<unknown, unknown>

const LEVELS = [1, 2, 5]
/** Rounds are saved after so many steps. */
const SAVED_AFTER = [0, 1, 7, 40, 200, 900]
/** How long a round that was taken up is played on. */
const PLAYED_ON = 90

/** A bot that knows nothing but `moves` plays; what it would have saved on its way is given. */
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

const SPOILT = [undefined, null, {}, [], '', 'x', true, -1, 0, 0.5, 3, 1e9, -1e15]

/** Every value within a value, as a path to it. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  // Of a long list the first and the last tell all.
  const names = Object.keys(value)
  const some = Array.isArray(value) ? [...new Set([names[0], names.at(-1)])].filter((name) => name) : names
  return [
    path,
    ...some.flatMap((name) => pathsIn((value as never)[name as never], [...path, name as string])),
  ]
}

/** As it would come out of storage; nothing if it is not even like a round. */
function spoilt(round: Round, path: readonly string[], by: unknown): Round | undefined {
  const copy = structuredClone(round) as unknown as Record<string, unknown>
  let at = copy
  for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>
  at[path.at(-1) ?? ''] = by
  return readSave(JSON.stringify({ version: 2, ...FRESH_SAVE, round: copy })).save.round
}

/** What everything that asks a state would meet. */
function playOn(rules: AnyRules, levels: Levels<unknown, unknown> | undefined, opened: unknown): void {
  const bot = chance(5)
  let state = opened
  for (let step = 0; step < (rules.tick ? PLAYED_ON : 3) && rules.outcome(state) === 'playing'; step++) {
    const moves = rules.moves(state)
    if (moves.length > 0) state = rules.act(state, moves[bot.int(moves.length)])
    if (rules.tick) state = rules.tick(state)
  }
  if (!Number.isFinite(rules.score(state))) throw new Error('The score is no number.')
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

for (const file of globSync('*/rules.ts', { cwd: GAMES, exclude: ['kit'] }).sort()) {
  const { rules, levels } = (await import(pathToFileURL(join(GAMES, file)).href)) as {
    rules: AnyRules
    levels?: Levels<unknown, unknown>
  }
  const keeping = rules.tick ? realTimeFormat : turnFormat
  const most = levels?.names?.length ?? (levels ? Infinity : 1)
  const rounds = LEVELS.filter((level) => level <= most).flatMap((level) =>
    savedRounds(rules, level + 3, level),
  )

  describe(`${file}`, () => {
    test('every round that was saved goes on', () => {
      expect(rounds.length).toBeGreaterThan(2)
      for (const round of rounds) {
        const opening = resumeRound(keeping, rules, round, 1)
        expect(opening?.state, JSON.stringify(round).slice(0, 300)).toEqual(round.state)
        expect(opening?.past?.map(({ action }) => action) ?? []).toEqual(round.actions)
      }
    })

    test.skipIf(rules.tick)(
      'one whose opening position is there goes on without its being made again',
      () => {
        const { seed = 0, level = 0, state, ...round } = rounds.at(-1) ?? {}
        const start = rules.start(seed, level)
        const unable = { ...rules, start: () => expect.unreachable() }
        const kept = { ...round, seed, level, state } as Round
        expect(resumeRound(keeping, unable, kept, 1, start)?.state).toEqual(state)
      },
    )

    test('a round of another version is left behind', () => {
      expect(resumeRound(keeping, rules, rounds[0], 2)).toBeUndefined()
      expect(resumeRound(keeping, rules, undefined, 1)).toBeUndefined()
    })

    test('however a round is spoilt, it is left behind or can be played on', () => {
      const some = [rounds[1], rounds.at(-1)].filter((round) => round !== undefined)
      const all = some.flatMap((round) =>
        pathsIn(round).flatMap((path) => (path.length > 0 ? SPOILT.map((by) => ({ round, path, by })) : [])),
      )
      const tried = chance(1)
        .shuffle(all)
        .slice(0, rules.tick ? 500 : 120)
      const faults: string[] = []
      let left = 0
      for (const { round, path, by } of tried) {
        const opening = resumeRound(keeping, rules, spoilt(round, path, by), 1)
        const fault = opening && faultOf(() => playOn(rules, levels, opening.state))
        if (!opening) left++
        if (fault) faults.push(`${path.join('.')} became ${JSON.stringify(by)}: ${fault}`)
      }
      expect(faults).toEqual([])
      expect(left).toBeGreaterThan(0)
    })
  })
}
