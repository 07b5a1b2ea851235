/** Tests the end of a round: a press skips to the end card, and only one that began after it could be read goes on. */
import { expect, type Page, test } from '@playwright/test'
import { passLesson } from '../test-support/games/by-keys.ts'
import { announcement, card, mainButton, openGame, savedRound } from '../test-support/games/page.ts'

const VIEWPORT = { width: 390, height: 650 }
test.use({ viewport: VIEWPORT })

/** Whether this profile has finished a round of Birdify. */
const hasEnded = (page: Page) =>
  page.evaluate(() => localStorage.getItem('arcade.birdify')?.includes('"days":{"') === true)

/** Starts Birdify and lets the bird fall. Returns less than 0.1 s after the end of the round. */
async function crash(page: Page): Promise<void> {
  await openGame(page, 'birdify')
  await page.keyboard.press('Space')
  for (let n = 0; n < 400 && !(await hasEnded(page)); n++) {
    await page.clock.runFor(50)
    await passLesson(page)
  }
  await expect(card(page)).toBeHidden()
}

/** Flaps until the round is saved. */
async function flyOn(page: Page): Promise<void> {
  for (let n = 0; n < 3; n++) {
    await page.clock.runFor(450)
    await page.keyboard.press('Space')
  }
}

/** A place on the end card's overlay, outside the card. */
const OUTSIDE = { x: 20, y: 20 }

test('a press 0.3 s after a crash shows the end card; earlier ones do nothing', async ({ page }) => {
  await crash(page)
  await page.keyboard.press('Space')
  await page.clock.runFor(350)
  await expect(card(page)).toBeHidden()
  await page.keyboard.press('Space')
  await expect(mainButton(page)).toHaveText('Play again')
})

test('no press that began before the end card could be read goes on: taps, keys, a tap under way', async ({
  page,
}) => {
  await crash(page)
  await page.clock.runFor(350)
  await page.mouse.move(OUTSIDE.x, OUTSIDE.y)
  await page.mouse.down()
  await expect(mainButton(page), 'the press skips to the card').toHaveText('Play again')
  await page.mouse.up()
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key)
  await page.mouse.click(OUTSIDE.x, OUTSIDE.y)
  await page.mouse.down()
  await page.clock.runFor(900)
  await page.mouse.up()
  await expect(mainButton(page), 'a tap that began early').toHaveText('Play again')
  await page.mouse.click(OUTSIDE.x, OUTSIDE.y)
  await expect(card(page)).toBeHidden()
})

test('the button of the end card works at once', async ({ page }) => {
  await crash(page)
  await page.clock.runFor(350)
  await page.keyboard.press('Space')
  await mainButton(page).click()
  await expect(card(page)).toBeHidden()
})

test('without a press, or after one that came too early, the end card appears', async ({ page }) => {
  await crash(page)
  await page.keyboard.press('Space')
  await page.clock.runFor(2500)
  await expect(card(page)).toBeVisible()
  expect(await announcement(page), 'there was no best to beat').not.toMatch(/best/i)
  await page.clock.runFor(1000)
  await expect(page.locator('.emblem b')).toHaveText('0')
  await page.keyboard.press('Enter')
  await flyOn(page)
  await expect(card(page)).toBeHidden()
  expect(await savedRound(page, 'birdify'), 'the next round').toBeDefined()
})
