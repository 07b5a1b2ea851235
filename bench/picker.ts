/**
 * Measures how long the level picker takes to open on a slow phone: `npm run bench picker`. Tests an early level, and
 * levels further than anyone will ever get.
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { BENCH_SETTINGS, serveBuilt } from './servers.ts'
import { budget, median, printTable, round } from './table.ts'
import { throttle } from './terms.ts'

const SLUG = 'sorting-balls'
const LEVELS = [7, 1000, 5000]
const TIMES = 11
const FRAME_MS = 1000 / 60
/** Until the deferred script has loaded and the card has had its warm-up layout. */
const SETTLED_MS = 3000

const servers = await serveBuilt()
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })

async function timesAt(level: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 650 } })
  await page.addInitScript(
    ([key, at]) => {
      const stars = Object.fromEntries(Array.from({ length: at - 1 }, (_, i) => [i + 1, 1 + (i % 3)]))
      localStorage.setItem(key, JSON.stringify({ version: 3, level: at, stars, best: {}, days: {} }))
    },
    [`arcade.${SLUG}`, level] as const,
  )
  await page.goto(`${BENCH_SETTINGS.origins.games}/${SLUG}`)
  await page.waitForTimeout(SETTLED_MS)
  await throttle(await page.context().newCDPSession(page), 'slow')
  const times: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const levels = page.getByRole('button', { name: 'Levels', exact: true })
    if (i === 0) await page.getByRole('button', { name: 'Journey' }).click()
    times.push(
      await levels.evaluate((button: HTMLElement) => {
        const began = performance.now()
        button.click()
        document.body.getClientRects()
        return performance.now() - began
      }),
    )
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await levels.waitFor()
  }
  await page.close()
  return times
}

const rows: [level: number, first: number, middle: number, most: number][] = []
for (const level of LEVELS) {
  const times = await timesAt(level)
  rows.push([level, times[0] ?? Number.NaN, median(times), Math.max(...times)])
}
printTable(
  'From the press to the picker, milliseconds at 4×',
  ['at level', 'the first time', 'median', 'most'],
  rows.map((row) => row.map((value) => round(value))),
)
for (const [level, , middle] of rows) budget(`picker at level ${level}`, middle, FRAME_MS, 'ms')
await browser.close()
await servers.close()
