/** Counts the pictures that games draw while nothing happens, and while they are covered or woken. */
import { expect, type Page, test } from '@playwright/test'
import { playableGames } from '../test-support/games/playable-games.ts'
import { picturesDrawn, watchPictures } from '../test-support/games/frame-count.ts'
import { card, mainButton, openGame, runUntilDeferredIsThere } from '../test-support/games/page.ts'

const FRAME_MS = 16
/** Idle motion comes at ten pictures a second, never faster. */
const IDLE_PER_SECOND = 11
const SMALL = { width: 320, height: 568 }

async function open(page: Page, slug: string): Promise<void> {
  await page.setViewportSize(SMALL)
  await watchPictures(page)
  await openGame(page, slug)
  await runUntilDeferredIsThere(page)
  // Enough for the first judgement of the device's speed, and for the board to enter.
  await page.clock.runFor(3000)
}

/** Returns how many pictures are drawn in this time. */
async function picturesIn(page: Page, milliseconds: number): Promise<number> {
  const before = await picturesDrawn(page)
  await page.clock.runFor(milliseconds)
  return (await picturesDrawn(page)) - before
}

for (const { slug, game } of await playableGames()) {
  test(`${slug} rations idle motion on its opening card, and draws nothing while paused`, async ({
    page,
  }) => {
    await open(page, slug)
    expect(await picturesIn(page, 2000), 'on the opening card').toBeLessThanOrEqual(2 * IDLE_PER_SECOND)
    await page.clock.runFor(20_000)
    expect(await picturesIn(page, 10_000), 'on the opening card after a while').toBe(0)
    await page.keyboard.press('Enter')
    await page.clock.runFor(1000)
    await page.keyboard.press('Escape')
    await expect(card(page)).toBeVisible()
    // Effects may end under the card.
    await page.clock.runFor(5000)
    await page.mouse.move(100, 100)
    await page.mouse.move(150, 200)
    expect(await picturesIn(page, 10_000), 'while paused').toBe(0)
  })

  // Real-time games always move.
  if (!game.words) continue
  test(`${slug} rests while it waits for a move, and answers a press in the next frame`, async ({ page }) => {
    await open(page, slug)
    await page.keyboard.press('Enter')
    await expect(mainButton(page)).toBeHidden()
    await page.clock.runFor(3000)
    expect(await picturesIn(page, 5000), 'three seconds after the input').toBeLessThanOrEqual(
      5 * IDLE_PER_SECOND,
    )
    await page.clock.runFor(60_000)
    expect(await picturesIn(page, 10_000), 'a minute after the input').toBe(0)
    await page.keyboard.press('ArrowRight')
    expect(await picturesIn(page, FRAME_MS), 'one frame after a press').toBe(1)
  })
}
