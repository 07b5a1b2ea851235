/**
 * Measures the script cost of a game's frames: the CPU time of the main thread, multiplied by four to simulate a CPU
 * four times slower. CPU time hardly depends on the load of the machine.
 */
import type { Browser, Page } from '@playwright/test'
import { deferredIsThere } from '../test-support/games/page.ts'
import { traced } from './trace.ts'

const SLOWER = 4
const STRETCH_SECONDS = 3
const STRETCHES = 3
/** Keys pressed in a loop: the main button more often than any direction. */
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

export interface FrameTimings {
  /** Milliseconds from navigation until the first frame is drawn. */
  readonly firstFrame: number
  /** Milliseconds from the first key press until its effect is drawn. */
  readonly firstAnswer: number
  /** Script time per frame in ms, with sound and music. */
  readonly mean: number
  readonly p95: number
  /** The 95th percentile without sound and music. */
  readonly muted: number
  /** Mean script time in ms that sound adds to a frame, including the timers that schedule the music. */
  readonly sound: number
}

/** CPU times in ms, scaled to the slower CPU. */
interface Stretch {
  readonly frames: readonly number[]
  readonly timers: readonly number[]
}

/** Measures busy play, starting from the game's fullest scene if it has one. */
export async function benchFrames(
  browser: Browser,
  address: string,
  busiest?: unknown,
): Promise<FrameTimings> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 650 } })
  await page.addInitScript(recordFirsts)
  await page.goto(address)
  const firstFrame = await recorded(page, 'first-frame')
  await page.keyboard.press('Enter')
  const firstAnswer = (await recorded(page, 'first-answer')) - (await recorded(page, 'first-key'))
  const save = busiest !== undefined && (await saveWith(page, busiest))
  const loud = await playOn()
  await page.keyboard.press('KeyM')
  const quiet = await playOn()
  await page.close()
  const { frames } = leastDisturbed(loud)
  return {
    firstFrame,
    firstAnswer,
    mean: sumOf(frames) / frames.length,
    p95: p95Of(frames),
    muted: p95Of(leastDisturbed(quiet).frames),
    sound: leastOf(loud) - leastOf(quiet),
  }

  async function playOn(): Promise<Stretch[]> {
    const stretches: Stretch[] = []
    for (let n = 0; n < STRETCHES; n++) {
      if (save) await reloadWith(page, save)
      stretches.push(await traceStretch(browser, () => keepPressing(page, STRETCH_SECONDS)))
    }
    return stretches
  }
}

async function keepPressing(page: Page, seconds: number, first = 0): Promise<void> {
  const until = Date.now() + seconds * 1000
  for (let n = first; Date.now() < until; n++) {
    await page.keyboard.press(KEYS[n % KEYS.length] ?? 'Space')
    await page.waitForTimeout(320)
  }
}

/** Returns the game's own save with its round replaced by the scene. Some games save only after the first action. */
async function saveWith(page: Page, scene: unknown): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const text = await page.evaluate((key) => localStorage.getItem(key), storageKey(page))
    const save = JSON.parse(text ?? '{}') as { round?: object }
    if (save.round) return JSON.stringify({ ...save, round: { ...save.round, state: scene } })
    // Starts from a different key each time, because a busy machine has no time to press all of them.
    await keepPressing(page, 1.5, tries * 3)
  }
  throw new Error(`${page.url()} never saved a round to be replaced.`)
}

async function reloadWith(page: Page, save: string): Promise<void> {
  // The game saves its own round on pagehide, so ours must be written after that.
  await page.evaluate(([key, text]) => addEventListener('pagehide', () => localStorage.setItem(key, text)), [
    storageKey(page),
    save,
  ] as const)
  await page.reload()
  await recorded(page, 'first-frame')
  await deferredIsThere(page)
  await page.keyboard.press('Enter')
}

const storageKey = (page: Page) => `arcade${new URL(page.url()).pathname.replace('/', '.')}`

/** Runs in the page: records when the first frame was drawn, the first key pressed and its effect drawn. */
function recordFirsts(): void {
  const page = document
  // The root element does not exist yet, so each record looks it up.
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

const sumOf = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0)

/** Mean script time per frame plus timers per sixtieth of a second, of the cheapest stretch. */
const leastOf = (stretches: readonly Stretch[]) =>
  Math.min(
    ...stretches.map(
      ({ frames, timers }) => sumOf(frames) / frames.length + sumOf(timers) / (60 * STRETCH_SECONDS),
    ),
  )

function p95Of(times: readonly number[]): number {
  const ordered = [...times].sort((a, b) => a - b)
  return ordered[Math.floor(ordered.length * 0.95)] ?? Number.POSITIVE_INFINITY
}

/** The least disturbed stretch: load on the machine only ever adds time. */
const leastDisturbed = (stretches: readonly Stretch[]) =>
  stretches.reduce((best, each) => (p95Of(each.frames) < p95Of(best.frames) ? each : best))

async function traceStretch(browser: Browser, act: () => Promise<void>): Promise<Stretch> {
  const events = await traced(browser, { includedCategories: ['devtools.timeline'] }, act)
  const timesOf = (what: string) =>
    events
      .filter(({ name, tdur }) => name === what && tdur !== undefined)
      .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
  return { frames: timesOf('FireAnimationFrame'), timers: timesOf('TimerFire') }
}
