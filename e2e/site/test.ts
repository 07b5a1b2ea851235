/** Extends `test` to fail on console messages, errors and policy violations that the test does not expect. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { listedPages, type PageName, pages } from '../../site/src/pages.ts'
import { gameFolders } from '../../tools/folders.ts'
import { shortenDelays } from './short-delays.ts'

export { expect }

export const test = base.extend<{ noise: string[]; forgive: RegExp; realDelays: boolean }>({
  /** Whether the loading bar is shown for as long as specified. */
  realDelays: [false, { option: true }],
  context: async ({ context, realDelays }, use) => {
    if (!realDelays) await shortenDelays(context)
    await use(context)
  },
  /** Console messages that the test causes on purpose. */
  forgive: [/^$/, { option: true }],
  /** All console messages so far. */
  noise: [
    async ({ page, forgive }, use) => {
      const noise: string[] = []
      listen(page, noise)
      await use(noise)
      expect(
        noise.filter((line) => !forgive.test(line)),
        'nothing in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

function listen(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    // Ignores warnings about software WebGL, and Playwright's about workers.
    if (!/GL Driver Message|blocked by Playwright/.test(message.text()))
      noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
}

export const GAME_COUNT = (await gameFolders()).length

/** Opens a page and waits until its loading bar is gone and React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await shown(page)
}

/** Waits until the loading bar is gone, the content is visible, and links navigate without a page load. */
export async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
  await takenOver(page)
}

/** Waits until React has hydrated the page: it adds its own property to every element. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('h1, .card *')]
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return elements.length > 0 && elements.every(isTaken)
  })
}

/** Waits until the page has been painted in its current state. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}

/**
 * Scrolls to something and clicks it. Until the page is drawn at its new scroll position, Chromium sends a click to the
 * frame that was there before.
 */
export async function clickWhereDrawn(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await drawn(target.page())
  await target.click()
}

const HEADINGS: Partial<Record<PageName, string>> = {
  home: 'Something is always in bloom',
  single: 'Title : Pool8',
  about: 'About Us',
  privacy: 'Privacy Policy',
  terms: 'Terms and Conditions',
  contact: 'Contact Us',
  'not-found': 'Page not found',
  error: 'Unexpected Application Error!',
}

/** Specified duration of the loading bar, in ms. */
const DELAYS = { page: 500, game: 1000 }

const expected = (name: PageName) => ({
  heading: HEADINGS[name] ?? /\S/,
  delay: DELAYS[pages[name].delay],
})

/** Every page of the site with an address, and one game as an example for the game pages. */
export const SCREENS = listedPages.flatMap(([name, { path }]) =>
  path === undefined || path === '*'
    ? []
    : [{ path: name === 'single' ? `${path}?slug=pool8` : path, ...expected(name) }],
)

/** Pages shown at addresses that do not exist. */
export const LOST = [
  { path: '/nowhere', ...expected('not-found') },
  { path: '/single?slug=nowhere', ...expected('error') },
]

/** The footer's links, as specified. */
export const FOOTER = [
  ['Home', '/'],
  ['About', '/about'],
  ['Privacy Policy', '/privacy-policy'],
  ['Term Condition', '/term-condition'],
  ['Contact Us', '/contact-us'],
] as const
