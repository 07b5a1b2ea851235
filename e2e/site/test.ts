/** A test whose page must stay quiet: any console message, error or policy violation that a test does not expect fails it. */
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export const test = base.extend<{ noise: string[]; forgive: RegExp }>({
  /** What this test provokes on purpose. */
  forgive: [/^$/, { option: true }],
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
    // A graphics driver made of software complains about itself when a game with WebGL stands in the frame.
    if (!message.text().includes('GL Driver Message')) noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
}

export const CATALOGUE_SIZE = 17

/** Opens a page and waits until its bar is gone. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await shown(page)
}

/** Waits until the bar of the page that is being opened is gone and its content stands there. */
export async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
}

/** Every page of the site, by address and heading. */
export const SCREENS = [
  { path: '/', heading: 'Something is always in bloom', wait: 500 },
  { path: '/single?slug=pool8', heading: 'Title : Pool8', wait: 1000 },
  { path: '/about', heading: 'About Us', wait: 500 },
  { path: '/privacy-policy', heading: 'Privacy Policy', wait: 500 },
  { path: '/term-condition', heading: 'Terms and Conditions', wait: 500 },
  { path: '/contact-us', heading: 'Contact Us', wait: 500 },
] as const

export const LOST = [
  { path: '/nowhere', heading: 'Page not found', wait: 500 },
  { path: '/single?slug=nowhere', heading: 'Unexpected Application Error!', wait: 500 },
] as const
