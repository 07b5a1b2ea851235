/**
 * What each game weighs and costs: `node bench/games.ts [slug…]` prints a table and fails when a budget is exceeded.
 * Times are of this machine at this moment; the budgets are for JS alone, at a CPU four times slower.
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
import { keyboard } from '../e2e/games/devices.ts'
import { card } from '../e2e/games/play.ts'
import { buildGames } from '../games/build.ts'

const BUDGET = { bytes: 24 * 1024, frameMs: 8, heapGrowth: 1.2 }
const SLOWER = 4
/** Seconds of play: in real time for the frames, by a clock turned by hand for the heap. */
const BUSY = 8
const LONG = 300

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

/** Notes how long every frame's script took, and when the first one was done. */
function measureFrames(): void {
  const frames: number[] = []
  const ask = requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (frame) =>
    ask((time) => {
      const start = performance.now()
      frame(time)
      frames.push(performance.now() - start)
      document.documentElement.dataset['firstFrame'] ??= String(performance.now())
    })
  addEventListener(
    'keydown',
    () => ask(() => ask(() => (document.documentElement.dataset['firstAnswer'] = String(performance.now())))),
    { once: true },
  )
  addEventListener('bench-frames', () => {
    document.documentElement.dataset['frames'] = JSON.stringify(frames.splice(0))
  })
}

async function takeFrames(page: Page): Promise<number[]> {
  await page.evaluate(() => dispatchEvent(new Event('bench-frames')))
  return JSON.parse((await page.locator('html').getAttribute('data-frames')) ?? '[]') as number[]
}

/** First frame, first answer, and the frames of busy play on a slow CPU. */
async function benchFrames(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 650 } })
  await page.addInitScript(measureFrames)
  await page.goto(address)
  const firstFrame = Number(await page.locator('html[data-first-frame]').getAttribute('data-first-frame'))
  await page.keyboard.press('Enter')
  const firstAnswer = Number(await page.locator('html[data-first-answer]').getAttribute('data-first-answer'))
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await takeFrames(page)
  const until = Date.now() + BUSY * 1000
  for (let n = 0; Date.now() < until; n++) {
    await page.keyboard.press(
      n % 3 ? 'Space' : (['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'][n % 4] ?? 'Space'),
    )
    await page.waitForTimeout(200)
  }
  const frames = (await takeFrames(page)).sort((a, b) => a - b)
  await page.close()
  const mean = frames.reduce((sum, time) => sum + time, 0) / frames.length
  return { firstFrame, firstAnswer, mean, p95: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN }
}

/** The heap after one minute and after five, with a player who starts again whenever a round ends. */
async function benchHeap(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 320, height: 480 } })
  await page.clock.install({ time: 0 })
  await page.goto(address)
  await page.clock.pauseAt(60_000)
  const tools = await page.context().newCDPSession(page)
  const clock = async () => (await page.evaluate(() => performance.now())) / 1000
  const begun = await clock()
  let heapEarly = 0
  for (let n = 0; ; n++) {
    if (await card(page).isVisible()) await keyboard.start(page)
    await keyboard.attempt(page, n)
    const played = (await clock()) - begun
    if (!heapEarly && played > LONG / 5) heapEarly = await heap(tools)
    if (played > LONG) break
  }
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
