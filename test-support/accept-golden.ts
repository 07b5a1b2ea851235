/** Records the golden rounds of games: `npm run golden [slug…]`. Run it after a deliberate change of rules. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../games/kit/game.ts'
import { roundOf, type GoalTries } from '../games/kit/test/tries.ts'
import { readAllFolders, type GameFolder } from '../tools/folders.ts'
import { sumsOf, type GoldenRound } from './golden.ts'

/** Rounds are cut here: longer ones add time to every test run and rarely meet anything new. */
const MOST_TICKS = 5400
const MOST_ACTIONS = 300
const ROUNDS = 2

async function load<File>(folder: GameFolder, file: string): Promise<File> {
  return (await import(pathToFileURL(join(folder.path, file)).href)) as File
}

/** The rounds that the bots of the goals play, the most eventful first. */
async function recorded(folder: GameFolder): Promise<GoldenRound[]> {
  const { game } = await load<{ game: Game<unknown, unknown> }>(folder, 'game.ts')
  const { tries } = await load<{ tries: GoalTries<unknown, unknown> }>(folder, 'test/goals.ts')
  const rounds = new Map<string, Omit<GoldenRound, 'sums'>>()
  for (const one of Object.values(tries)) {
    const { seed, level, ticks: allTicks, log: wholeLog = [] } = roundOf(game, one)
    const log = wholeLog.slice(0, MOST_ACTIONS).filter(([tick]) => tick < MOST_TICKS)
    const next = wholeLog[log.length]?.[0] ?? allTicks
    const ticks = Math.min(next, MOST_TICKS)
    rounds.set(JSON.stringify(log), { seed, level, ticks, log: JSON.stringify(log) })
  }
  return [...rounds.values()]
    .toSorted((a, b) => b.log.length - a.log.length)
    .slice(0, ROUNDS)
    .map((round) => ({ ...round, sums: sumsOf(game.rules, round) }))
}

const slugs = process.argv.slice(2)
const folders = await readAllFolders()
const unknown = slugs.find((slug) => !folders.some((folder) => folder.slug === slug))
if (unknown) throw new Error(`There is no game called ${unknown}.`)

for (const folder of folders.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
  const file = join(folder.path, 'test', 'golden.json')
  const text = `${JSON.stringify(await recorded(folder), null, 2)}\n`
  const isChanged = !existsSync(file) || readFileSync(file, 'utf8') !== text
  if (isChanged) writeFileSync(file, text)
  console.log(`${folder.slug}: ${isChanged ? 'recorded' : 'unchanged'}`)
}
