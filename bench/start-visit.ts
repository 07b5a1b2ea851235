/** One visit, watched from its navigation: when there is something to see, when all of it, how a press is answered. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { throttle, type Terms } from './terms.ts'

/** Milliseconds from navigation; NaN for what did not happen. */
export interface Moments {
  readonly firstContent: number
  /** Board, pieces and bars: when the frame after the one that drew them began, so that they are on the screen. */
  readonly picture: number
  /** When the scenery was drawn as well. */
  readonly whole: number
  /** From a press at first content until the first frame of the round that it started. */
  readonly answer: number
  readonly shift: number
  /** As sent, headers included. */
  readonly bytes: number
}

interface Watched {
  picture: number
  press: number
  answer: number
  shift: number
}

/** Runs in the page. */
function watch(): void {
  const seen: Watched = { picture: 0, press: Number.NaN, answer: Number.NaN, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('pointerdown', () => (seen.press ||= performance.now()), { capture: true, once: true })
  const look = () => {
    if (performance.getEntriesByName('picture').length > 0) seen.picture ||= performance.now()
    if (seen.press && document.querySelector('main.playing')) {
      requestAnimationFrame(() => (seen.answer = performance.now()))
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Usually the picture stands by then. */
const UNASKED_MS = 1500

export async function openPage(
  browser: Browser,
  terms: Terms,
  viewport = { width: 390, height: 650 },
): Promise<{ context: BrowserContext; page: Page; bytes(): number }> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await throttle(session, terms)
  return { context, page, bytes: () => bytes }
}

/** A game alone, or the reference. */
export async function visitGame(
  browser: Browser,
  url: string,
  terms: Terms,
  press: boolean,
): Promise<Moments> {
  const { context, page, bytes } = await openPage(browser, terms)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: press ? 'commit' : 'load' })
  if (press) {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      undefined,
      {
        polling: 20,
      },
    )
    await page.touchscreen.tap(195, 420)
    await page.waitForFunction(() => (globalThis as unknown as { seen: Watched }).seen.answer > 0)
  } else {
    // Whoever asks takes time from the page, and the first question most of all: the test's tools come with it.
    await page.waitForTimeout(UNASKED_MS)
    await page.waitForFunction(
      () => (globalThis as unknown as { seen: Watched }).seen.picture > 0,
      undefined,
      { polling: 250 },
    )
  }
  // What comes after is still watched for shifts.
  await page.waitForTimeout(500)
  const moments = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const { picture, press, answer, shift } = (globalThis as unknown as { seen: Watched }).seen
    return {
      firstContent: at('first-contentful-paint'),
      picture,
      whole: at('whole picture'),
      answer: answer - press,
      shift,
    }
  })
  await context.close()
  return { ...moments, bytes: bytes() }
}
