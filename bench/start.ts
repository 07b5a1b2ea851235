/**
 * Measures startup: `npm run bench start [slug…]`. Visits each game on its own and in its page, and the home page, on a
 * simulated slow phone and unthrottled. Budgets apply to the ratio to a plain reference page of the same run, to the
 * delay after the loading bar, and to the CPU time of the longest task.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { gameFolders } from '../tools/folders.ts'
import { BENCH_SETTINGS, serveBuilt } from './servers.ts'
import { visitPage } from './start-page.ts'
import { serveReference } from './start-reference.ts'
import { longestTask } from './start-tasks.ts'
import { visitGame } from './start-visit.ts'
import { budget, median, printTable, round } from './table.ts'
import type { Terms } from './terms.ts'
import { inCalm } from './weather.ts'

/** Number of visits; the median counts. */
const TIMES = { slow: 5, unthrottled: 3 }
const ATTEMPTS = 4
/** Limits, relative to the time in which the reference page draws its picture. */
const FIRST_CONTENT = 0.9
const PICTURE = 1.4
const ANSWER = 1.5
const CARDS = 1.35
/** Maximum delay from the end of the loading bar to the game's board, in ms. */
const AFTER_BAR = 100
const LONGEST_TASK_MS = 50

const only = process.argv.slice(2)
const slugs = (await gameFolders())
  .map(({ slug }) => slug)
  .filter((slug) => only.length === 0 || only.includes(slug))
const servers = await serveBuilt()
const reference = await serveReference()
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const { site, games } = BENCH_SETTINGS.origins
// Not measured: the first visit includes the browser's startup.
await visitGame(browser, reference.url, 'slow', false)

const medianOf = <Visit>(visits: readonly Visit[], pick: (visit: Visit) => number) => median(visits.map(pick))

interface InTurn<Visit> {
  /** Time until the reference page has drawn its picture, in ms. */
  readonly base: number
  readonly visits: readonly Visit[]
  /** Maximum share of CPU time lost to other virtual machines during a visit, in percent. */
  readonly stolen: number
}

/** Alternates between the reference page and the measured page, so that both run under the same load. */
async function inTurn<Visit>(terms: Terms, visit: () => Promise<Visit>): Promise<InTurn<Visit>> {
  const tries = await inCalm(TIMES[terms], async () => ({
    plain: await visitGame(browser, reference.url, terms, false),
    visit: await visit(),
  }))
  return {
    base: medianOf(tries, ({ result }) => result.plain.picture),
    visits: tries.map(({ result }) => result.visit),
    stolen: 100 * Math.max(...tries.map(({ stolen }) => stolen)),
  }
}

async function measureAlone(slug: string, terms: Terms) {
  const url = `${games}/${slug}`
  const { base, stolen, visits } = await inTurn(terms, async () => ({
    seen: await visitGame(browser, url, terms, false),
    pressed: await visitGame(browser, url, terms, true),
  }))
  return {
    base,
    stolen,
    firstContent: medianOf(visits, ({ seen }) => seen.firstContent),
    picture: medianOf(visits, ({ seen }) => seen.picture),
    whole: medianOf(visits, ({ seen }) => seen.whole),
    answer: medianOf(visits, ({ pressed }) => pressed.answer),
    shift: Math.max(...visits.map(({ seen }) => seen.shift)),
    kilobytes: round(medianOf(visits, ({ seen }) => seen.bytes) / 1000),
  }
}

async function measurePage(path: string, terms: Terms) {
  const { base, stolen, visits } = await inTurn(terms, () => visitPage(browser, site + path, terms))
  return {
    base,
    stolen,
    shown: medianOf(visits, ({ shown }) => shown),
    afterBar: medianOf(visits, ({ picture, shown }) => picture - shown),
    answer: medianOf(visits, ({ answer }) => answer),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    kilobytes: round(medianOf(visits, ({ bytes }) => bytes) / 1000),
  }
}

/** The shortest result of a few visits: load on the machine only ever adds time. */
async function leastDisturbed(url: string): Promise<number> {
  let least = Infinity
  for (let attempt = 0; attempt < ATTEMPTS && least > LONGEST_TASK_MS; attempt++)
    least = Math.min(least, await longestTask(browser, url))
  return least
}

const cells = (...values: readonly number[]) =>
  values.map((value) => (Number.isNaN(value) ? '–' : Math.round(value)))

for (const terms of ['slow', 'unthrottled'] as const) {
  const isSlow = terms === 'slow'
  const name = isSlow ? 'as on a poor phone (150 ms, 1.6 Mbit/s, 4× slower CPU)' : 'unthrottled'
  const alone = []
  for (const slug of slugs) {
    const { base, stolen, firstContent, picture, whole, answer, shift, kilobytes } = await measureAlone(
      slug,
      terms,
    )
    const longest = isSlow ? Number.NaN : await leastDisturbed(`${games}/${slug}`)
    alone.push([
      slug,
      ...cells(base, firstContent, picture, whole, answer, longest),
      kilobytes,
      shift,
      Math.round(stolen),
    ])
    budget(`${slug}, layout shift, ${terms}`, shift, 0, '')
    if (isSlow) {
      const ratio = (what: string, ms: number, most: number) =>
        budget(`${slug}, ${what}`, ms / base, most, '×')
      ratio('first content', firstContent, FIRST_CONTENT)
      ratio('picture', picture, PICTURE)
      ratio('answer to a press', answer, ANSWER)
    } else budget(`${slug}, longest task`, longest, LONGEST_TASK_MS, 'ms of CPU')
  }
  const columns = ['game', 'reference', 'first content', 'picture', 'with scenery', 'answer', 'longest task']
  printTable(
    `Games alone, ${name}: ms, longest task in ms of CPU`,
    [...columns, 'KB', 'shift', 'stolen %'],
    alone,
  )

  const inPage = []
  const home = await measurePage('/', terms)
  const cards = home.shown - BENCH_SETTINGS.pageDelayMs
  inPage.push([
    'home',
    ...cells(home.base, cards, Number.NaN, Number.NaN),
    home.kilobytes,
    home.shift,
    Math.round(home.stolen),
  ])
  if (isSlow) budget('home, cards visible', cards / home.base, CARDS, '×')
  for (const slug of slugs) {
    const page = await measurePage(`/single?slug=${slug}`, terms)
    const shown = page.shown - BENCH_SETTINGS.gameDelayMs
    inPage.push([
      slug,
      ...cells(page.base, shown, page.afterBar, page.answer),
      page.kilobytes,
      page.shift,
      Math.round(page.stolen),
    ])
    budget(`${slug} in its page, picture after the bar, ${terms}`, page.afterBar, AFTER_BAR, 'ms')
    budget(`${slug} in its page, layout shift, ${terms}`, page.shift, 0, '')
  }
  printTable(
    `Pages, ${name}: ms, less the delay that is asked for`,
    ['page', 'reference', 'bar gone', 'picture after it', 'answer', 'KB', 'shift', 'stolen %'],
    inPage,
  )
}
await browser.close()
reference.close()
await servers.close()
