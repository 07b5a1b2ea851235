/** Finds a game on the site's pages. Runs only in `npm run check -- pool8`, whose site has no other games. */
import { gameOf } from '../test-support/games/playable-games.ts'
import { URLS } from '../test-support/servers.ts'
import { expect, open, test } from './site/test.ts'

for (const name of (process.env['CHECK_GAME'] ?? '').split(',')) {
  const { slug, about } = gameOf(name)

  test(`${about.title} has a card on the home page, which leads to its page`, async ({ page }) => {
    await open(page, URLS.site)
    const card = page.locator(`.grid a[href="/single?slug=${slug}"]`).first()
    await expect(card).toHaveAccessibleName(about.title)
    await card.click()
    await expect(page.getByRole('heading', { name: `Title : ${about.title}` })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible()
  })
}
