/** What the browser itself records while something happens in it. */
import type { Browser } from '@playwright/test'

export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time of the thread in microseconds, whatever else the machine was doing. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export async function traced(
  browser: Browser,
  traceConfig: { readonly includedCategories: string[]; readonly excludedCategories?: string[] },
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const tools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((done) => tools.on('Tracing.tracingComplete', done))
  await tools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  await tools.send('Tracing.end')
  await complete
  await tools.detach()
  return events
}
