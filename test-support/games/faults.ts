/** Finds faults of a card automatically: axe violations, clipped elements, buttons too small for a finger. */
import { expect, type Page } from '@playwright/test'
import { axe } from '../axe.ts'
import { pauseClock } from './page.ts'

/** Brings a card that pops up to rest. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/** Lets real time run for a moment, because axe uses timers. */
export async function expectAccessible(page: Page, cardName: string): Promise<void> {
  await page.clock.resume()
  await finishAnimations(page)
  expect(await axe(page), cardName).toEqual([])
  await pauseClock(page, (await page.evaluate(() => Date.now())) + 60_000)
}

/** Returns elements that are partly or wholly outside the frame. */
export const cutOffElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > canvas, .panel button, .panel p, h2 canvas, h2 svg, .pill')]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        return width > 0 && (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )

/** Minimum size of a button, in CSS px. */
const FINGER = 44

/** Returns the faults of the current card. Scrolls to each button in turn if the card overflows. */
export async function faultsOfCard(page: Page): Promise<string[]> {
  await finishAnimations(page)
  return page.evaluate((finger) => {
    const faults: string[] = []
    const panel = document.querySelector('.panel')
    // Skips text for screen readers, which has no size, headings, whose letters overflow their box, and what scrolls:
    // fields, and the path of the journey.
    const boxes = [...(panel?.querySelectorAll(':not(.unseen, h2, input, .road)') ?? [])]
    for (const box of [document.documentElement, ...boxes])
      if (box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
        faults.push(`wider than its place: ${box.outerHTML.slice(0, 80)}`)
    for (const button of panel?.querySelectorAll('button') ?? []) {
      if (getComputedStyle(button).visibility === 'hidden' || button.getClientRects().length === 0) continue
      button.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect()
      const name = button.getAttribute('aria-label') ?? button.textContent
      if (width < finger || height < finger) faults.push(`small: ${name}, ${width} × ${height}`)
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
        faults.push(`cut off: ${name}`)
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!hit || !button.contains(hit)) faults.push(`covered: ${name}`)
    }
    return faults
  }, FINGER)
}
