/** Two people take turns at one device under names of their own, which are asked for before the round. */
import { expect, type Page, test } from '@playwright/test'
import { buttonOf, pressByKeys } from '../test-support/games/by-keys.ts'
import { cutOffElements, expectAccessible, faultsOfCard } from '../test-support/games/faults.ts'
import {
  announcement,
  card,
  collectComplaints,
  mainButton,
  openGame,
  runUntilDeferredIsThere,
} from '../test-support/games/page.ts'

test.use({ viewport: { width: 320, height: 480 } })

/** Milliseconds until a change is saved, and the length of the countdown. */
const SAVED = 1100
const COUNTED_IN = 4000

const nameOf = (page: Page, seat: 1 | 2) => card(page).getByRole('textbox', { name: `Player ${seat}` })
const storedNames = (page: Page) => page.evaluate(() => localStorage.getItem('arcade.pool8.people'))

/** Asks what to do, until the announcement names the player: the names arrive after the first picture. */
const expectCalled = (page: Page, words: string) =>
  expect(async () => {
    await page.keyboard.press('t')
    await page.clock.runFor(300)
    expect(await announcement(page)).toContain(words)
  }).toPass({ timeout: 60_000 })

async function openNames(page: Page, choice: string): Promise<void> {
  await pressByKeys(page, 'Choose')
  await pressByKeys(page, choice)
  await expect(card(page)).toHaveAccessibleName(choice)
}

test('names are typed by keyboard, called, kept for the next visit, and can be removed', async ({ page }) => {
  const complaints = collectComplaints(page)
  await openGame(page, 'pool8')
  await runUntilDeferredIsThere(page)
  await openNames(page, 'Two players')
  expect(await faultsOfCard(page)).toEqual([])
  expect(await cutOffElements(page)).toEqual([])
  await expectAccessible(page, 'names')
  // From the main button, which has the focus at first.
  await page.keyboard.press('Shift+Tab')
  await expect(nameOf(page, 2)).toBeFocused()
  await page.keyboard.type('Bo <Wei>')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Ada P.')
  // A turned device redraws the card.
  await page.setViewportSize({ width: 480, height: 320 })
  await page.clock.runFor(300)
  await expect(nameOf(page, 1)).toBeFocused()
  await expect(nameOf(page, 1)).toHaveValue(/^Ada P/)
  expect(await faultsOfCard(page)).toEqual([])
  await nameOf(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeHidden()
  await expectCalled(page, 'Ada P’s turn to break')
  expect(await storedNames(page)).toBe('["Ada P","Bo Wei"]')

  await page.reload()
  await runUntilDeferredIsThere(page)
  await openNames(page, 'Nine-ball for two')
  await expect(nameOf(page, 2)).toHaveValue('Bo Wei')
  await nameOf(page, 1).fill('')
  await nameOf(page, 2).fill('')
  await mainButton(page).click()
  await expect(card(page)).toBeHidden()
  await expectCalled(page, 'Player 1’s turn to break')
  expect(await storedNames(page)).toBeNull()
  expect(complaints).toEqual([])
})

test('nobody has to type a name, and a resumed round calls those there are', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('arcade.pool8.people', '["Bo",""]'))
  await openGame(page, 'pool8')
  await runUntilDeferredIsThere(page)
  await openNames(page, 'Two players')
  await buttonOf(page, 'Back').click()
  await expect(card(page)).toHaveAccessibleName('Choose')
  await pressByKeys(page, 'Two players')
  await mainButton(page).click()
  await expectCalled(page, 'Bo’s turn to break')
  await page.clock.runFor(SAVED)
  await page.reload()
  await runUntilDeferredIsThere(page)
  await expect(mainButton(page)).toHaveText('Continue')
  await mainButton(page).click()
  await page.clock.runFor(COUNTED_IN)
  await expectCalled(page, 'Bo’s turn to break')
})

test('the names can be used with text at 200 % and in forced colours', async ({ page }) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.emulateMedia({ forcedColors: 'active' })
  await openGame(page, 'pool8')
  await runUntilDeferredIsThere(page)
  await openNames(page, 'Two players')
  for (const size of [
    { width: 320, height: 480 },
    { width: 390, height: 844 },
    { width: 1280, height: 650 },
  ]) {
    await page.setViewportSize(size)
    await page.clock.runFor(100)
    expect(await faultsOfCard(page), `${size.width}×${size.height}`).toEqual([])
    for (const seat of [1, 2] as const) {
      await nameOf(page, seat).focus()
      await expect(nameOf(page, seat)).toBeInViewport({ ratio: 1 })
      const { height } = (await nameOf(page, seat).boundingBox()) ?? { height: 0 }
      expect(height).toBeGreaterThanOrEqual(44)
    }
  }
})
