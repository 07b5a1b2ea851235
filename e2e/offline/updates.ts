/** Watches a new build install over an older one. */
import type { BrowserContext, Page } from '@playwright/test'
import { URLS } from '../../test-support/servers.ts'
import { shown } from '../site/test.ts'
import { shelves } from './kept.ts'

export const names = async (page: Page) => Object.keys(await shelves(page))

/** Returns the state of the waiting worker, if any. */
export const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)

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
    // Listens from the start, because the attempt may fail before the promise of `update` resolves.
    const tried = new Promise<ServiceWorkerState>((resolve) => {
      const listen = () => {
        const worker = registration?.installing
        worker?.addEventListener('statechange', () => resolve(worker.state))
      }
      listen()
      registration?.addEventListener('updatefound', listen)
    })
    await registration?.update()
    return tried
  })
