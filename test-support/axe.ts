/** Checks a page with axe. Frames are left out: they have tests of their own, and would take most of the time. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The script of axe, which its package for Playwright brings along. */
export const AXE_FILE = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)

/** Only what a test reports: results of rules that are kept have thousands of lines and take most of the time. */
const RUN = `axe.run({ iframes: false, resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes: [first] }) => id + ': ' + first.html))`

/** Returns the violations, each with the first element that it concerns. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(readFileSync(AXE_FILE, 'utf8'))
  return page.evaluate<string[]>(RUN)
}
