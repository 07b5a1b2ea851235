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
  /** CPU time per picture, in ms. Depends less on the load of the machine than the other two. */
  readonly perPicture: number
}

/** The full browser: the headless shell composites differently and costs less. */
export function fullBrowser(): string {
  const found = requireBrowser()
  const full = found.replace('-headless-shell', '')
  return existsSync(full) ? full : found
}

interface Reading {
  /** In seconds. */
  readonly at: number
  readonly cpu: number
  readonly drawn: number
}

export interface Meter {
  /** Measures this many seconds. `place` is the page or frame whose pictures are counted. */
  measure(place: Page | Frame, seconds: number): Promise<Cost>
  /** Repeats `step` until the steps that returned true have taken this many seconds, and measures only those. */
  measureSteps(place: Page | Frame, seconds: number, step: () => Promise<boolean>): Promise<Cost>
  close(): Promise<void>
}

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000))

const sum = (a: Reading, b: Reading, sign = 1): Reading => ({
  at: a.at + sign * b.at,
  cpu: a.cpu + sign * b.cpu,
  drawn: a.drawn + sign * b.drawn,
})

const costOf = ({ at, cpu, drawn }: Reading): Cost => ({
  cpu: (100 * cpu) / at,
  drawn: drawn / at,
  perPicture: (1000 * cpu) / drawn,
})

export async function createMeter(browser: Browser): Promise<Meter> {
  const tools = await browser.newBrowserCDPSession()

  async function read(place: Page | Frame): Promise<Reading> {
    const drawn = await picturesDrawn(place)
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo')
    const cpu = processInfo.reduce((total, { cpuTime }) => total + cpuTime, 0)
    return { at: performance.now() / 1000, cpu, drawn }
  }

  const meter: Meter = {
    measure: (place, seconds) => meter.measureSteps(place, seconds, () => wait(seconds).then(() => true)),
    async measureSteps(place, seconds, step) {
      let total: Reading = { at: 0, cpu: 0, drawn: 0 }
      while (total.at < seconds) {
        const before = await read(place)
        const counts = await step()
        if (counts) total = sum(total, sum(await read(place), before, -1))
      }
      return costOf(total)
    },
    close: () => tools.detach(),
  }
  return meter
}
