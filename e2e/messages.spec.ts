/** Checks that messages during play cover nothing that is played, in four frame sizes. */
import { expect, type Page, test } from '@playwright/test'
import { insetsOf } from '../games/kit/shell/hud.ts'
import { pressByKeys } from '../test-support/games/by-keys.ts'
import { card, openGame, openNextGame, runUntilDeferredIsThere, SEED } from '../test-support/games/page.ts'
import { gameOf, type PlayableGame } from '../test-support/games/playable-games.ts'

const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const

const toast = (page: Page) => page.locator('.toast')

/** Half the width of the widest hen of Sort Eggs, which sits between the bars of a wide frame. */
const HEN = 60
const WIDE = 620

/** Shows the longest goal of a game, as a reached goal does. */
const showLongestGoal = (page: Page, { game: { goals = [] } }: PlayableGame) =>
  toast(page).evaluate(
    (element, text) => {
      element.removeAttribute('hidden')
      element.textContent = text
    },
    goals.map(({ words }) => `Goal reached: ${words}`).toSorted((a, b) => b.length - a.length)[0] ?? '',
  )

/** Expects the message to be in the bar at the top: above the area of the board, and beside the buttons. */
async function expectInBar(page: Page, width: number, where: string): Promise<void> {
  const box = await toast(page).boundingBox()
  const { top } = await page.locator('.hud').evaluate(insetsOf)
  if (!box) throw new Error(`${where}: there is no message.`)
  expect(box.height, where).toBeGreaterThan(20)
  expect(box.y + box.height, `${where}: above the board`).toBeLessThanOrEqual(top)
  if (width > WIDE)
    expect(box.x + box.width, `${where}: beside the middle`).toBeLessThanOrEqual(width / 2 - HEN)
  expect(await page.evaluate(buttonsCovered), where).toEqual([])
}

/** Runs in the page. Returns the visible buttons of the bar that the message covers. */
function buttonsCovered(): (string | null)[] {
  const box = document.querySelector('.toast')?.getBoundingClientRect()
  if (!box) return ['There is no message.']
  const buttons = [...document.querySelectorAll('.hud button[aria-label]')].filter((button) =>
    button.checkVisibility({ checkVisibilityCSS: true }),
  )
  return buttons
    .filter((button) => {
      const { left, right, top } = button.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom
    })
    .map((button) => button.getAttribute('aria-label'))
}

/** Opens each game in turn in one page: a new page takes longer. */
async function inEach(page: Page, slugs: readonly string[], check: (slug: string) => Promise<void>) {
  for (const [n, slug] of slugs.entries())
    await test.step(slug, async () => {
      await (n === 0 ? openGame : openNextGame)(page, slug)
      // The style of messages comes with the script that shows them.
      await runUntilDeferredIsThere(page)
      await pressByKeys(page, 'Play')
      await check(slug)
    })
}

test('a reached goal covers nothing in four games', async ({ page }) => {
  await inEach(page, ['egg-quest', 'birdify', 'sort-eggs', 'fightvirus'], async (slug) => {
    const game = gameOf(slug)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await page.clock.runFor(50)
      await expect(card(page)).toBeHidden()
      await showLongestGoal(page, game)
      await expectInBar(page, width, `${slug} at ${width}×${height}`)
    }
  })
})

test('hints cover neither board nor buttons in three games', async ({ page }) => {
  await inEach(page, ['push-it', 'grasscutter', 'sorting-balls'], async (slug) => {
    const { rules, levels, createPlayer } = gameOf(slug)
    for (const [width, height] of SIZES) {
      const where = `${slug} at ${width}×${height}`
      await page.setViewportSize({ width, height })
      await page.clock.runFor(500)
      await page.keyboard.press('KeyH')
      await expect(async () => {
        await page.clock.runFor(50)
        expect(await toast(page).isVisible()).toBe(true)
      }).toPass({ intervals: [20] })
      await expectInBar(page, width, where)
      const box = await toast(page).boundingBox()
      const safe = await page.locator('.hud').evaluate(insetsOf)
      const state = rules.start(SEED, 1)
      const touches = createPlayer?.().touches(levels?.hint?.(state), state, { width, height, safe }) ?? []
      expect(touches.length, where).toBeGreaterThan(0)
      for (const { y } of touches.flat()) expect(y, where).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
    }
  })
})
