/** Watches a new build install over an older one. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { URLS } from '../../test-support/servers.ts'
import { shown } from '../site/test.ts'

/** Opens no cache: one that a worker has just deleted would come back. */
export const names = (page: Page) => page.evaluate(() => caches.keys())

/** Returns the state of the waiting worker, if any. */
export const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)

/** Waits until a new build is installed and waits for its turn. */
export const expectWaiting = (page: Page) =>
  expect.poll(() => waiting(page), { intervals: [100] }).toBe('installed')

/** Opens a page in a new tab and waits until React has hydrated it. */
export async function look(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(URLS.site + path)
  await shown(page)
  return page
}

/** Makes the browser try to install the new build. Returns `installed`, or `redundant` if that failed. */
export const tryUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) throw new Error('This page has no worker.')
    const { active } = registration
    const found = new Promise<'found'>((resolve) => {
      if (registration.installing) resolve('found')
      registration.addEventListener('updatefound', () => resolve('found'))
    })
    const tried = found.then(() => {
      const worker = registration.installing
      // On a busy machine the attempt may have ended before the page hears of it, and the worker may even be active.
      if (!worker) return registration.waiting || registration.active !== active ? 'installed' : 'redundant'
      return new Promise<ServiceWorkerState>((resolve) => {
        worker.addEventListener('statechange', () => resolve(worker.state))
      })
    })
    const ask = async () => {
      await registration.update()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    // The browser joins this update to one that already runs, and that one may have read the old build. Then nothing is
    // found, and the page asks again.
    while ((await Promise.race([found, ask()])) !== 'found') continue
    return tried
  })

/**
 * Opens a page as the only one, once no worker waits any more, and checks it. Without the wait the page could open before
 * the browser has stopped the old worker, which then serves it again: on a busy machine this happened dozens of times in
 * a row.
 */
export async function revisit(
  context: BrowserContext,
  url: string,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  // An empty page is nobody's client.
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const states = new Map<string, string>()
  tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status)
  })
  await tools.send('ServiceWorker.enable')
  for (const other of context.pages()) if (other !== page) await other.close()
  const current = () => [...states.values()].filter((state) => state !== 'redundant')
  await expect.poll(() => new Set(current()), { intervals: [100] }).toEqual(new Set(['activated']))
  await tools.detach()
  await page.goto(url)
  await check(page)
}
