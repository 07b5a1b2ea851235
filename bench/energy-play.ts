/** Measures a real-time game in play, with somebody at the keyboard. */
import type { Page } from '@playwright/test'
import { keyToTry, pauseAfter } from '../test-support/games/attempts.ts'
import { card, deferredIsThere } from '../test-support/games/page.ts'
import type { Cost, Meter } from './energy-measure.ts'

const SECONDS = 10
/** Seconds of play before the measurement, in which the last sprites are painted. */
const SETTLE = 4

/** Presses keys without a plan, and starts the next round when one is lost. Pauses and cards are not measured. */
export async function costInPlay(page: Page, meter: Meter, address: string): Promise<Cost> {
  await page.goto(address)
  await deferredIsThere(page)
  await page.keyboard.press('Enter')
  let attempts = 0
  const attempt = async () => {
    const isOver = await card(page).isVisible()
    await page.keyboard.press(isOver ? 'Enter' : keyToTry(attempts))
    await page.waitForTimeout(pauseAfter(attempts++))
    return !isOver && !(await card(page).isVisible())
  }
  for (const until = Date.now() + SETTLE * 1000; Date.now() < until;) await attempt()
  return meter.measureSteps(page, SECONDS, attempt)
}
