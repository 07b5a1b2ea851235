/** Tests the end of a round: its outcome is visible, and one press skips ahead. */
import { expect, type Page, test } from '@playwright/test'
import { insetsOf } from '../games/kit/shell/hud.ts'
import { announcement, card, mainButton, openGame, savedRound, SEED } from '../test-support/games/page.ts'
import { playableGames } from '../test-support/games/playable-games.ts'

const VIEWPORT = { width: 390, height: 650 }
test.use({ viewport: VIEWPORT })

const games = await playableGames()

/** Whether this profile has finished a round of Birdify. */
const hasEnded = (page: Page) =>
  page.evaluate(() => localStorage.getItem('arcade.birdify')?.includes('"days":{"') === true)

/** Starts Birdify and lets the bird fall. Returns less than 0.1 s after the end of the round. */
async function crash(page: Page): Promise<void> {
  await openGame(page, 'birdify')
  await page.keyboard.press('Space')
  for (let n = 0; n < 200 && !(await hasEnded(page)); n++) await page.clock.runFor(50)
  await expect(card(page)).toBeHidden()
}

/** Flaps until the round is saved. */
async function flyOn(page: Page): Promise<void> {
  for (let n = 0; n < 3; n++) {
    await page.clock.runFor(450)
    await page.keyboard.press('Space')
  }
}

test('a press 0.3 s after a crash starts the next round; an earlier one is ignored', async ({ page }) => {
  await crash(page)
  await page.keyboard.press('Space')
  await page.clock.runFor(350)
  await page.keyboard.press('Space')
  await flyOn(page)
  await expect(card(page)).toBeHidden()
  expect(await savedRound(page, 'birdify'), 'the next round').toBeDefined()
})

test('without a press, or after one that came too early, the end card appears', async ({ page }) => {
  await crash(page)
  await page.keyboard.press('Space')
  await page.clock.runFor(1500)
  await expect(card(page)).toBeVisible()
  expect(await announcement(page), 'there was no best to beat').not.toMatch(/best/i)
  await page.clock.runFor(1000)
  await expect(page.locator('.emblem b')).toHaveText('0')
  await page.keyboard.press('Enter')
  await flyOn(page)
  await expect(card(page)).toBeHidden()
  expect(await savedRound(page, 'birdify'), 'the next round').toBeDefined()
})

test('a press during the celebration starts the next level and is not a move in it', async ({ page }) => {
  const game = games.find(({ slug }) => slug === 'grasscutter')
  const player = game?.createPlayer?.()
  if (!game?.levels?.hint || !player) throw new Error('GrassCutter has hints and a player.')
  const { rules, levels } = game
  await openGame(page, 'grasscutter')
  await mainButton(page).click()
  await page.clock.runFor(500)
  let state = rules.start(SEED, 1)
  while (rules.outcome(state) === 'playing') {
    const action = levels.hint?.(state)
    for (const key of player.keys(action, state)) await page.keyboard.press(key)
    await page.clock.runFor(600)
    state = rules.act(state, action)
  }
  // The mower first drives to the end of its last row.
  for (let n = 0; n < 40 && (await savedRound(page, 'grasscutter')); n++) await page.clock.runFor(50)
  await page.clock.runFor(350)
  await expect(card(page)).toBeHidden()
  const { top } = await page.locator('.hud').evaluate(insetsOf)
  await page.mouse.click(VIEWPORT.width / 2, (top + VIEWPORT.height) / 2)
  await page.clock.runFor(600)
  await expect(card(page)).toBeHidden()
  expect(await announcement(page)).toMatch(/^Level 2, 0 slides/)
})
