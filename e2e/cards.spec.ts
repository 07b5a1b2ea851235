/** Checks the cards of a round in four frame sizes: few buttons in sight, no faults, and a new look as an event. */
import { expect, type Page, test } from '@playwright/test'
import { FRESH_SAVE, writeSave, type Save } from '../games/kit/save/save.ts'
import { MOST_BUTTONS } from '../games/kit/shell/cards.ts'
import { buttonOf, flyAndFall, flyToTheEnd, pressByKeys, solveByKeys } from '../test-support/games/by-keys.ts'
import { fragmentOf, playRound } from '../test-support/games/challenge.ts'
import { cutOffElements, expectAccessible, faultsOfCard } from '../test-support/games/faults.ts'
import {
  announcement,
  card,
  collectComplaints,
  GAMES_URL,
  keptOf,
  mainButton,
  openGame,
  runUntilDeferredIsThere,
  SEED,
} from '../test-support/games/page.ts'
import { gameOf } from '../test-support/games/playable-games.ts'

const SIZES = [
  [320, 480],
  [390, 844],
  [844, 390],
  [1280, 650],
] as const

test.use({ viewport: { width: 390, height: 844 } })
// Generous for busy machines.
test.describe.configure({ timeout: 240_000 })

const keep = (page: Page, slug: string, save: Partial<Save>) =>
  page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
    `arcade.${slug}`,
    writeSave({ ...FRESH_SAVE, totals: { rounds: 3 }, ...save }),
  ] as const)

/** The only card that may have to be scrolled. */
const LONG = 'Help'

/** Checks the current card in every size, and with axe, which is slow, in the first. */
async function checkCard(page: Page, name: string): Promise<void> {
  const buttons = card(page).getByRole('button').filter({ visible: true })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.clock.runFor(100)
    const where = `${name} at ${width}×${height}`
    expect(await buttons.count(), where).toBeGreaterThan(1)
    expect(await buttons.count(), where).toBeLessThanOrEqual(MOST_BUTTONS)
    expect(await faultsOfCard(page), where).toEqual([])
    if (name !== LONG) expect(await cutOffElements(page), where).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, name)
}

/** Opens the cards behind More, and returns. */
async function checkMore(page: Page, name: string): Promise<void> {
  await pressByKeys(page, 'More')
  await checkCard(page, `${name}, More`)
  await pressByKeys(page, 'Options')
  await expect(card(page)).toHaveAccessibleName('Options')
  await checkCard(page, `${name}, Options`)
  await page.keyboard.press('Escape')
}

test('Birdify: opening, pause, a new look, and the end card of a record', async ({ page }) => {
  const complaints = collectComplaints(page)
  // One goal is reached, the next one lacks a berry, and two goals unlock the Robin.
  await keep(page, 'birdify', { best: { 1: 1 }, goals: { starters: 3, berries: 24 } })
  await openGame(page, 'birdify')
  await runUntilDeferredIsThere(page)
  await checkCard(page, 'the opening')
  await checkMore(page, 'the opening')
  await pressByKeys(page, 'Play')
  await page.clock.runFor(300)
  await page.keyboard.press('Escape')
  await checkCard(page, 'the pause')
  await checkMore(page, 'the pause')
  await pressByKeys(page, 'Restart')
  await flyToTheEnd(page, 5)

  await expect(card(page)).toHaveAccessibleName('New look!')
  await expect(card(page)).toContainText('Robin')
  expect(await announcement(page)).toMatch(/^New look: Robin\./)
  await checkCard(page, 'the new look')
  await pressByKeys(page, 'Wear it')
  expect((await keptOf(page, 'birdify')).look).toBe('robin')

  await expect(mainButton(page)).toHaveText('Play again')
  await expect(card(page)).toContainText('New best!')
  await expect(card(page)).toContainText('Eat 25 berries in total')
  await checkCard(page, 'the end')
  await checkMore(page, 'the end')
  expect(complaints).toEqual([])
})

