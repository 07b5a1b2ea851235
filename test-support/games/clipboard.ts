/** Controls how a link leaves a page: clipboard on or off, and no system share sheet. */
import { expect, type Page } from '@playwright/test'

/** Removes the share sheet, which not every browser has. Call it before the page opens. */
export const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))

export const allowClipboard = (page: Page) =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

/** Denies the clipboard, as a visitor or an administrator can. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.context().clearPermissions()
  // Any permission that is not listed is denied.
  await page.context().grantPermissions([])
}

/** Returns the last copied text. */
export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Returns the code in the copied link. */
export async function codeCopied(page: Page): Promise<string> {
  const code = /#challenge=([\w-]+)$/.exec(await copied(page))?.[1]
  expect(code, 'a link was copied').toBeDefined()
  return code ?? ''
}
