/** Measures how long a page has computed. Other programs on the machine do not count. */
import type { Page } from '@playwright/test'

/** Returns a function that gives the seconds of CPU that the page's main thread has used. */
export async function watchWork(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}
