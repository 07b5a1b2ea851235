/** Uses cards and plays rounds to their end with the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test'
import { announcement, card, type GameLocator } from './page.ts'
import type { PlayableGame } from './playable-games.ts'

/** More Tab stops than any card has. */
const MOST_STOPS = 40

export const buttonOf = (place: GameLocator, name: string): Locator =>
  card(place).getByRole('button', { name, exact: true })

/** Tabs to a button of the card and presses Enter. */
export async function pressByKeys(page: Page, name: string): Promise<void> {
  const button = buttonOf(page, name)
  await expect(button).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await button.evaluate((it) => it === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`The key Tab does not lead to the button "${name}".`)
}

/** Milliseconds between flaps. This rhythm collects the first berries. */
const BEAT = 633

/** Flies a started round of Birdify for this many flaps, then falls. Returns the announcements. */
export async function flyAndFall(page: Page, flaps: number, place: GameLocator = page): Promise<string[]> {
  const heard: string[] = []
  const listen = async () => heard.push((await announcement(place)) ?? '')
  for (let n = 0; n < flaps; n++) {
    await page.clock.runFor(BEAT)
    await listen()
    await page.keyboard.press('Space')
  }
  for (let n = 0; n < 20 && !(await card(place).isVisible()); n++) {
    await page.clock.runFor(500)
    await listen()
  }
  await expect(card(place)).toBeVisible()
  return heard
}

/**
 * Solves a puzzle from this state by following its hints. Pass the player that has already used keys on this page,
 * because it tracks the cursor.
 */
export async function solveByKeys(
  page: Page,
  { slug, rules, levels, createPlayer }: PlayableGame,
  start: unknown,
  player = createPlayer?.(),
): Promise<string[]> {
  if (!levels?.hint || !player) throw new Error(`games/${slug} has hints and a player.`)
  const heard: string[] = []
  let state = start
  while (rules.outcome(state) === 'playing') {
    const action = levels.hint(state)
    for (const key of player.keys(action, state)) await page.keyboard.press(key)
    await page.clock.runFor(600)
    heard.push((await announcement(page)) ?? '')
    state = rules.act(state, action)
  }
  for (let n = 0; n < 8 && !(await card(page).isVisible()); n++) await page.clock.runFor(500)
  await expect(card(page)).toBeVisible()
  return heard
}
