/** Changes keys and a pad button on the page for it, and plays with them. */
import { expect, type Page, test } from '@playwright/test'
import { buttonOf, pressByKeys } from '../test-support/games/by-keys.ts'
import { expectAccessible, faultsOfCard } from '../test-support/games/faults.ts'
import { BUTTON, plugInGamepad, pressButton } from '../test-support/games/gamepad.ts'
import {
  announcement,
  card,
  collectComplaints,
  keptOf,
  openGame,
  runUntilDeferredIsThere,
} from '../test-support/games/page.ts'

const row = (page: Page, name: string) => card(page).getByRole('button', { name: new RegExp(`^${name}`) })

async function openKeys(page: Page): Promise<void> {
  await openGame(page, 'equalz')
  await runUntilDeferredIsThere(page)
  await page.keyboard.press('Space')
  await page.clock.runFor(300)
  await page.keyboard.press('Escape')
  await pressByKeys(page, 'Keys')
  await expect(card(page)).toHaveAccessibleName('Keys')
}

test('keys are changed by keyboard, kept, and named by every text', async ({ page }) => {
  const complaints = collectComplaints(page)
  await page.setViewportSize({ width: 320, height: 480 })
  await openKeys(page)
  await row(page, 'Undo').focus()
  await page.keyboard.press('Enter')
  expect(await announcement(page)).toContain('Press the new key for Undo')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Undo')).toContainText('UZ')
  await page.keyboard.press('Enter')
  await page.keyboard.press('p')
  expect(await announcement(page)).toBe('Undo: P. Pause has U and Z now.')
  await expect(row(page, 'Undo')).toBeFocused()
  await row(page, 'Keep').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('j')
  await expect(row(page, 'Keep')).toContainText('J')
  expect(await faultsOfCard(page)).toEqual([])
  await expectAccessible(page, 'Keys')
  // From Keys to Access, to Help, to the pause card.
  for (const _ of ['Access', 'Help', 'Paused']) await page.keyboard.press('Escape')
  await expect(card(page)).toHaveAccessibleName('Paused')
  await expect(card(page)).toContainText('Space; J keeps.')
  await page.keyboard.press('Escape')
  await page.clock.runFor(100)

  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveAttribute('aria-keyshortcuts', 'P')
  const movesOf = async () => (await keptOf(page, 'equalz')).round?.actions.length ?? 0
  // The first one shows the cursor.
  for (const _ of ['cursor', 'strike']) await page.keyboard.press('x')
  await page.keyboard.press('u')
  await expect(card(page)).toHaveAccessibleName('Paused')
  expect(await movesOf()).toBe(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveAccessibleName('Paused')
  expect(await movesOf()).toBe(0)
  expect(complaints).toEqual([])
})

test('a pad button is changed by pressing it, in all games, and can be restored', async ({ page }) => {
  await plugInGamepad(page)
  await openKeys(page)
  await buttonOf(page, 'All games').or(row(page, 'All games')).click()
  await row(page, 'Say what to do').click()
  await pressButton(page, BUTTON.back)
  expect(await announcement(page)).toBe('B is the only one for Step back. Give that another first.')
  await pressButton(page, BUTTON.undo)
  expect(await announcement(page)).toBe('X is the only one for Undo. Give that another first.')
  await pressButton(page, 6)
  expect(await announcement(page)).toBe('Say what to do: LT.')
  for (const _ of ['Access', 'Help', 'Paused', 'play']) await page.keyboard.press('Escape')
  await page.clock.runFor(100)
  await pressButton(page, 6)
  expect(await announcement(page)).toMatch(/^Level 1, 0 strikes/)
})
