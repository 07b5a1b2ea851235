/**
 * How soon a game is there: `npm run bench start [slug…]`. Each game alone, on a poor phone's terms, beside a plain
 * reference page in the same run; what is budgeted are ratios to that page, and the CPU time of the longest task.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../e2e/browser.ts'
import { gameFolders } from '../workshop/folders.ts'
import { BENCH_SETTINGS, serveBuilt } from './servers.ts'
import { serveReference } from './start-reference.ts'
import { longestTask } from './start-tasks.ts'
import { visitGame, type Moments } from './start-visit.ts'
import { budget, median, printTable, round } from './table.ts'

const TIMES = 5
/** As parts of the time that the reference page takes to its picture. */
const FIRST_CONTENT = 0.9
const PICTURE = 1.4
const ANSWER = 1.5
const LONGEST_TASK_MS = 50

const only = process.argv.slice(2)
const slugs = (await gameFolders())
  .map(({ slug }) => slug)
  .filter((slug) => only.length === 0 || only.includes(slug))
const servers = await serveBuilt()
const reference = await serveReference()
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
// Not measured: the first visit includes the browser's own start-up.
await visitGame(browser, reference.url, 'slow', false)

const medianOf = (visits: readonly Moments[], pick: (visit: Moments) => number) => median(visits.map(pick))

const rows = []
for (const slug of slugs) {
  const url = `${BENCH_SETTINGS.origins.games}/${slug}`
  const [plain, seen, pressed]: [Moments[], Moments[], Moments[]] = [[], [], []]
  for (let i = 0; i < TIMES; i++) {
    plain.push(await visitGame(browser, reference.url, 'slow', false))
    seen.push(await visitGame(browser, url, 'slow', false))
    pressed.push(await visitGame(browser, url, 'slow', true))
  }
  const base = medianOf(plain, (visit) => visit.picture)
  const firstContent = medianOf(seen, (visit) => visit.firstContent)
  const picture = medianOf(seen, (visit) => visit.picture)
  const answer = medianOf(pressed, (visit) => visit.answer)
  const shift = Math.max(...seen.map((visit) => visit.shift))
  const longest = await longestTask(browser, url)
  rows.push([slug, ...[base, firstContent, picture, answer, longest].map((ms) => Math.round(ms)), shift])
  const ratio = (what: string, ms: number, most: number) => budget(`${slug}, ${what}`, ms / base, most, '×')
  ratio('first content', firstContent, FIRST_CONTENT)
  ratio('picture', picture, PICTURE)
  ratio('answer to a press', answer, ANSWER)
  budget(`${slug}, longest task`, round(longest), LONGEST_TASK_MS, 'ms of CPU')
  budget(`${slug}, layout shift`, shift, 0, '')
}
printTable(
  'Start on a poor phone (150 ms, 1.6 Mbit/s, 4× slower CPU), ms; longest task: CPU time, unthrottled',
  ['game', 'reference picture', 'first content', 'picture', 'answer', 'longest task', 'shift'],
  rows,
)
await browser.close()
reference.close()
await servers.close()
