/** Measures the CPU time of all browser processes, and counts the pictures that a game draws. */
import { existsSync } from 'node:fs'
import type { Browser, Frame, Page } from '@playwright/test'
import { requireBrowser } from '../test-support/browser.ts'
import { picturesDrawn } from '../test-support/games/frame-count.ts'

export interface Cost {
  /** CPU time of all browser processes, in per cent of one core. */
  readonly cpu: number
  /** Pictures drawn per second. */
  readonly drawn: number
}

/** The full browser: the headless shell composites differently and costs less. */
export function fullBrowser(): string {
  const found = requireBrowser()
  const full = found.replace('-headless-shell', '')
  return existsSync(full) ? full : found
}

export interface Meter {
  /** Measures this many seconds. `place` is the page or frame whose pictures are counted. */
  measure(place: Page | Frame, seconds: number): Promise<Cost>
  close(): Promise<void>
}

export async function createMeter(browser: Browser): Promise<Meter> {
  const tools = await browser.newBrowserCDPSession()

  async function cpuSeconds(): Promise<number> {
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }

  return {
    async measure(place, seconds) {
      const before = { drawn: await picturesDrawn(place), cpu: await cpuSeconds(), at: performance.now() }
      await new Promise((done) => setTimeout(done, seconds * 1000))
      const passed = (performance.now() - before.at) / 1000
      const cpu = (await cpuSeconds()) - before.cpu
      const drawn = (await picturesDrawn(place)) - before.drawn
      return { cpu: (100 * cpu) / passed, drawn: drawn / passed }
    },
    close: () => tools.detach(),
  }
}
