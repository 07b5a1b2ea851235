/** Checks a page with axe. Frames are left out: they have tests of their own, and would take most of the time. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** The script of axe, which brings its own builder along. */
export const AXE_FILE = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)

export async function axe(page: Page): Promise<Pick<Results, 'violations'>> {
  await page.evaluate(readFileSync(AXE_FILE, 'utf8'))
  return page.evaluate<Results>('axe.run({ iframes: false })')
}
