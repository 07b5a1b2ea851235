/** Measures the CPU time of a page, independent of other load on the machine. */
import type { Page } from '@playwright/test'

/** Returns a function that reads the CPU seconds used by the page's main thread. */
export async function watchWork(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}
