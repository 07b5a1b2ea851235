/** Watches a page from inside, frame by frame: from outside, a test may be too slow to see a bar of 0.5 s. */
import type { Page } from '@playwright/test'

export interface Seen {
  /** Times at which the bar and then the content first became visible, in ms. */
  bar?: number
  content?: number
  /** Whether both were ever visible at the same time. */
  both: boolean
}

/** Runs in the page. */
function watch(): void {
  const seen: Seen = { both: false }
  Object.assign(globalThis, { seen })
  const visible = (selector: string) => {
    const found = document.querySelector(selector)
    return found !== null && getComputedStyle(found).visibility === 'visible'
  }
  const look = (now: number) => {
    const bar = visible('.page > .bar')
    const content = visible('.content > *')
    if (bar) seen.bar ??= now
    if (content && seen.bar !== undefined) seen.content ??= now
    if (bar && content) seen.both = true
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Starts watching at the next page load. */
export const watchLoads = (page: Page) => page.addInitScript(watch)

/** Waits until the content has replaced a bar, and returns the observations. */
export async function seen(page: Page): Promise<Required<Seen>> {
  const handle = await page.waitForFunction(() => {
    const { seen } = globalThis as unknown as { seen?: Seen }
    return seen?.content === undefined ? undefined : (seen as Required<Seen>)
  })
  return handle.jsonValue() as Promise<Required<Seen>>
}

/** Navigates within the site and waits until the content has replaced the bar. */
export async function navigate(page: Page, go: () => Promise<unknown>): Promise<Required<Seen>> {
  await page.evaluate(watch)
  await go()
  return seen(page)
}
