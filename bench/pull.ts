/**
 * Checks a year of daily rounds, every goal and challenge links at full size; the tests only sample them. Arguments:
 * slugs of games (default: all).
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeOf } from '../games/kit/deferred/challenge/link.ts'
import { MOST_CODE_CHARS } from '../games/kit/save/limits.ts'
import type { Game } from '../games/kit/game.ts'
import { dayRound } from '../games/kit/round/day.ts'
import { resultOf } from '../games/kit/round/standing.ts'
import { roundOf, tried, type GoalTries, type GoalTry } from '../games/kit/test/tries.ts'
import { gameFolders, type GameFolder } from '../tools/folders.ts'
import { budget, median, printTable, round } from './table.ts'

type AnyGame = Game<unknown, unknown>
interface Day {
  readonly end: unknown
  readonly seconds: number
}
type PlayDay = (start: unknown, seed: number) => Day

const DAYS = 365
/** Maximum number of hints to follow before a round counts as unsolved. */
const MOST_HINTS = 2000
/** In one of this many attempts at a daily round, an average player must last at least this many seconds. */
const GOES = 3
const SHORTEST_SECONDS = 15

/** Imports a file of the game's test folder; nothing if it does not exist. */
async function importTestFile<T>({ path }: GameFolder, file: string): Promise<Partial<T>> {
  const at = join(path, 'test', file)
  return existsSync(at) ? ((await import(pathToFileURL(at).href)) as T) : {}
}

const dateOf = (day: number) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)

/** Whether the game's own hints lead from the start to a win. */
function isSolved({ rules, levels }: AnyGame, start: unknown): boolean {
  let state = start
  for (let i = 0; i < MOST_HINTS && rules.outcome(state) === 'playing'; i++) {
    const hint = levels?.hint?.(state)
    if (hint === undefined) return false
    state = rules.act(state, hint)
  }
  return rules.outcome(state) === 'won'
}

function year(folder: GameFolder, game: AnyGame, playDay: PlayDay | undefined): (string | number)[] {
  const { rules, levels } = game
  const boards = new Set<string>()
  const seconds: number[] = []
  const results: number[] = []
  let unsound = 0
  let slowest = 0
  for (let day = 0; day < DAYS; day++) {
    const { seed, level } = dayRound(folder.slug, levels !== undefined, dateOf(day))
    const began = performance.now()
    const start = rules.start(seed, level)
    slowest = Math.max(slowest, performance.now() - began)
    boards.add(JSON.stringify(start))
    if (levels?.hint && !rules.tick) unsound += Number(!isSolved(game, start))
    else if (playDay) {
      const goes: Day[] = []
      const isShort = () => goes.every((go) => go.seconds < SHORTEST_SECONDS)
      for (let i = 0; i < GOES && isShort(); i++) goes.push(playDay(start, seed + i))
      seconds.push(...goes.map((go) => go.seconds))
      results.push(...goes.map(({ end }) => resultOf(game, { level, state: end, best: undefined })))
      unsound += Number(isShort())
    } else unsound++
  }
  budget(`${folder.slug}, days that are not sound`, unsound, 0, `of ${DAYS}`)
  budget(`${folder.slug}, days that are like another`, DAYS - boards.size, 0, `of ${DAYS}`)
  const spread = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const at = (part: number) => round(sorted[Math.floor(sorted.length * part)] ?? Number.NaN)
    return values.length ? `${at(0.1)} – ${at(0.5)} – ${at(0.9)}` : '–'
  }
  return [folder.slug, DAYS - unsound, boards.size, spread(seconds), spread(results), round(slowest)]
}

/** Returns the length of the code for a round that a bot has played. */
async function linkOf(folder: GameFolder, game: AnyGame, way: GoalTry<unknown, unknown>): Promise<number> {
  const round = roundOf(game, way)
  const code = await codeOf({ slug: folder.slug, version: game.version ?? 1 }, round)
  // A round that is too long is sent without its log.
  return code.length < 60 && (round.log?.length ?? 0) > 60 ? MOST_CODE_CHARS : code.length
}

const asked = process.argv.slice(2)
const years: (string | number)[][] = []
const goals: (string | number)[][] = []
const links: (string | number)[][] = []
for (const folder of await gameFolders()) {
  if (asked.length > 0 && !asked.includes(folder.slug)) continue
  const { game } = (await import(pathToFileURL(folder.game).href)) as { game: AnyGame }
  const { playDay } = await importTestFile<{ playDay: PlayDay }>(folder, 'day.ts')
  const { tries = {} } = await importTestFile<{ tries: GoalTries<unknown, unknown> }>(folder, 'goals.ts')
  years.push(year(folder, game, playDay))
  for (const goal of game.goals ?? []) {
    const way = tries[goal.id]
    const total = way ? tried(game, goal, way) : 0
    goals.push([folder.slug, goal.id, goal.words, total, goal.count])
    if (total < goal.count) budget(`${folder.slug}, ${goal.words}`, goal.count - total, 0, 'missing')
  }
  const lengths: number[] = []
  for (const way of Object.values(tries)) lengths.push(await linkOf(folder, game, way))
  const tooLong = lengths.filter((length) => length >= MOST_CODE_CHARS).length
  links.push([folder.slug, lengths.length, median(lengths), Math.max(...lengths), tooLong])
}
printTable(
  `The rounds of ${DAYS} days: seconds and results of an average person (10 – 50 – 90 %) where there are no hints to follow`,
  ['game', 'sound', 'different', 'seconds', 'results', 'slowest to make, ms'],
  years,
)
printTable('Goals, each by a player made of code', ['game', 'goal', 'words', 'reached', 'of'], goals)
printTable('Links, in signs', ['game', 'rounds', 'median', 'largest', 'too long'], links)
