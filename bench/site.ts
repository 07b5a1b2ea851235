/** What each page costs on a first visit: requests, bytes, and the time until there is something to see. */
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../e2e/browser.ts'
import { listedPages } from '../site/src/pages.ts'
import { BENCH_SETTINGS, serveBuilt } from './servers.ts'
import { budget, median, printTable, round } from './table.ts'

const { site, games } = BENCH_SETTINGS.origins
/** An address that leads to the page, where its path alone does not. */
const EXAMPLES: Readonly<Record<string, string>> = { '/single': '/single?slug=egg-quest', '*': '/nowhere' }
const DELAYS = { page: BENCH_SETTINGS.pageDelayMs, game: BENCH_SETTINGS.gameDelayMs }
const PAGES = listedPages.flatMap(([, { path, delay }]) =>
  path === undefined ? [] : [[EXAMPLES[path] ?? path, DELAYS[delay]] as const],
)

const NETWORKS = {
  'no throttle': undefined,
  'slow 4G, 4× CPU': { latency: 150, throughput: (1.6 * 1024 * 1024) / 8, cpu: 4 },
} as const

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

async function visit(browser: Browser, path: string, network: keyof typeof NETWORKS): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session, network)
  const bytes: Record<string, number> = {}
  let requests = 0
  const answers = new Map<string, { kind: string; head: number }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests++
    const kind = response.url.startsWith(games) ? 'Game' : type
    answers.set(requestId, { kind, head: response.encodedDataLength })
  })
  // Bodies only, as sent: headers are the same for every page.
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

async function throttle(session: CDPSession, network: keyof typeof NETWORKS): Promise<void> {
  await session.send('Network.enable')
  const limits = NETWORKS[network]
  if (!limits) return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: limits.latency,
    downloadThroughput: limits.throughput,
    uploadThroughput: limits.throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: limits.cpu })
}

const servers = await serveBuilt()
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
// Not measured: the first visit includes the browser's own start-up.
await visit(browser, '/', 'no throttle')

const kb = (bytes: number | undefined) => round((bytes ?? 0) / 1000)
for (const network of Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]) {
  const rows = []
  for (const [path, delay] of PAGES) {
    const visits: Visit[] = []
    for (let i = 0; i < TIMES; i++) visits.push(await visit(browser, path, network))
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
    if (network === 'no throttle') {
      if (path === '/') {
        const all = Object.values(first.bytes).reduce((sum, part) => sum + part, 0)
        budget('first-visit script on /', (first.bytes['Script'] ?? 0) / 1000, 90, 'KB')
        budget('everything on a first visit of /', all / 1000, 400, 'KB')
      }
      budget(
        `time to content on ${path}, from first paint`,
        of((each) => each.toContent),
        delay + 150,
        'ms',
      )
    }
    budget(`layout shift on ${path}, ${network}`, Math.max(...visits.map((each) => each.shift)), 0, '')
  }
  printTable(
    `First visit, ${network} (KB as sent, ms from navigation; content: ms after first paint)`,
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
