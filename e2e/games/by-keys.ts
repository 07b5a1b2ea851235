/** Cards used by keyboard alone, and rounds played by it to their ends. */
import { expect, type Locator, type Page } from '@playwright/test'
import { announcement, card, type Place } from './page.ts'
import type { PlayableGame } from './playable-games.ts'

/** More than any card has. */
const MOST_STOPS = 40

export const buttonOf = (place: Place, name: string): Locator =>
  card(place).getByRole('button', { name, exact: true })

/** Tab to a button of the card, and Enter. */
export async function pressByKeys(page: Page, name: string): Promise<void> {
  const button = buttonOf(page, name)
  await expect(button).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await button.evaluate((it) => it === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`The key Tab does not lead to the button "${name}".`)
}

/** Milliseconds from flap to flap: a bird that flaps like this gathers the first berries. */
const BEAT = 633

/** Flies a round of Birdify that has begun: so many flaps, and then to the ground. What was announced on the way. */
export async function flyAndFall(page: Page, flaps: number, place: Place = page): Promise<string[]> {
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

/** Solves a puzzle from this state along its hints. A player who has used keys on the page before knows its cursor. */
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
