/** Opening a game for a test, and knowing how it stands: by what its live region says, as a visitor who cannot see. */
import { expect, type Locator, type Page } from '@playwright/test'
import { URLS } from '../servers.ts'
import type { Device } from './devices.ts'
import type { FoundGame } from './found.ts'

export const GAMES_URL = process.env['GAMES_URL'] ?? URLS.games
export const SITE_URL = process.env['SITE_URL'] ?? URLS.site

export const said = (page: Page) => page.getByRole('status').textContent()
export const card = (page: Page): Locator => page.getByRole('dialog')
export const mainButton = (page: Page): Locator => card(page).locator('.main')

/** Everything that the page should not have done: messages on the console, errors, requests after its own file. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Chromium's software graphics remark on their own slowness; no visitor's graphics card does.
    if (!message.text().includes('GL Driver Message'))
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (request.resourceType() !== 'document' && !request.url().startsWith('data:'))
      complaints.push(`request: ${request.url()}`)
  })
  return complaints
}

/** The seed of every round in the tests: the same run is the same play. */
const SEED = 7

/** Opens a game whose time the test turns by hand: a slow machine changes nothing, and nothing is waited for. */
export async function open(page: Page, slug: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.addInitScript((seed) => {
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Int32Array) numbers.fill(seed)
      return numbers
    }
  }, SEED)
  await page.goto(`${GAMES_URL}/${slug}`)
  await expect(mainButton(page)).toBeVisible()
  await page.clock.pauseAt(60_000)
  await page.clock.runFor(100)
}

/** How far a player has come: points and level, as far as the game has them. */
export function progress(text: string | null): string {
  const number = (pattern: RegExp) => pattern.exec(text ?? '')?.[1] ?? ''
  return [number(/score (\d+)/i), number(/level (\d+)/i)].join('/')
}

/** Try things with one device until something is so, starting new rounds as old ones end. */
export async function playUntil(
  page: Page,
  device: Device,
  done: () => Promise<boolean>,
  attempts = 120,
): Promise<void> {
  for (let n = 0; n < attempts; n++) {
    if (await card(page).isVisible()) {
      await device.start(page)
      await page.clock.runFor(50)
    }
    await device.attempt(page, n)
    if (await done()) return
  }
  throw new Error(`${attempts} attempts by ${device.name} came to nothing: it says "${await said(page)}".`)
}

/** Start, and play with one device until the score or the level changes; a puzzle until a whole level is solved. */
export async function playOn(page: Page, device: Device, game: FoundGame): Promise<void> {
  await device.start(page)
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(50)
  const before = progress(await said(page))
  const advanced = async () => {
    const now = progress(await said(page))
    return /\d/.test(now) && now !== before
  }
  if (!game.openPlayer) return playUntil(page, device, advanced)
  const hand = openHand(page, device, game)
  for (let n = 0; !(await advanced()); n++) {
    if (n > 200) throw new Error(`Played by ${device.name} it never got on: "${await said(page)}".`)
    await hand.follow()
  }
  // Into the next level, so that there is a round under way.
  if (game.levels?.par) await hand.follow()
}

/** What happened is seen before it is summed up, for a few seconds at most. */
export async function curtain(page: Page): Promise<void> {
  for (let n = 0; n < 8 && !(await card(page).isVisible()); n++) await page.clock.runFor(500)
  await expect(card(page)).toBeVisible()
}

/** The round in progress, as the page has saved it. */
export async function savedRound(page: Page, slug: string): Promise<{ state: unknown } | undefined> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `arcade.${slug}`)
  return (JSON.parse(text ?? '{}') as { round?: { state: unknown } }).round
}

/** Someone who knows the game: along its hints, or against them. */
export function openHand(page: Page, device: Device, { slug, rules, levels, openPlayer }: FoundGame) {
  const player = openPlayer?.()
  let level = 1

  const saved = async () => (await savedRound(page, slug))?.state

  async function carryOut(choose: (state: unknown) => unknown): Promise<void> {
    if (!player) throw new Error(`games/${slug} has no player.ts.`)
    if (await card(page).isVisible()) {
      if ((await mainButton(page).textContent()) === 'Next level') level++
      await device.start(page)
      await page.clock.runFor(500)
      return
    }
    const state = (await saved()) ?? rules.start(SEED, level)
    const action = choose(state)
    if (action !== undefined) await device.carryOut(page, player, action, state)
    // What moves by itself needs its time, and so does an end of round until its card comes.
    await page.clock.runFor(rules.tick ? 1500 : 600)
    if (rules.tick || action === undefined) return
    const after = rules.act(state, action)
    if (rules.outcome(after) === 'playing')
      expect(await saved(), `after ${JSON.stringify(action)} by ${device.name}`).toEqual(after)
    else await curtain(page)
  }

  let n = 0
  return {
    follow: () => carryOut((state) => (player?.choose ?? levels?.hint)?.(state)),
    wander: () =>
      carryOut((state) => {
        const moves = rules.moves(state)
        return moves[(n += 7) % Math.max(1, moves.length)]
      }),
  }
}

/** Play without a plan until the round is over, then start the next with one press. A puzzle has no such end. */
export async function loseRound(page: Page, device: Device, game: FoundGame): Promise<void> {
  const { levels, openPlayer } = game
  if (levels?.par ?? levels?.names) return
  const hand = openPlayer && openHand(page, device, game)
  for (let n = 0; !(await card(page).isVisible()); n++) {
    if (n > 400) throw new Error(`Without a plan the round never ends: "${await said(page)}".`)
    if (hand) await hand.wander()
    // Many rounds are lost by doing nothing; the others by doing anything.
    else if (n < 10) await page.clock.runFor(500)
    else await device.attempt(page, n)
  }
  await expect(mainButton(page)).toHaveText(/Play again|Next level/)
  await device.start(page)
  await page.clock.runFor(60)
  await expect(card(page)).toBeHidden()
  expect(await said(page)).toMatch(/score 0/i)
}
