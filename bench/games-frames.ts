/**
 * What a game's frames cost. The JS of a frame is the CPU time of its thread, multiplied by four to stand for a CPU
 * four times slower. Measured that way, whatever else the machine is doing hardly matters.
 */
import type { Browser, Page } from '@playwright/test'
import { traced } from './trace.ts'

const SLOWER = 4
const STRETCH_SECONDS = 3
const STRETCHES = 3
/** What the player presses, over and over: the main button more often than any direction. */
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
  /** Milliseconds from navigation until the first frame is drawn. */
  readonly firstFrame: number
  /** Milliseconds from the first key press until its effect is drawn. */
  readonly firstAnswer: number
  /** Milliseconds of script in a frame. */
  readonly mean: number
  readonly p95: number
}

/** Measures busy play, starting from the game's fullest scene if it has one. */
export async function benchFrames(browser: Browser, address: string, busiest?: unknown): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 650 } })
  await page.addInitScript(recordFirsts)
  await page.goto(address)
  const firstFrame = await recorded(page, 'first-frame')
  await page.keyboard.press('Enter')
  const firstAnswer = (await recorded(page, 'first-answer')) - (await recorded(page, 'first-key'))
  const save = busiest !== undefined && (await saveWith(page, busiest))
  const stretches: number[][] = []
  for (let n = 0; n < STRETCHES; n++) {
    if (save) await reloadWith(page, save)
    stretches.push(await traceFrames(browser, () => keepPressing(page, STRETCH_SECONDS)))
  }
  await page.close()
  return { firstFrame, firstAnswer, ...leastDisturbed(stretches) }
}

async function keepPressing(page: Page, seconds: number, first = 0): Promise<void> {
  const until = Date.now() + seconds * 1000
  for (let n = first; Date.now() < until; n++) {
    await page.keyboard.press(KEYS[n % KEYS.length] ?? 'Space')
    await page.waitForTimeout(320)
  }
}

/** The game's own save with the scene in place of its round. Some games only save once something has happened. */
async function saveWith(page: Page, scene: unknown): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const text = await page.evaluate((key) => localStorage.getItem(key), storageKey(page))
    const save = JSON.parse(text ?? '{}') as { round?: object }
    if (save.round) return JSON.stringify({ ...save, round: { ...save.round, state: scene } })
    // Starting from another key each time: on a busy machine there is no time to press all of them.
    await keepPressing(page, 1.5, tries * 3)
  }
  throw new Error(`${page.url()} never saved a round to be replaced.`)
}

async function reloadWith(page: Page, save: string): Promise<void> {
  // The game saves its own round when the page is left, so ours must be written after that.
  await page.evaluate(([key, text]) => addEventListener('pagehide', () => localStorage.setItem(key, text)), [
    storageKey(page),
    save,
  ] as const)
  await page.reload()
  await recorded(page, 'first-frame')
  await page.keyboard.press('Enter')
}

const storageKey = (page: Page) => `arcade${new URL(page.url()).pathname.replace('/', '.')}`

/** Runs in the page: records when the first frame was drawn, the first key pressed and its effect drawn. */
function recordFirsts(): void {
  const page = document
  // There is no root element yet, so it is looked up only when there is something to record.
  const record = (what: string) => (page.documentElement.dataset[what] = String(performance.now()))
  const request = requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (frame) => {
    window.requestAnimationFrame = request
    return request((time) => {
      frame(time)
      record('firstFrame')
    })
  }
  const onFirstKey = () => {
    record('firstKey')
    request(() => request(() => record('firstAnswer')))
  }
  addEventListener('keydown', onFirstKey, { once: true })
}

const recorded = async (page: Page, what: string) =>
  Number(await page.locator(`html[data-${what}]`).getAttribute(`data-${what}`))

/** The stretch of play that was disturbed least: a busy machine only ever adds time. */
function leastDisturbed(stretches: readonly (readonly number[])[]): { mean: number; p95: number } {
  return stretches
    .map((frames) => {
      const times = [...frames].sort((a, b) => a - b)
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length
      return { mean, p95: times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY }
    })
    .reduce((best, stretch) => (stretch.p95 < best.p95 ? stretch : best))
}

/** Milliseconds of script in each frame, as on the slower CPU. */
async function traceFrames(browser: Browser, act: () => Promise<void>): Promise<number[]> {
  const events = await traced(browser, { includedCategories: ['devtools.timeline'] }, act)
  return events
    .filter(({ name, tdur }) => name === 'FireAnimationFrame' && tdur !== undefined)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
}
