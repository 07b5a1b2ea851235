/** Records layout shifts and policy violations of a page from its start. */
import type { Page } from '@playwright/test'

interface Watched {
  readonly shift: number
  readonly violations: readonly string[]
}

/** Starts watching at the next page load. */
export const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const watched = { shift: 0, violations: [] as string[] }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('securitypolicyviolation', (event) =>
      watched.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })

export const watched = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)
