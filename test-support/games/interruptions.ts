/** Interrupts a round: pause button, hidden tab, lost focus, stalled or late frame. */
import { expect, type Page } from '@playwright/test'
import { untilReadable } from './by-keys.ts'
import { keyboard } from './devices.ts'
import { card, mainButton } from './page.ts'

/** Pauses. If the last attempt ended the round, waits for the end card instead, which follows the curtain. */
export async function pauseOrAwaitEndCard(page: Page, pause: () => Promise<void>): Promise<void> {
  if (!(await card(page).isVisible())) await pause()
  await page.clock.runFor(50)
  if (!(await card(page).isVisible())) await page.clock.runFor(2500)
  await expect(mainButton(page)).toBeVisible()
  await untilReadable(page)
}

/** Pauses the round in progress, or a new one if the last attempt ended it. */
export async function pauseRoundInProgress(page: Page): Promise<void> {
  await pauseOrAwaitEndCard(page, () => page.keyboard.press('Escape'))
  if ((await mainButton(page).textContent()) === 'Resume') return
  await keyboard.start(page)
  await page.clock.runFor(50)
  await page.keyboard.press('Escape')
  await expect(mainButton(page)).toHaveText('Resume')
}

/** Simulates switching to a different tab. */
export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  })
}

/** Simulates a click outside the frame. */
export const loseFocus = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur')))

/** Simulates a page that hides the frame: no event, but also no more animation frames. */
export async function stallFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { requestAnimationFrame: next } = window
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (frame) => held.push(frame)
    addEventListener('test-seen-again', () => {
      window.requestAnimationFrame = next
      for (const frame of held) next(frame)
    })
  })
  await page.clock.runFor(1200)
  await page.evaluate(() => dispatchEvent(new Event('test-seen-again')))
  await page.clock.runFor(300)
}

/** Simulates a busy machine: one frame comes late. */
export const delayFrame = (page: Page) => page.clock.fastForward(900)
