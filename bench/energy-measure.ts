/** Measures the CPU time of all browser processes, and counts the animation frames that a page requests. */
import { existsSync } from 'node:fs'
import type { Browser, Frame, Page } from '@playwright/test'
import { requireBrowser } from '../test-support/browser.ts'

export interface Cost {
  /** CPU time of all browser processes, in per cent of one core. */
  readonly cpu: number
  /** Animation frames per second. */
  readonly frames: number
  /** Pictures drawn per second. */
  readonly drawn: number
}

/** The full browser: the headless shell composites differently and costs less. */
export function fullBrowser(): string {
  const found = requireBrowser()
  const full = found.replace('-headless-shell', '')
  return existsSync(full) ? full : found
}

/** Runs in a page: counts its animation frames, and those in which it starts a picture on a visible canvas. */
export function countFrames(): void {
  const counts = { requested: 0, drawn: 0 }
  Object.assign(globalThis, { frameCounts: counts })
  const request = requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (frame) =>
    request((time) => {
      counts.requested++
      frame(time)
    })
  // The kit scales its pen once per picture; a WebGL game clears.
  const { setTransform } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.setTransform = function (...how: []) {
    if (this.canvas.isConnected) counts.drawn++
    setTransform.apply(this, how)
  }
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (mask) {
    counts.drawn++
    clear.call(this, mask)
  }
}

interface FrameCounts {
  readonly requested: number
  readonly drawn: number
}

const framesOf = (place: Page | Frame) =>
  place.evaluate(() => ({ ...(Reflect.get(globalThis, 'frameCounts') as FrameCounts) }))

export interface Meter {
  /** Measures this many seconds. `place` is the page or frame whose frames are counted. */
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
      const before = { frames: await framesOf(place), cpu: await cpuSeconds(), at: performance.now() }
      await new Promise((done) => setTimeout(done, seconds * 1000))
      const passed = (performance.now() - before.at) / 1000
      const cpu = (await cpuSeconds()) - before.cpu
      const { requested, drawn } = await framesOf(place)
      return {
        cpu: (100 * cpu) / passed,
        frames: (requested - before.frames.requested) / passed,
        drawn: (drawn - before.frames.drawn) / passed,
      }
    },
    close: () => tools.detach(),
  }
}
