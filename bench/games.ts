/**
 * What each game weighs and costs: `node bench/games.ts [slug…]` prints a table and fails when a budget is exceeded.
 * Times to first frame and answer are of this machine at this moment. The JS of a frame is the time that its thread
 * computed, four times over, as on a CPU four times slower: so what else the machine does hardly matters.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { readSettings } from '../config.ts'
import { BROWSER_FLAGS, requireBrowser } from '../e2e/browser.ts'
import { buildGames } from '../games/build.ts'

const BUDGET = { bytes: 24 * 1024, frameMs: 8, heapGrowth: 1.2 }
const SLOWER = 4
/** Seconds of play in real time for the frames, and minutes by a clock turned by hand for the heap. */
const BUSY = 9
const MINUTES = 5
/** What the player presses, over and over: the one button twice as often as any direction. */
const KEYS = ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Enter', 'ArrowLeft', 'Space', 'ArrowUp']

interface Row {
  readonly game: string
  readonly bytes: number
  readonly firstFrame: number
  readonly firstAnswer: number
  readonly mean: number
  readonly p95: number
  readonly heapEarly: number
  readonly heapLate: number
}

/** Notes when the first frame and the first answer to a key were done. */
function noteFirsts(): void {
  const page = document
  // The page has no elements yet, so its root is asked for only when there is something to note.
  const note = (what: string) => (page.documentElement.dataset[what] = String(performance.now()))
  const ask = requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (frame) => {
    window.requestAnimationFrame = ask
    return ask((time) => {
      frame(time)
      note('firstFrame')
    })
  }
  addEventListener('keydown', () => ask(() => ask(() => note('firstAnswer'))), { once: true })
}

const noted = async (page: Page, what: string) =>
  Number(await page.locator(`html[data-${what}]`).getAttribute(`data-${what}`))

/** First frame, first answer, and what the frames of busy play cost. */
async function benchFrames(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 650 } })
  await page.addInitScript(noteFirsts)
  await page.goto(address)
  const firstFrame = await noted(page, 'first-frame')
  await page.keyboard.press('Enter')
  const firstAnswer = await noted(page, 'first-answer')
  const frames = await traceFrames(browser, async () => {
    const until = Date.now() + BUSY * 1000
    for (let n = 0; Date.now() < until; n++) {
      await page.keyboard.press(KEYS[n % KEYS.length] ?? 'Space')
      await page.waitForTimeout(320)
    }
  })
  await page.close()
  return { firstFrame, firstAnswer, ...calmest(frames) }
}

/** Of three stretches of play the one that was disturbed least: a busy machine only ever adds. */
function calmest(frames: readonly number[]): { mean: number; p95: number } {
  const third = Math.ceil(frames.length / 3)
  const stretches = [0, 1, 2].map((i) => {
    const times = frames.slice(i * third, (i + 1) * third).sort((a, b) => a - b)
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    return { mean, p95: times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY }
  })
  return stretches.reduce((best, stretch) => (stretch.p95 < best.p95 ? stretch : best))
}

interface TraceEvent {
  readonly name: string
  /** Microseconds that the thread really computed, whatever else the machine did meanwhile. */
  readonly tdur?: number
}

/** Milliseconds of script in each frame, as the slower CPU would take. */
async function traceFrames(browser: Browser, act: () => Promise<void>): Promise<number[]> {
  const tools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((done) => tools.on('Tracing.tracingComplete', done))
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await tools.send('Tracing.end')
  await complete
  await tools.detach()
  return events
    .filter(({ name, tdur }) => name === 'FireAnimationFrame' && tdur !== undefined)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
}

/** A player inside the page, so that five minutes of play are not five minutes of messages to and fro. */
function playByItself(keys: readonly string[]): void {
  let n = 0
  setInterval(() => {
    const code = keys[n++ % keys.length] ?? 'Space'
    for (const type of ['keydown', 'keyup'])
      dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true }))
  }, 320)
}

/** The heap after one minute and after five, with a player who starts again whenever a round ends. */
async function benchHeap(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 320, height: 480 } })
  await page.clock.install({ time: 0 })
  await page.goto(address)
  await page.clock.pauseAt(60_000)
  const tools = await page.context().newCDPSession(page)
  await page.evaluate(playByItself, KEYS)
  await page.clock.runFor(60_000)
  const heapEarly = await heap(tools)
  for (let minute = 1; minute < MINUTES; minute++) await page.clock.runFor(60_000)
  const heapLate = await heap(tools)
  await page.close()
  return { heapEarly, heapLate }
}

async function heap(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.enable')
  await tools.send('HeapProfiler.collectGarbage')
  return (await tools.send('Runtime.getHeapUsage')).usedSize
}

export async function benchGames(only: readonly string[] = []): Promise<boolean> {
  const out = await mkdtemp(join(tmpdir(), 'games-bench-'))
  const games = (await buildGames(readSettings(), out)).filter(
    ({ slug, playable }) => playable && (only.length === 0 || only.includes(slug)),
  )
  const files = new Map<string, Buffer>()
  for (const { slug, file } of games) files.set(slug, brotliCompressSync(await readFile(file)))
  const server = createServer((request, response) => {
    const body = files.get(request.url?.slice(1) ?? '')
    response.writeHead(body ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(body && { 'content-encoding': 'br' }),
    })
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
  const rows: Row[] = []
  try {
    for (const [game, file] of files) {
      const address = `${origin}/${game}`
      const row = {
        game,
        bytes: file.length,
        ...(await benchFrames(browser, address)),
        ...(await benchHeap(browser, address)),
      }
      rows.push(row)
      if (rows.length === 1) console.log(HEADINGS)
      console.log(line(row))
    }
  } finally {
    await browser.close()
    server.close()
    await rm(out, { recursive: true })
  }
  const broken = rows.flatMap(complaints)
  for (const complaint of broken) console.log(`OVER BUDGET  ${complaint}`)
  return broken.length === 0
}

const COLUMNS = [16, 9, 12, 13, 9, 9, 11, 11]
const cells = (...texts: readonly string[]) =>
  texts.map((text, i) => (i ? text.padStart(COLUMNS[i] ?? 9) : text.padEnd(COLUMNS[0] ?? 16))).join('')
const HEADINGS = cells(
  'game',
  'KB br',
  'frame 1 ms',
  'answer 1 ms',
  'JS ms',
  'p95 ms',
  'heap 1 min',
  'heap 5 min',
)
const mega = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
const line = (row: Row) =>
  cells(
    row.game,
    (row.bytes / 1024).toFixed(1),
    row.firstFrame.toFixed(0),
    row.firstAnswer.toFixed(0),
    row.mean.toFixed(2),
    row.p95.toFixed(2),
    mega(row.heapEarly),
    mega(row.heapLate),
  )

function complaints({ game, bytes, p95, heapEarly, heapLate }: Row): string[] {
  return [
    bytes > BUDGET.bytes ? `${game}: ${(bytes / 1024).toFixed(1)} KB of ${BUDGET.bytes / 1024} KB` : '',
    p95 > BUDGET.frameMs ? `${game}: ${p95.toFixed(1)} ms of JS a frame at p95, of ${BUDGET.frameMs} ms` : '',
    heapLate > heapEarly * BUDGET.heapGrowth
      ? `${game}: the heap grew from ${mega(heapEarly)} to ${mega(heapLate)}`
      : '',
  ].filter(Boolean)
}

if (import.meta.main) process.exitCode = (await benchGames(process.argv.slice(2))) ? 0 : 1
