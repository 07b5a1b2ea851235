/** Tests that every card can be used with text at 200 %: the browser's default size is 32 pixels instead of 16. */
import { expect, test } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { walkCards } from '../test-support/games/card-walk.ts'
import { faultsOfCard } from '../test-support/games/faults.ts'

test.use({
  launchOptions: {
    executablePath: requireBrowser(),
    args: [...BROWSER_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
})
// Generous for busy machines.
test.describe.configure({ timeout: 180_000 })

for (const [width, height] of [
  [320, 480],
  [390, 844],
  [1280, 650],
] as const)
  test(`every card can be used at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await walkCards(page, 'sorting-balls', async (name) => {
      expect(await faultsOfCard(page), name).toEqual([])
      const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
      expect(size).toBe('32px')
    })
  })
