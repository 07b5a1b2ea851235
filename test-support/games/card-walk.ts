/** Opens every kind of card of a puzzle in turn, by keyboard. */
import { expect, type Page } from '@playwright/test'
import { FRESH_SAVE, writeSave } from '../../games/kit/save/save.ts'
import { buttonOf, pressByKeys, solveByKeys } from './by-keys.ts'
import { card, openGame, runUntilDeferredIsThere } from './page.ts'
import { gameOf } from './playable-games.ts'

const PAGES = ['Today', 'Goals', 'Looks', 'Stats'] as const
/** The buttons that lead from the pause card to others. */
const FROM_PAUSE = [
  ['More'],
  ['More', 'Journey'],
  ['More', 'Journey', 'Levels'],
  ['More', 'Save & offline'],
  ['More', 'Options'],
  ['More', 'Options', 'Help'],
  ['More', 'Options', 'Help', 'Access', 'Listen'],
  ['More', 'Options', 'Help', 'Access', 'Keys'],
] as const

/**
 * Opens the game as a returning player, and calls `look` with the name of each card while it is shown. Pass `drawn` to
 * look at pixels, too.
 */
export async function walkCards(
  page: Page,
  slug: string,
  look: (name: string) => Promise<void>,
  { drawn = false } = {},
): Promise<void> {
  const game = gameOf(slug)
  const kept = { ...FRESH_SAVE, level: 2, stars: { 1: 3 }, totals: { rounds: 4 } }
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
    `arcade.${slug}`,
    writeSave(kept),
  ] as const)
  await openGame(page, slug, { drawn })
  await look('opening')
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Progress')
  for (const name of PAGES) {
    await pressByKeys(page, name)
    await look(name)
  }
  await page.keyboard.press('Escape')
  await pressByKeys(page, 'Levels')
  await pressByKeys(page, 'Level 1, 3 of 3 stars')
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(300)
  await look('play')
  await page.keyboard.press('p')
  await look('paused')
  for (const way of FROM_PAUSE) {
    for (const name of way) await pressByKeys(page, name)
    await look(way.join(', '))
    while (!(await buttonOf(page, 'Resume').isVisible())) await page.keyboard.press('Escape')
  }
  await pressByKeys(page, 'Resume')
  await solveByKeys(page, game, game.rules.start(1, 1))
  await look('over')
}