test('a look that was put off can be worn from the end card', async ({ page }) => {
  await keep(page, 'birdify', { goals: { starters: 3, berries: 24 } })
  await openGame(page, 'birdify')
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Play')
  await flyToTheEnd(page, 5)
  await pressByKeys(page, 'Later')
  expect((await keptOf(page, 'birdify')).look).toBeUndefined()
  await checkCard(page, 'the end with a new look')
  await pressByKeys(page, 'Wear it')
  expect((await keptOf(page, 'birdify')).look).toBe('robin')
  await expect(buttonOf(page, 'Wear it')).toHaveCount(0)
})

test('Birdify: the end cards of a challenge', async ({ page }) => {
  const birdify = gameOf('birdify')
  // The bird falls at once, as it does in play without a press.
  const { challenge } = playRound(birdify, { seed: SEED, level: 1 }, () => undefined)
  await openGame(page, 'birdify')
  await runUntilDeferredIsThere(page)
  for (const [result, flaps, sentence] of [
    ['won', 5, 'You beat the challenge by'],
    ['tied', 0, 'You tied!'],
  ] as const) {
    // The same fragment again would be no news.
    await page.evaluate(() => (location.hash = ''))
    await page.evaluate((hash) => (location.hash = hash), await fragmentOf(birdify, challenge))
    await expect(buttonOf(page, 'Play it')).toBeVisible()
    await pressByKeys(page, 'Play it')
    await flyAndFall(page, flaps)
    await expect(card(page)).toContainText(sentence)
    await checkCard(page, `a challenge that was ${result}`)
  }
})

test('Sorting Balls: the end card of a level, Help and Access', async ({ page }) => {
  const game = gameOf('sorting-balls')
  await openGame(page, game.slug)
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Play')
  await page.clock.runFor(500)
  await solveByKeys(page, game, game.rules.start(SEED, 1))
  await expect(mainButton(page)).toHaveText('Next level')
  await checkCard(page, 'the end of a level')
  await checkMore(page, 'the end of a level')
  for (const name of ['Help', 'Access']) {
    await pressByKeys(page, name)
    await expect(card(page)).toHaveAccessibleName(name)
    await checkCard(page, name)
  }
})

test('Birdify: Help says that one switch is enough', async ({ page }) => {
  await openGame(page, 'birdify')
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Play')
  await page.keyboard.press('KeyP')
  await pressByKeys(page, 'More')
  await pressByKeys(page, 'Help')
  await expect(card(page)).toContainText('any one key, button or tap plays the whole game')
  await checkCard(page, 'Help')
})

test('with Calm there are no scores, goals or records, in all games', async ({ page }) => {
  await keep(page, 'birdify', { best: { 1: 1 }, goals: { starters: 3, berries: 24 } })
  await openGame(page, 'birdify')
  await runUntilDeferredIsThere(page)
  await expect(card(page).getByRole('list', { name: 'Goals' })).toBeVisible()
  await pressByKeys(page, 'Calm')
  await page.keyboard.press('Escape')
  await expect(card(page).getByRole('list', { name: 'Goals' })).toHaveCount(0)
  await pressByKeys(page, 'Play')
  const heard = await flyAndFall(page, 5)
  expect(heard.join(' ')).not.toMatch(/goal|best|medal|score/i)
  await expect(mainButton(page)).toHaveText('Play again')
  await expect(card(page).locator('.emblem, .story')).toHaveCount(0)
  await expect(page.locator('.pill')).toBeHidden()
  await expect(card(page)).not.toContainText(/best|berries|bronze/i)
  await checkCard(page, 'the end with Calm')
  await pressByKeys(page, 'Progress')
  await expect(buttonOf(page, 'Looks')).toBeVisible()
  await expect(buttonOf(page, 'Goals')).toHaveCount(0)
  expect((await keptOf(page, 'birdify')).goals, 'still counted').toMatchObject({ berries: 25 })
  await page.goto(`${GAMES_URL}/sorting-balls`)
  await page.clock.runFor(400)
  await pressByKeys(page, 'Play')
  await page.clock.runFor(500)
  await expect(page.locator('.pill')).toHaveText('Level 1')
})
