/** Checks two tabs: one opened before a deployment, one after it. */
import type { BrowserContext, Page } from '@playwright/test'
import { HEADING, STYLE } from '../offline/next-build.ts'
import { URLS } from '../../test-support/servers.ts'
import { clickWhereDrawn, expect, shown } from '../site/test.ts'

const footer = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true })

export interface OpenTab {
  readonly page: Page
  /** Errors and policy violations in this tab. */
  readonly complaints: readonly string[]
}

/** Runs in the page, before any other script. */
function tellRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`The policy refused: ${effectiveDirective} ${blockedURI}`),
  )
}

export async function openTab(context: BrowserContext, path: string): Promise<OpenTab> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  await page.addInitScript(tellRefusals)
  await page.goto(URLS.site + path)
  await shown(page)
  return { page, complaints }
}

/** Expects the home page of the second build with its own stylesheet. */
export async function expectNewBuild({ page, complaints }: OpenTab): Promise<void> {
  await expect(page.locator('h1')).toHaveText(HEADING.second)
  await expect(page.locator('h1')).toHaveCSS(STYLE.property, STYLE.second)
  expect(complaints).toEqual([])
}

/** Opens a screen whose script is not loaded yet. The page must not reload. */
export async function expectOldTabOpensAbout({ page, complaints }: OpenTab): Promise<void> {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  const chunks: string[] = []
  page.on('response', (answer) => answer.url().includes('/assets/') && chunks.push(answer.url()))
  await expect(page.locator('h1'), 'it is of the first build').toHaveText(HEADING.first)
  await expect(page.locator('h1')).not.toHaveCSS(STYLE.property, STYLE.second)

  await footer(page, 'About').click()
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  expect(
    chunks.some((url) => /\/about-(?!second00)[\w-]{8}\.js$/.test(url)),
    String(chunks),
  ).toBe(true)

  expect(loads).toEqual([])
  expect(complaints).toEqual([])
}

/** Plays and sends the form. The page must not reload. */
export async function expectOldTabGoesOn({ page, complaints }: OpenTab): Promise<void> {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await footer(page, 'Home').click()
  await page.locator('.grid a[href$=pool8]').first().click()
  await expect(page.locator('.texts .prose').first()).toBeVisible()
  await clickWhereDrawn(page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true }))
  await expect(page.frameLocator('iframe').locator('main.playing')).toHaveCount(1)

  const said: string[] = []
  page.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.accept()
  })
  // Until the page is drawn at its new scroll position, Chromium sends a click to the frame that was there before.
  await footer(page, 'Contact Us').dispatchEvent('click')
  await page.getByLabel('Subject').fill('From an old tab')
  await page.getByLabel('Your e-mail').fill('visitor@example.org')
  await page.getByLabel('Your message').fill(`Still here. ${crypto.randomUUID()}`)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => said).toEqual(['Your message has been sent successfully!'])
  expect(loads).toEqual([])
  expect(complaints).toEqual([])
}
