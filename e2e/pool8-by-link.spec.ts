/** Two people play a frame of Pool8 at different devices: each turn goes to the other one as a link. */
import { expect, type Browser, type Page, test } from '@playwright/test'
import { turns } from '../games/pool8/turns.ts'
import { codeFor, condensed, newFrameByLink, withTurn } from '../games/kit/test/pool8-by-link.ts'
import { levelOf } from '../games/pool8/test/tables.ts'
import { isAway, mayPlay, ownSeat, type State } from '../games/pool8/rules/state.ts'
import { buttonOf, pressByKeys } from '../test-support/games/by-keys.ts'
import { allowClipboard, codeCopied, withoutShareSheet } from '../test-support/games/clipboard.ts'
import {
  announcement,
  card,
  collectComplaints,
  mainButton,
  openGame,
  runUntilDeferredIsThere,
  savedRound,
  SEED,
} from '../test-support/games/page.ts'

test.use({ viewport: { width: 390, height: 700 } })
test.describe.configure({ timeout: 240_000 })

const OTHER_SEED = 99
/** Milliseconds until a change is saved, and how often to wait for the balls. */
const SAVED = 1100
const MOST_WAITS = 40

async function openTable(page: Page, seed: number): Promise<void> {
  await withoutShareSheet(page)
  await openGame(page, 'pool8', { seed })
  await runUntilDeferredIsThere(page)
  await allowClipboard(page)
}

const stateOf = async (page: Page) => (await savedRound(page, 'pool8'))?.state as State

/** Strikes as the cue is lined up, until the turn passes. */
async function playTurn(page: Page): Promise<State> {
  for (let n = 0; n < MOST_WAITS; n++) {
    const state = await stateOf(page)
    if (state && isAway(state)) return state
    if (!state || mayPlay(state)) await pressSpaceTwice(page)
    else await page.keyboard.press('Space')
    await page.clock.runFor(SAVED)
  }
  throw new Error('The turn does not pass.')
}

async function pressSpaceTwice(page: Page): Promise<void> {
  for (let n = 0; n < 2; n++) {
    await page.keyboard.press('Space')
    await page.clock.runFor(40)
  }
}

/** Copies the link of the turn just played. */
async function sendTurn(page: Page): Promise<string> {
  await page.clock.runFor(2000)
  await expect(card(page)).toHaveAccessibleName('By link')
  await buttonOf(page, 'Send link').click()
  await expect(card(page)).toContainText('Link copied.')
  return codeCopied(page)
}

const openLink = (page: Page, code: string) =>
  page.evaluate((hash) => (location.hash = hash), `#challenge=${code}`)

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } })
  return context.newPage()
}

test('each turn goes to the other device as a link, is replayed there, and is played on from', async ({
  page,
  browser,
}) => {
  const complaints = collectComplaints(page)
  await openTable(page, SEED)
  await pressByKeys(page, 'Choose')
  await buttonOf(page, 'A friend by link').click()
  await page.clock.runFor(500)
  const broken = await playTurn(page)
  const first = await sendTurn(page)

  const other = await newPage(browser)
  await openTable(other, OTHER_SEED)
  await openLink(other, first)
  await expect(card(other)).toHaveAccessibleName('Your turn')
  await expect(card(other)).toContainText('Your friend')
  expect(await announcement(other)).toContain('Your turn.')
  await buttonOf(other, 'Watch').click()
  await expect(card(other)).toHaveAccessibleName('Replay')
  await other.clock.runFor(1500)
  await buttonOf(other, 'Close').click()
  await mainButton(other).click()
  await other.clock.runFor(SAVED + 300)
  const taken = await stateOf(other)
  expect([taken.motion.balls, taken.turn, ownSeat(taken)]).toEqual([broken.motion.balls, 1, 1])
  const answered = await playTurn(other)
  const second = await sendTurn(other)

  await openLink(page, second)
  await expect(card(page)).toHaveAccessibleName('Your turn')
  await mainButton(page).click()
  await page.clock.runFor(SAVED + 300)
  const back = await stateOf(page)
  expect([back.motion.balls, back.turn, ownSeat(back)]).toEqual([answered.motion.balls, 0, 0])

  // The second player is told that this is their own turn, and cannot play it again.
  await openLink(other, second)
  await expect(card(other)).toContainText('You have played this turn.')
  expect(complaints).toEqual([])
})

test('a forged, a shortened and a foreign link are refused, and nothing is lost', async ({ page }) => {
  await openTable(page, SEED)
  await pressByKeys(page, 'Play')
  await page.clock.runFor(500)
  await pressSpaceTwice(page)
  await page.clock.runFor(SAVED)
  const before = await savedRound(page, 'pool8')
  const frame = withTurn(newFrameByLink(4), 'medium')
  const code = await codeFor(frame)
  const links = [
    ['forged', await codeFor({ ...frame, ticks: frame.ticks + 5 }), 'the rules do not allow'],
    ['shortened', code.slice(0, -20), 'This challenge link is damaged.'],
    ['without strokes', await codeFor(condensed(4, [])), 'This challenge link is damaged.'],
  ] as const
  for (const [name, hostile, reason] of links) {
    await openLink(page, hostile)
    await expect(card(page), name).toContainText(reason)
  }
  await openLink(page, code)
  await expect(card(page)).toHaveAccessibleName('Your turn')
  expect(turns.level).toBe(levelOf('A friend by link'))
  expect((await savedRound(page, 'pool8'))?.seed).toBe(before?.seed)
})
