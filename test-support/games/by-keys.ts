/** Uses cards and plays rounds to their end with the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test'
import { announcement, card, type GameLocator, mainButton } from './page.ts'
import type { PlayableGame } from './playable-games.ts'

/** More Tab stops than any card has. */
const MOST_STOPS = 40

/** Milliseconds after which keys work on an end card. */
export const READABLE = 900

export const buttonOf = (place: GameLocator, name: string): Locator =>
  card(place).getByRole('button', { name, exact: true })

/** The buttons that lead to further ones. */
const TO_OPTIONS = ['More', 'Options']
/** The journey is in sight on some cards, and behind More on others. */
const TO_LEVELS = ['Journey', 'More', 'Journey']
/** Help is behind Options in games with levels, and behind More in the others. */
const TO_HELP = ['More', 'Help', 'Options', 'Help']
const TO_ACCESS = [...TO_HELP, 'Access']
const IN_ACCESS = ['Listen', 'Keys', 'Strong signs']
const IN_HELP = ['Access', 'Report a problem']

const waysTo = (name: string) =>
  name === 'Levels'
    ? TO_LEVELS
    : IN_ACCESS.includes(name)
      ? TO_ACCESS
      : IN_HELP.includes(name)
        ? TO_HELP
        : TO_OPTIONS

/** Calls `press` for the buttons that lead to this one, if the card does not have it, and for the button itself. */
async function pressThrough(
  place: GameLocator,
  name: string,
  press: (name: string) => Promise<void>,
): Promise<void> {
  await expect(card(place).getByRole('button')).not.toHaveCount(0)
  for (const deeper of waysTo(name))
    if (!(await buttonOf(place, name).isVisible()) && (await buttonOf(place, deeper).isVisible())) {
      await press(deeper)
      // On a first visit, the card behind More has to be loaded.
      if (deeper === 'More') await expect(buttonOf(place, 'Options')).toBeVisible()
    }
  await press(name)
}

/** Clicks a button of the card, or of a card behind it. */
export const clickThrough = (place: GameLocator, name: string) =>
  pressThrough(place, name, (each) => buttonOf(place, each).click())

/** Tabs to a button of the card, or of a card behind it, and presses Enter. */
export const pressByKeys = (page: Page, name: string) =>
  pressThrough(page, name, (each) => pressStop(page, each))

async function pressStop(page: Page, name: string): Promise<void> {
  const button = buttonOf(page, name)
  await expect(button).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await button.evaluate((it) => it === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`The key Tab does not lead to the button "${name}".`)
}

/** Milliseconds between flaps. This rhythm collects the first berries, even if it is some frames early or late. */
const BEAT = 600

/** Puts a new look off, if the round has unlocked one: its card comes before the end card. */
export async function passNewLook(place: GameLocator): Promise<void> {
  if ((await mainButton(place).textContent()) === 'Wear it') await buttonOf(place, 'Later').click()
}

/** Waits until keys press the main button of an end card, and puts a new look off. */
export async function untilReadable(page: Page): Promise<void> {
  await page.clock.runFor(READABLE)
  await passNewLook(page)
}

/** Ends a lesson, if there is one: a round in real time waits for it. */
export async function passLesson(place: GameLocator): Promise<void> {
  const lesson = place.getByRole('note')
  if (await lesson.isVisible()) await lesson.getByRole('button').click()
}

/** Flies a started round of Birdify for this many flaps, then falls, to the end card. Returns the announcements. */
export async function flyAndFall(page: Page, flaps: number, place: GameLocator = page): Promise<string[]> {
  const heard = await flyToTheEnd(page, flaps, place)
  await passNewLook(place)
  return heard
}

/** The same, to the first card. */
export async function flyToTheEnd(page: Page, flaps: number, place: GameLocator = page): Promise<string[]> {
  const heard: string[] = []
  const listen = async () => heard.push((await announcement(place)) ?? '')
  for (let n = 0; n < flaps; n++) {
    await page.clock.runFor(BEAT)
    await listen()
    await page.keyboard.press('Space')
  }
  for (let n = 0; n < 30 && !(await card(place).isVisible()); n++) {
    await page.clock.runFor(500)
    await listen()
    await passLesson(place)
  }
  await expect(card(place)).toBeVisible()
  await page.clock.runFor(READABLE)
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
  await untilReadable(page)
  return heard
}
