/**
 * Draws the pieces of games at the smallest size that is supported, and tells them apart by shape and lightness alone, as
 * four kinds of colour vision see them. `npm run bench signs` does so for every game, in every look and on every ground.
 */
import { basename } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { buttonOf, clickThrough } from '../test-support/games/by-keys.ts'
import { openGame, runUntilDeferredIsThere } from '../test-support/games/page.ts'
import { describeResult, openSignTests, weakestOf } from '../test-support/signs/tell-apart.ts'
import { hasPieces } from '../test-support/signs/bundle.ts'
import { LEAST_MARGIN, LEAST_STRONG_MARGIN } from '../test-support/signs/margins.ts'
import { sampleOf } from '../test-support/sample.ts'
import { readAllFolders } from '../tools/folders.ts'

/** How many games this run looks at. */
const LOOKED_AT = 6

test('in a sample of games pieces differ in shape, with and without strong signs', async ({ page }) => {
  const all = (await readAllFolders()).map(({ path }) => basename(path))
  expect(
    all.filter((folder) => !hasPieces(folder)),
    'games without test/pieces.ts',
  ).toEqual([])
  const folders = sampleOf(all, LOOKED_AT)
  const { tellApart } = await openSignTests(page, folders)
  const faults: string[] = []
  for (const folder of folders)
    for (const [kind, strong, least] of [
      ['plain', false, LEAST_MARGIN],
      ['strong', true, LEAST_STRONG_MARGIN],
    ] as const) {
      const results = await tellApart(folder, '', strong, 1)
      // A few games have nothing to tell apart, and say why.
      if (results.length === 0) continue
      const weakest = weakestOf(results)
      if (weakest.margin < least) faults.push(`${folder}, ${kind}: ${describeResult(weakest)}`)
    }
  expect(faults).toEqual([])
})

/** Differs if anything on the canvas does. */
const pictureOf = (page: Page) =>
  page.evaluate(() => document.querySelector('canvas')?.toDataURL('image/webp', 0.2))

test('strong signs are switched on by the player, and by the system', async ({ page }) => {
  await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' })
  await openGame(page, 'sorting-balls', { drawn: true })
  await runUntilDeferredIsThere(page)
  const changes = async (does: () => Promise<unknown>) => {
    const before = await pictureOf(page)
    await does()
    await page.clock.runFor(500)
    return (await pictureOf(page)) !== before
  }
  const stored = () => page.evaluate(() => localStorage.getItem('arcade.settings') ?? '{}')
  await page.keyboard.press('Enter')
  await page.keyboard.press('p')
  await clickThrough(page, 'Access')
  const strong = buttonOf(page, 'Strong signs')
  await expect(strong).toHaveAttribute('aria-pressed', 'false')
  expect(await changes(() => strong.click()), 'switched on').toBe(true)
  await expect(strong).toHaveAttribute('aria-pressed', 'true')
  expect(JSON.parse(await stored())).toMatchObject({ strongSigns: true })

  expect(await changes(() => strong.click()), 'as the system').toBe(true)
  expect(JSON.parse(await stored())).not.toHaveProperty('strongSigns')
  expect(await changes(() => page.emulateMedia({ contrast: 'more' })), 'more contrast').toBe(true)
  await expect(strong).toHaveAttribute('aria-pressed', 'true')
})
