/**
 * What a game's frames cost. The JS of a frame is the time that its thread computed, four times over, as on a CPU four
 * times slower: so what else the machine does hardly matters.
 */
import type { Browser, Page } from '@playwright/test'

const SLOWER = 4
/** Seconds of play, in three stretches. */
const STRETCH = 3
const STRETCHES = 3
/** What the player presses, over and over: the one button twice as often as any direction. */
export const KEYS = [
  'Space',
  'ArrowRight',
  'Space',
  'ArrowDown',
  'Enter',
  'ArrowLeft',
  'Space',
  'ArrowUp',
] as const

export interface Frames {
  /** Milliseconds from navigation to the first frame drawn, and from there to the first key answered. */
  readonly firstFrame: number
  readonly firstAnswer: number
  /** Milliseconds of script in a frame. */
  readonly mean: number
  readonly p95: number
}

/** First frame, first answer, and what the frames of busy play cost: in the game's fullest scene, if it has made one. */
export async function benchFrames(browser: Browser, address: string, busiest?: unknown): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 650 } })
  await page.addInitScript(noteFirsts)
  await page.goto(address)
  const firstFrame = await noted(page, 'first-frame')
  await page.keyboard.press('Enter')
  const firstAnswer = (await noted(page, 'first-answer')) - (await noted(page, 'first-key'))
  const save = busiest !== undefined && (await saveWith(page, busiest))
  const stretches: number[][] = []
  for (let n = 0; n < STRETCHES; n++) {
    if (save) await takeUp(page, save)
    stretches.push(await traceFrames(browser, () => pressOn(page, STRETCH)))
  }
  await page.close()
  return { firstFrame, firstAnswer, ...calmest(stretches) }
}

async function pressOn(page: Page, seconds: number, first = 0): Promise<void> {
  const until = Date.now() + seconds * 1000
  for (let n = first; Date.now() < until; n++) {
    await page.keyboard.press(KEYS[n % KEYS.length] ?? 'Space')
    await page.waitForTimeout(320)
  }
}

/** What the game saves, with the scene in place of its round. Some games save only when something has happened. */
async function saveWith(page: Page, scene: unknown): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const text = await page.evaluate((key) => localStorage.getItem(key), storageKey(page))
    const save = JSON.parse(text ?? '{}') as { round?: object }
    if (save.round) return JSON.stringify({ ...save, round: { ...save.round, state: scene } })
    // Each time from another key on: on a busy machine there is no time for all of them.
    await pressOn(page, 1.5, tries * 3)
  }
  throw new Error(`${page.url()} never saved a round to be replaced.`)
}

async function takeUp(page: Page, save: string): Promise<void> {
  // Leaving the page saves its own round once more; what is written after that is what the next page finds.
  await page.evaluate(([key, text]) => addEventListener('pagehide', () => localStorage.setItem(key, text)), [
    storageKey(page),
    save,
  ] as const)
  await page.reload()
  await noted(page, 'first-frame')
  await page.keyboard.press('Enter')
}

const storageKey = (page: Page) => `arcade${new URL(page.url()).pathname.replace('/', '.')}`

/** Notes when the first frame, the first key and the answer to it were done. */
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
  const answered = () => {
    note('firstKey')
    ask(() => ask(() => note('firstAnswer')))
  }
  addEventListener('keydown', answered, { once: true })
}

const noted = async (page: Page, what: string) =>
  Number(await page.locator(`html[data-${what}]`).getAttribute(`data-${what}`))

/** Of the stretches of play the one that was disturbed least: a busy machine only ever adds. */
function calmest(stretches: readonly (readonly number[])[]): { mean: number; p95: number } {
  return stretches
    .map((frames) => {
      const times = [...frames].sort((a, b) => a - b)
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length
      return { mean, p95: times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY }
    })
    .reduce((best, stretch) => (stretch.p95 < best.p95 ? stretch : best))
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
