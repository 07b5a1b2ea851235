/**
 * Checks that the page responds at level 1,000 as fast as at level 1: `npm run bench tasks [slug…] [level]`. Plays
 * every moment of `tasks-moments.ts` in the built game without throttling, and measures the CPU time of the longest
 * task on the main thread. If one is too long, the median of three calm tries counts: a task that is long only once is
 * noise.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { playableGames } from '../test-support/games/playable-games.ts'
import { BENCH_SETTINGS, serveGames } from './servers.ts'
import { budget, median, printTable, round } from './table.ts'
import { MOMENTS, openLevel, type Tasks } from './tasks-moments.ts'
import { calmest, isCalm } from './weather.ts'

const LEVEL = 1000
const TRIES = 3
/** Including tries that were not calm. */
const MOST_TRIES = 8
const LONGEST_TASK_MS = 50

const asked = process.argv.slice(2)
const level = Number(asked.find((word) => Number(word) > 0) ?? LEVEL)
const slugs = asked.filter((word) => !(Number(word) > 0))
const games = (await playableGames()).filter(
  ({ slug, levels }) => levels && !levels.names && (slugs.length === 0 || slugs.includes(slug)),
)

const server = await serveGames(games.map(({ slug }) => slug))
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const rows: [slug: string, tasks: readonly (readonly [moment: string, ms: number])[]][] = []
try {
  for (const game of games) {
    const live = await openLevel(browser, BENCH_SETTINGS.origins.games, game, level)
    const tries: Tasks[] = []
    const triesOf = (moment: keyof Tasks) => tries.map((tasks) => tasks[moment])
    const isSettled = (moment: keyof Tasks) =>
      (tries[0]?.[moment].result ?? 0) <= LONGEST_TASK_MS || triesOf(moment).filter(isCalm).length >= TRIES
    do tries.push(await live())
    while (tries.length < MOST_TRIES && !MOMENTS.every(isSettled))
    const tasks = MOMENTS.map((moment) => {
      const counted = calmest(TRIES, triesOf(moment))
      return [moment, median(counted.map(({ result }) => result))] as const
    })
    rows.push([game.slug, tasks])
    console.log(`  ${game.slug}: ${tasks.map(([moment, ms]) => `${moment} ${round(ms, 0)}`).join(', ')}`)
  }
} finally {
  await browser.close()
  await server.close()
}

printTable(
  `The longest task at level ${level}, ms of CPU`,
  ['game', ...MOMENTS],
  rows.map(([slug, tasks]) => [slug, ...tasks.map(([, ms]) => round(ms, 0))]),
)
for (const [slug, tasks] of rows)
  for (const [moment, ms] of tasks) budget(`${slug}, ${moment}`, ms, LONGEST_TASK_MS, 'ms of CPU')
