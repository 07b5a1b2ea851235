/** Measures a first visit to each page: requests, bytes, and the time until content appears. */
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { listedPages } from '../site/src/pages.ts'
import { BENCH_SETTINGS, serveBuilt } from './servers.ts'
import { budget, median, printTable, round } from './table.ts'
import { TERMS, throttle, type Terms } from './terms.ts'

const { site, games } = BENCH_SETTINGS.origins
/** Example addresses of pages whose path alone is not enough. */
const EXAMPLES: Readonly<Record<string, string>> = { '/single': '/single?slug=egg-quest', '*': '/nowhere' }
const DELAYS = { page: BENCH_SETTINGS.pageDelayMs, game: BENCH_SETTINGS.gameDelayMs }
const PAGES = listedPages.flatMap(([, { path, delay }]) =>
  path === undefined ? [] : [[EXAMPLES[path] ?? path, DELAYS[delay]] as const],
)

const TIMES = 5

interface Visit {
  readonly requests: number
  readonly bytes: Record<string, number>
  readonly firstPaint: number
  readonly toContent: number
  readonly shift: number
  readonly longTasks: number
  readonly longest: number
}

/** Runs in the page: records layout shifts, long tasks and when the content appeared. */
function watch(): void {
  const seen = { shift: 0, tasks: [] as number[], content: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.entryType === 'longtask') seen.tasks.push(entry.duration)
      else seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ entryTypes: ['longtask', 'layout-shift'] })
  const look = (now: number) => {
    const content = document.querySelector('.content > *')
    if (content && getComputedStyle(content).visibility === 'visible' && !document.querySelector('.undealt'))
      seen.content ||= now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function visit(browser: Browser, path: string, terms: Terms): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session, terms)
  const bytes: Record<string, number> = {}
  let requests = 0
  const answers = new Map<string, { kind: string; head: number }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests++
    const kind = response.url.startsWith(games) ? 'Game' : type
    answers.set(requestId, { kind, head: response.encodedDataLength })
  })
  // Counts compressed bodies only: headers are the same for every page.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, head } = answers.get(requestId) ?? { kind: 'Other', head: 0 }
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - head
  })
  await page.addInitScript(watch)
  await page.goto(site + path, { waitUntil: 'load' })
  type Seen = { shift: number; tasks: number[]; content: number }
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.content > 0)
  await page.waitForLoadState('networkidle')
  const { seen, firstPaint } = await page.evaluate(() => ({
    seen: (globalThis as unknown as { seen: Seen }).seen,
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
  }))
  await context.close()
  return {
    requests,
    bytes,
    firstPaint,
    toContent: seen.content - firstPaint,
    shift: seen.shift,
    longTasks: seen.tasks.length,
    longest: Math.max(0, ...seen.tasks),
  }
}

const servers = await serveBuilt()
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
// Not measured: the first visit includes the browser's startup.
await visit(browser, '/', 'unthrottled')

const kb = (bytes: number | undefined) => round((bytes ?? 0) / 1000)
for (const terms of Object.keys(TERMS) as Terms[]) {
  const { name } = TERMS[terms]
  const rows = []
  for (const [path, delay] of PAGES) {
    const visits: Visit[] = []
    for (let i = 0; i < TIMES; i++) visits.push(await visit(browser, path, terms))
    const of = (pick: (visit: Visit) => number) => median(visits.map(pick))
    const [first] = visits
    if (!first) continue
    rows.push([
      path,
      first.requests,
      kb(first.bytes['Document']),
      kb(first.bytes['Script']),
      kb(first.bytes['Image']),
      kb(first.bytes['Font']),
      kb(first.bytes['Game']),
      Math.round(of((each) => each.firstPaint)),
      Math.round(of((each) => each.toContent)),
      round(Math.max(...visits.map((each) => each.shift)), 4),
      of((each) => each.longTasks),
      Math.round(of((each) => each.longest)),
    ])
    if (terms === 'unthrottled') {
      if (path === '/') {
        const all = Object.values(first.bytes).reduce((sum, part) => sum + part, 0)
        budget('first-visit script on /', (first.bytes['Script'] ?? 0) / 1000, 95, 'KB')
        budget('everything on a first visit of /', all / 1000, 400, 'KB')
      }
      budget(
        `time to content on ${path}, from first paint`,
        of((each) => each.toContent),
        delay + 150,
        'ms',
      )
    }
    budget(`layout shift on ${path}, ${name}`, Math.max(...visits.map((each) => each.shift)), 0, '')
  }
  printTable(
    `First visit, ${name} (KB as sent, ms from navigation; content: ms after first paint)`,
    [
      'page',
      'requests',
      'html',
      'script',
      'image',
      'font',
      'game',
      'first paint',
      'to content',
      'shift',
      'long tasks',
      'longest',
    ],
    rows,
  )
}
await browser.close()
await servers.close()
