/** Records a browser trace while something runs. */
import type { Browser } from '@playwright/test'

export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** CPU time of the thread in µs, independent of the load of the machine. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The categories needed to find the tasks of a page's main thread. */
const TASKS = { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] }

/** Returns the CPU time of the longest main-thread task in any page, in ms. */
export async function longestTaskOf(browser: Browser, act: () => Promise<void>): Promise<number> {
  const events = await traced(browser, TASKS, act)
  const renderers = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && renderers.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
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
