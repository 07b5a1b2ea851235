/** Plays a game until something happens, such as progress or a lost round. */
import { expect, type Page } from '@playwright/test'
import { untilReadable } from './by-keys.ts'
import type { Device } from './devices.ts'
import { announcement, card, mainButton, savedRound, SEED } from './page.ts'
import type { PlayableGame } from './playable-games.ts'

/** Returns the score or the level. A game with named levels announces its score on request. */
export async function progressOf(place: {
  pill(): Promise<string | null>
  ask(key: string): Promise<unknown>
  said(): Promise<string | null>
}): Promise<string> {
  const number = (text: string | null) => /\d+/.exec(text ?? '')?.[0] ?? ''
  const shown = number(await place.pill())
  if (shown) return shown
  await place.ask('KeyT')
  return number(/score \d+/i.exec((await place.said()) ?? '')?.[0] ?? '')
}

const progressOn = (page: Page) =>
  progressOf({
    pill: () => page.locator('.pill b').textContent(),
    ask: (key) => page.keyboard.press(key),
    said: () => announcement(page),
  })

/** Plays without a plan until `done`, and starts a new round whenever one ends. */
export async function playUntil(
  page: Page,
  device: Device,
  done: () => Promise<boolean>,
  attempts = 120,
): Promise<void> {
  for (let n = 0; n < attempts; n++) {
    if (await card(page).isVisible()) {
      // The last attempt may have been answered by the card, and have moved the focus.
      await untilReadable(page)
      await mainButton(page).focus()
      await device.start(page)
      await page.clock.runFor(50)
    }
    await device.attempt(page, n)
    if (await done()) return
  }
  throw new Error(
    `${attempts} attempts by ${device.name} did not achieve it. The live region says "${await announcement(page)}".`,
  )
}

const COUNTDOWN_MS = 2000

/**
 * Starts and plays until the score or the level changes. In a puzzle this takes a whole level. Pass the player that has
 * already used keys on this page, because it tracks the cursor.
 */
export async function playUntilProgress(
  page: Page,
  device: Device,
  game: PlayableGame,
  player = game.createPlayer?.(),
): Promise<void> {
  const isResumed = (await mainButton(page).textContent()) === 'Resume'
  await device.start(page)
  await expect(card(page)).toBeHidden()
  // A resumed real-time round ignores input until its countdown is over.
  await page.clock.runFor(isResumed && game.rules.tick ? COUNTDOWN_MS : 50)
  const before = await progressOn(page)
  const hasProgressed = async () => (await progressOn(page)) !== before
  if (!player) return playUntil(page, device, hasProgressed)
  const expert = openExpert(page, device, game, player)
  for (let n = 0; !(await hasProgressed()); n++) {
    if (n > 200)
      throw new Error(
        `200 good moves by ${device.name} changed neither score nor level. The live region says "${await announcement(page)}".`,
      )
    await expert.playGoodMove()
  }
  // Plays into the next level, so that a round is in progress.
  if (game.levels && !game.levels.names) await expert.playGoodMove()
}

/** Waits for the end card, which follows the last move by some seconds so that the player sees the outcome. */
async function waitForEndCard(page: Page): Promise<void> {
  for (let n = 0; n < 8 && !(await card(page).isVisible()); n++) await page.clock.runFor(500)
  await expect(card(page)).toBeVisible()
  await untilReadable(page)
}

/** Plays by the rules. After every move the page must have saved the state that the rules predict. */
function openExpert(
  page: Page,
  device: Device,
  { slug, rules, levels }: PlayableGame,
  player: ReturnType<NonNullable<PlayableGame['createPlayer']>>,
) {
  const levelNow = async () =>
    Number(/\d+/.exec((await page.locator('.pill b').textContent()) ?? '')?.[0] ?? 1)

  const savedState = async () => (await savedRound(page, slug))?.state

  /** Plays one action. If a card is open, starts the next round instead. */
  async function play(choose: (state: unknown) => unknown): Promise<void> {
    if (await card(page).isVisible()) {
      await device.start(page)
      await page.clock.runFor(500)
      return
    }
    const state = (await savedState()) ?? rules.start(SEED, levels ? await levelNow() : 1)
    const action = choose(state)
    if (action !== undefined) await device.carryOut(page, player, action, state)
    // Lets animations finish.
    await page.clock.runFor(rules.tick ? 1500 : 600)
    if (rules.tick || action === undefined) return
    const after = rules.act(state, action)
    if (rules.outcome(after) === 'playing')
      expect(await savedState(), `the state after ${JSON.stringify(action)} by ${device.name}`).toEqual(after)
    else await waitForEndCard(page)
  }

  let n = 0
  return {
    playGoodMove: () => play((state) => (player.choose ?? levels?.hint)?.(state)),
    playAnyMove: () =>
      play((state) => {
        const moves = rules.moves(state)
        return moves[(n += 7) % Math.max(1, moves.length)]
      }),
  }
}

/**
 * Plays without a plan until the round is lost, then starts the next with one press. Does nothing in a puzzle, which
 * cannot be lost.
 */
export async function loseRound(page: Page, device: Device, game: PlayableGame): Promise<void> {
  const { levels, createPlayer } = game
  if (levels?.par ?? levels?.names) return
  const expert = createPlayer && openExpert(page, device, game, createPlayer())
  for (let n = 0; !(await card(page).isVisible()); n++) {
    if (n > 400)
      throw new Error(
        `After 400 attempts by ${device.name} the round is still not over. The live region says "${await announcement(page)}".`,
      )
    // A press would skip to the card, so wait for it.
    if (n > 10 && !(await savedRound(page, game.slug))) await page.clock.runFor(2500)
    else if (expert) await expert.playAnyMove()
    // Many rounds are lost by doing nothing, the others by any input.
    else if (n < 10) await page.clock.runFor(500)
    else await device.attempt(page, n)
  }
  await untilReadable(page)
  await expect(mainButton(page)).toHaveText(/Play again|Next level/)
  await device.start(page)
  await page.clock.runFor(60)
  await expect(card(page)).toBeHidden()
  expect(await announcement(page), 'the live region in the new round').toMatch(/score 0/i)
}
