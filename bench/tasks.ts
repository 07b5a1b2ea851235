/**
 * Whether the page answers at level 1,000 as at level 1: `npm run bench tasks [slug…] [level]`. Every moment at which a
 * game with levels has something to think out is lived through in the built game, on an unthrottled machine. What counts
 * is the CPU time of the longest task on the main thread. Where one is too long there are three tries, of which the middle
 * one counts: a task that is long only once is noise.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../e2e/browser.ts'
import { playableGames } from '../e2e/games/playable-games.ts'
import { BENCH_SETTINGS, serveGames } from './servers.ts'
import { budget, median, printTable, round } from './table.ts'
import { MOMENTS, openLevel, type Tasks } from './tasks-moments.ts'

const LEVEL = 1000
const TRIES = 3
const LONGEST_TASK_MS = 50

const asked = process.argv.slice(2)
const level = Number(asked.find((word) => Number(word) > 0) ?? LEVEL)
const slugs = asked.filter((word) => !(Number(word) > 0))
const games = (await playableGames()).filter(
  ({ slug, levels }) => levels && !levels.names && (slugs.length === 0 || slugs.includes(slug)),
)

const server = await serveGames(games.map(({ slug }) => slug))
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const rows: [slug: string, tasks: Tasks][] = []
try {
  for (const game of games) {
    const live = await openLevel(browser, BENCH_SETTINGS.origins.games, game, level)
    const tries: Tasks[] = []
    do tries.push(await live())
    while (tries.length < TRIES && MOMENTS.some((moment) => (tries[0]?.[moment] ?? 0) > LONGEST_TASK_MS))
    const middle = MOMENTS.map((moment) => [moment, median(tries.map((tasks) => tasks[moment]))] as const)
    rows.push([game.slug, Object.fromEntries(middle) as Tasks])
    console.log(`  ${game.slug}: ${middle.map(([moment, ms]) => `${moment} ${round(ms, 0)}`).join(', ')}`)
  }
} finally {
  await browser.close()
  await server.close()
}

printTable(
  `The longest task at level ${level}, ms of CPU`,
  ['game', ...MOMENTS],
  rows.map(([slug, tasks]) => [slug, ...MOMENTS.map((moment) => round(tasks[moment], 0))]),
)
for (const [slug, tasks] of rows)
  for (const moment of MOMENTS) budget(`${slug}, ${moment}`, tasks[moment], LONGEST_TASK_MS, 'ms of CPU')
