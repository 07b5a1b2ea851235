/** Tests progress across rounds by keyboard alone: Today, end card, progress pages, replay and challenge link. */
import { expect, type Page, test } from '@playwright/test'
import { dayRound } from '../games/kit/round/day.ts'
import { FRESH_SAVE, writeSave } from '../games/kit/save/save.ts'
import { buttonOf, flyAndFall, pressByKeys, solveByKeys } from '../test-support/games/by-keys.ts'
import { fragmentOf, playRound } from '../test-support/games/challenge.ts'
import {
  allowClipboard,
  copied,
  refuseClipboard,
  withoutShareSheet,
} from '../test-support/games/clipboard.ts'
import { cutOffElements, expectAccessible, faultsOfCard } from '../test-support/games/faults.ts'
import {
  announcement,
  card,
  collectComplaints,
  keptOf,
  mainButton,
  openGame,
  runUntilDeferredIsThere,
  SITE_URL,
} from '../test-support/games/page.ts'
import { gameOf } from '../test-support/games/playable-games.ts'

const SMALL = { width: 320, height: 480 }
const LARGE = { width: 1280, height: 650 }
test.use({ viewport: SMALL, timezoneId: 'UTC' })
// Generous for busy machines.
test.describe.configure({ timeout: 180_000 })

/** A Monday, because its daily boards are small. */
const DAY = '2026-11-16'
const MONDAY = Date.parse(`${DAY}T10:00Z`)

const PAGES = ['Today', 'Goals', 'Looks', 'Stats'] as const

/** Checks the four progress pages in both sizes, and with axe, which is slow, in one. */
async function checkProgressPages(page: Page, checked: typeof SMALL): Promise<void> {
  await pressByKeys(page, 'Progress')
  for (const size of [LARGE, SMALL]) {
    await page.setViewportSize(size)
    for (const name of PAGES) {
      await pressByKeys(page, name)
      const where = `${name} at ${size.width}×${size.height}`
      await expect(card(page), where).toHaveAccessibleName(name)
      expect(await faultsOfCard(page), where).toEqual([])
      if (size === checked) await expectAccessible(page, where)
    }
  }
}

/** Watches the replay to its end at four times the speed, then returns to the end card. */
async function watchToTheEnd(page: Page): Promise<void> {
  const verdict = await card(page).getByRole('heading').textContent()
  await pressByKeys(page, 'Watch')
  await expect(card(page)).toHaveAccessibleName('Replay')
  expect(await announcement(page)).toBe('Replay started.')
  expect(await faultsOfCard(page), 'Watch').toEqual([])
  await pressByKeys(page, '1× speed')
  await pressByKeys(page, '2× speed')
  const bar = page.getByRole('slider', { name: 'Position in the replay' })
  await page.clock.runFor(300)
  expect(Number(await bar.inputValue()), 'the bar follows').toBeGreaterThan(0)
  await expect(mainButton(page)).toHaveText('Pause')
  for (let n = 0; n < 40 && (await mainButton(page).textContent()) !== 'Again'; n++)
    await page.clock.runFor(500)
  await expect(mainButton(page)).toHaveText('Again')
  expect(await bar.inputValue(), 'at its end').toBe(await bar.getAttribute('max'))
  await pressByKeys(page, 'Close')
  expect(await card(page).getByRole('heading').textContent()).toBe(verdict)
}

/** A daily round as a line of text: when its points came, medal or stars, tries. */
const COURSE = /^[▁▂▃▄▅▆▇█]{8}( \S+)? Try 1\n/

/** Shares a challenge by clipboard, in a field if that is denied, and by the system's share sheet if there is one. */
async function challengeSomebody(page: Page, slug: string, words: string): Promise<void> {
  const link = new RegExp(`${SITE_URL}/single\\?slug=${slug}#challenge=[\\w-]{10,}$`)
  await allowClipboard(page)
  await pressByKeys(page, 'Challenge')
  await pressByKeys(page, 'Share link')
  await expect(card(page)).toContainText('Link copied.')
  expect(await announcement(page)).toContain('Link copied.')
  const sent = await copied(page)
  expect(sent, 'the course of the round, and the first try').toMatch(COURSE)
  expect(sent.replace(COURSE, '').startsWith(`${words} http`), sent).toBe(true)
  expect(sent).toMatch(link)
  await pressByKeys(page, 'Back')

  await refuseClipboard(page)
  await pressByKeys(page, 'Challenge')
  await pressByKeys(page, 'Share link')
  const field = page.getByRole('textbox', { name: 'Link' })
  await expect(field).toHaveValue(link)
  expect(sent).toContain(await field.inputValue())
  const selected = await field.evaluate((it: HTMLInputElement) => [it.selectionStart, it.selectionEnd])
  expect(selected, 'all of it is selected').toEqual([0, (await field.inputValue()).length])
  await expectAccessible(page, 'the field with the link')
  expect(await faultsOfCard(page), 'the field with the link').toEqual([])
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    const share = (data: ShareData) => Promise.resolve(Object.assign(globalThis, { shared: data }))
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await pressByKeys(page, 'Challenge')
  await pressByKeys(page, 'Share link')
  await expect.poll(() => page.evaluate(() => 'shared' in globalThis)).toBe(true)
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData }).shared)
  expect(`${shared.text} ${shared.url}`, 'the sheet gets the same').toBe(sent)
  await expect(buttonOf(page, 'Share link'), 'and the card stays').toBeVisible()
  await pressByKeys(page, 'Back')
}

