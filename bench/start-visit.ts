/** Visits a page and records first content, board, scenery and the response to a press. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { throttle, type Terms } from './terms.ts'

/** Times in ms since navigation; NaN for events that did not happen. */
export interface Moments {
  readonly firstContent: number
  /** Board, pieces and bars are on the screen: the start of the frame after the one that drew them. */
  readonly picture: number
  /** The scenery is drawn as well. */
  readonly whole: number
  /** From a press at first content until the first frame of the round it started. */
  readonly answer: number
  readonly shift: number
  /** Compressed, including headers. */
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

/** The board is usually drawn by then. */
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

/** Visits a game on its own, or the reference page. */
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
    // Polling takes CPU time from the page, most of all the first poll, which injects the test's tools.
    await page.waitForTimeout(UNASKED_MS)
    await page.waitForFunction(
      () => (globalThis as unknown as { seen: Watched }).seen.picture > 0,
      undefined,
      { polling: 250 },
    )
  }
  // Later layout shifts count as well.
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
