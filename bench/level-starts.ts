/**
 * Measures how soon a page opens at any level: `npm run bench level-starts [slug…] [count]`. Visits each game with
 * numbered levels at levels drawn from 1 to 5,000 on a phone four times slower than this machine, presses Play as soon as
 * the card answers, and reports the time to a live card, the time to the level, and the longest task of the page.
 */
import { chromium, type Browser, type Page } from '@playwright/test'
import { chance } from '../games/kit/rules/chance.ts'
import { keyOf } from '../games/kit/save/storage.ts'
import { writeSave } from '../games/kit/save/save.ts'
import { seeds } from '../games/kit/test/people.ts'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { playableGames } from '../test-support/games/playable-games.ts'
import { BENCH_SETTINGS, serveGames } from './servers.ts'
import { saveAtLevel } from './solved-level.ts'
import { openPage } from './start-visit.ts'
import { budget, median, printTable, round } from './table.ts'
import { TERMS } from './terms.ts'
import { longestTaskOf } from './trace.ts'

const COUNT = 200
const MOST_LEVEL = 5000
const SLOWER = TERMS.slow.cpu
/** A live card at any level, compared with that at level 1. */
const MOST_LATER = 1.5
/** On this machine. */
const LONGEST_TASK_MS = 50
/** Visits at level 1, whose median is the base. */
const BASE_VISITS = 5

const asked = process.argv.slice(2)
const count = Number(asked.find((word) => Number(word) > 0) ?? COUNT)
const slugs = asked.filter((word) => !(Number(word) > 0))
const games = (await playableGames()).filter(
  ({ slug, levels }) => levels && !levels.names && (slugs.length === 0 || slugs.includes(slug)),
)

/** Times in ms since navigation. */
interface Start {
  readonly live: number
  readonly level: number
  /** Whether a card said One moment. */
  readonly hasWaited: boolean
  /** CPU time of the slow phone. */
  readonly longestTask: number
}

type Seen = Omit<Start, 'longestTask'>

/** Runs in the page. Throttling slows only its own thread, so answers of workers are held back by as much. */
function watchStart(slower: number): void {
  const seen = { live: 0, level: 0, hasWaited: false }
  Object.assign(globalThis, { seen })
  const { postMessage, addEventListener: listen } = Worker.prototype
  const asked = new WeakMap<Worker, Map<unknown, number>>()
  Worker.prototype.postMessage = function (this: Worker, question: [number]) {
    asked.set(this, (asked.get(this) ?? new Map<unknown, number>()).set(question[0], performance.now()))
    postMessage.call(this, question)
  }
  Worker.prototype.addEventListener = function (this: Worker, kind: string, heard: (event: Event) => void) {
    listen.call(this, kind, (event: Event) => {
      const number = event instanceof MessageEvent ? (event.data as [number])[0] : undefined
      const began = asked.get(this)?.get(number)
      if (began === undefined) heard(event)
      else setTimeout(heard, (performance.now() - began) * (slower - 1), event)
    })
  }
  function look(): void {
    const now = performance.now()
    seen.hasWaited ||= document.querySelector('[role=dialog]')?.textContent?.includes('One moment') === true
    if (!seen.live && document.body && 'ready' in document.body.dataset) {
      seen.live = now
      document.querySelector<HTMLElement>('.main')?.click()
    }
    // The next frame shows it.
    if (document.querySelector('main.playing')) requestAnimationFrame((at) => (seen.level = at))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const seenIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

async function visit(browser: Browser, slug: string, level: number): Promise<Start> {
  const { context, page } = await openPage(browser, 'slow')
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    keyOf(slug),
    writeSave(saveAtLevel(level)),
  ] as const)
  await page.addInitScript(watchStart, SLOWER)
  const longestTask = await longestTaskOf(browser, async () => {
    await page.goto(`${BENCH_SETTINGS.origins.games}/${slug}`)
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.level > 0, undefined, {
      polling: 250,
      timeout: 120_000,
    })
  })
  const seen = await seenIn(page)
  await context.close()
  return { ...seen, longestTask }
}

const worst = (values: readonly number[]) => Math.max(...values)
const late = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
const three = (values: readonly number[]) =>
  [median(values), late(values), worst(values)].map((each) => round(each, 0))

const server = await serveGames(games.map(({ slug }) => slug))
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const rows: (readonly [slug: string, base: number, starts: readonly Start[]])[] = []
try {
  for (const { slug } of games) {
    const dice = chance(count)
    const base: number[] = []
    for (let i = 0; i < BASE_VISITS; i++) base.push((await visit(browser, slug, 1)).live)
    const starts: Start[] = []
    for (const at of seeds(count)) {
      const level = 1 + dice.int(MOST_LEVEL)
      const start = await visit(browser, slug, level)
      starts.push(start)
      console.log(
        `  ${slug} ${at}/${count}: level ${level}, live ${round(start.live, 0)}, level ${round(start.level, 0)}${start.hasWaited ? ', said One moment' : ''}`,
      )
    }
    rows.push([slug, median(base), starts])
  }
} finally {
  await browser.close()
  await server.close()
}

printTable(
  `Starts at ${count} levels from 1 to ${MOST_LEVEL}, ms at ${SLOWER}× CPU`,
  ['game', 'live card', '95 %', 'worst', 'level', '95 %', 'worst', 'waited, %', 'longest task'],
  rows.map(([slug, , starts]) => [
    slug,
    ...three(starts.map(({ live }) => live)),
    ...three(starts.map(({ level }) => level)),
    round((100 * starts.filter(({ hasWaited }) => hasWaited).length) / starts.length, 0),
    round(worst(starts.map(({ longestTask }) => longestTask)), 0),
  ]),
)
for (const [slug, base, starts] of rows) {
  const live = late(starts.map((start) => start.live))
  budget(`${slug}, a live card at any level, times that at level 1`, live / base, MOST_LATER, '×')
  budget(
    `${slug}, longest task`,
    worst(starts.map(({ longestTask }) => longestTask)),
    LONGEST_TASK_MS * SLOWER,
    `ms at ${SLOWER}×`,
  )
}