/** Selects a look, which must survive a reload. */
async function wear(page: Page, slug: string, name: string, id: string): Promise<void> {
  await pressByKeys(page, 'Looks')
  await pressByKeys(page, name)
  expect(await announcement(page)).toBe(`${name} selected.`)
  await expect(buttonOf(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(buttonOf(page, name), 'the focus stays where it was').toBeFocused()
  await page.reload()
  await page.clock.runFor(400)
  expect((await keptOf(page, slug)).look).toBe(id)
  await pressByKeys(page, 'Progress')
  await pressByKeys(page, 'Looks')
  await expect(card(page).locator('[aria-pressed=true]')).toHaveText(name)
  await page.keyboard.press('Escape')
  await expect(buttonOf(page, 'Today')).toBeVisible()
}

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the opening card of a returning player fits into small frames', async ({ page }) => {
    const { slug, rules, levels, game } = gameOf('sorting-balls')
    const start = rules.start(1, 3)
    const actions = [levels?.hint?.(start)]
    const state = rules.act(start, actions[0])
    const round = { game: game.version ?? 1, seed: 1, level: 3, state, actions }
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `arcade.${slug}`,
      writeSave({ ...FRESH_SAVE, level: 3, stars: { 1: 3, 2: 3 }, totals: { rounds: 2 }, round }),
    ] as const)
    await openGame(page, slug)
    await expect(buttonOf(page, 'Continue'), 'a round to continue').toBeVisible()
    for (const [width, height] of [
      [320, 480],
      [568, 320],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(buttonOf(page, 'More')).toBeVisible()
      expect(await cutOffElements(page), `at ${width}×${height}`).toEqual([])
    }
  })
})

test('Birdify: opening card, Today, progress, replay and link', async ({ page }) => {
  const complaints = collectComplaints(page)
  await withoutShareSheet(page)
  // Two goals are reached, and the third lacks one berry.
  const kept = { ...FRESH_SAVE, goals: { starters: 3, five: 5, berries: 24 } }
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
    'arcade.birdify',
    writeSave(kept),
  ] as const)
  await openGame(page, 'birdify', { at: MONDAY })
  await expect(buttonOf(page, 'Progress'), 'before the first round is finished').toHaveCount(0)
  expect(await faultsOfCard(page), 'the opening').toEqual([])
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Today')
  const heard = await flyAndFall(page, 5)
  expect(heard).toContain('Goal reached: Eat 25 berries in total')
  await expect(card(page)).toContainText('Your first try today')
  const { today, days } = await keptOf(page, 'birdify')
  expect([today?.day, days]).toEqual([DAY, { [DAY]: 2 }])
  await watchToTheEnd(page)
  await challengeSomebody(
    page,
    'birdify',
    `I scored ${today?.first} in the Today round of 16 November in Birdify. Can you do better?`,
  )
  await checkProgressPages(page, SMALL)
  await wear(page, 'birdify', 'Robin', 'robin')
  expect(complaints).toEqual([])
})

test('Sorting Balls: opening card, Today, progress, replay and link', async ({ page }) => {
  const game = gameOf('sorting-balls')
  const complaints = collectComplaints(page)
  await withoutShareSheet(page)
  await openGame(page, game.slug, { at: MONDAY })
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Today')
  // A worker generates the daily board.
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(500)
  const { seed, level } = dayRound(game.slug, true, DAY)
  const heard = await solveByKeys(page, game, game.rules.start(seed, level))
  expect(heard.join(' ')).toContain('Goal reached: Cork two tubes in one round.')
  await expect(mainButton(page)).toHaveText('Level 1')
  expect((await keptOf(page, game.slug)).days, 'three stars, a golden flower').toEqual({ [DAY]: 3 })
  await watchToTheEnd(page)
  await challengeSomebody(
    page,
    game.slug,
    'I solved the Today round of 16 November in Sorting Balls in 14 moves. Can you match it?',
  )
  await checkProgressPages(page, LARGE)
  await wear(page, game.slug, 'Morning dew', 'dew')
  expect(complaints).toEqual([])
})

test('with storage blocked, Today and challenges work, and the cards say that nothing is saved', async ({
  page,
}) => {
  const birdify = gameOf('birdify')
  const { challenge } = playRound(birdify, { seed: 5, level: 1 }, () => undefined)
  const complaints = collectComplaints(page)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await openGame(page, 'birdify', { at: MONDAY })
  await expect(card(page)).toContainText('does not save anything here')
  await pressByKeys(page, 'Today')
  await flyAndFall(page, 1)
  await pressByKeys(page, 'Progress')
  await expect(card(page)).toContainText('1 of 30 in bloom')
  await expect(card(page)).toContainText('Your browser does not save anything here.')
  await page.evaluate((hash) => (location.hash = hash), await fragmentOf(birdify, challenge))
  await expect(card(page)).toContainText('Somebody scored 0 in Birdify.')
  await pressByKeys(page, 'Play it')
  await flyAndFall(page, 5)
  await expect(card(page)).toContainText('You beat the challenge')
  expect(complaints).toEqual([])
})

test('without the deferred script the game works and says so, and loads it as soon as it can', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await page.route(/\/deferred-[^/]+\.js$/, (route) => route.abort())
  await openGame(page, 'birdify', { at: MONDAY })
  await pressByKeys(page, 'Play')
  await flyAndFall(page, 1)
  await expect(card(page).getByRole('button')).toHaveText(['Play again'])
  await pressByKeys(page, 'Play again')
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveAccessibleName('Paused')
  await buttonOf(page, 'More').press('Enter')
  await expect(card(page)).toContainText('This part of the game could not be loaded.')
  await page.keyboard.press('Escape')
  await expect(mainButton(page)).toHaveText('Resume')
  expect(complaints.filter((each) => !/Failed to load resource/.test(each))).toEqual([])
  await page.unroute(/\/deferred-[^/]+\.js$/)
  await pressByKeys(page, 'Progress')
  await expect(card(page)).toHaveAccessibleName('Today')
})
