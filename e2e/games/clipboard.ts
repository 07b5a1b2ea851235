/** The way of a link out of a page: the clipboard, where it is allowed, and no share sheet of the system's. */
import { expect, type Page } from '@playwright/test'

/** Browsers differ in whether there is one. Call it before the page opens. */
export const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))

export const allowClipboard = (page: Page) =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

/** As a visitor or a company forbids it. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.context().clearPermissions()
  // Whatever is not in the list is refused.
  await page.context().grantPermissions([])
}

/** What was copied last. */
export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The code in a link that was copied. */
export async function codeCopied(page: Page): Promise<string> {
  const code = /#challenge=([\w-]+)$/.exec(await copied(page))?.[1]
  expect(code, 'a link was copied').toBeDefined()
  return code ?? ''
}
