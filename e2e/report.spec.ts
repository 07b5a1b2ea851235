/** Reports a problem from the pause card: the round goes to the contact form as a link, which replays it. */
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { challengeOf } from '../games/kit/deferred/challenge/link.ts'
import { codeIn } from '../games/kit/fragment.ts'
import { buttonOf, clickThrough } from '../test-support/games/by-keys.ts'
import { makerOf } from '../test-support/games/challenge.ts'
import { card, mainButton, openGame, openInFrame, SEED, SITE_URL } from '../test-support/games/page.ts'
import { gameOf, type PlayableGame } from '../test-support/games/playable-games.ts'
import { URLS } from '../test-support/servers.ts'

// Small, because a visitor's game is drawn in real time, and the software renderer is slow.
const VIEWPORT = { width: 390, height: 844 }
test.use({ viewport: VIEWPORT })

const BIRDIFY = gameOf('birdify')
const SORTING = gameOf('sorting-balls')
/** Longer than the loading bar of the contact page. */
const LOADING_MS = 1000

/** Opens a game in its page and plays a little. */
async function play(page: Page, { slug, levels, rules, createPlayer }: PlayableGame): Promise<FrameLocator> {
  const frame = await openInFrame(page, `${SITE_URL}/single?slug=${slug}`, SEED)
  await mainButton(frame).click()
  const action = levels?.hint?.(rules.start(SEED, 1))
  for (const key of action === undefined
    ? ['Space']
    : (createPlayer?.().keys(action, rules.start(SEED, 1)) ?? []))
    await page.keyboard.press(key)
  await page.clock.runFor(LOADING_MS)
  return frame
}

/** Pauses and reports a problem. Returns the link in the form. */
async function report(page: Page, frame: FrameLocator): Promise<string> {
  await page.keyboard.press('KeyP')
  await expect(card(frame)).toHaveAccessibleName('Paused')
  await clickThrough(frame, 'Report a problem')
  await expect(page).toHaveURL('/contact-us')
  await page.clock.runFor(LOADING_MS)
  return (await attached(page).getAttribute('href')) ?? ''
}

const attached = (page: Page) => page.getByRole('link', { name: /#challenge=/ })

/** Expects the link to contain a round with one action. */
async function expectRound(link: string, game: PlayableGame): Promise<void> {
  const round = await challengeOf(makerOf(game), codeIn(new URL(link).hash) ?? '', game.rules.isAction)
  expect(round.log).toHaveLength(1)
  expect(round.ticks > 0).toBe(game.rules.tick !== undefined)
}

/** Opens the link as a different visitor: the clock of the first one is stopped. */
async function expectReplay(browser: Browser, link: string): Promise<void> {
  const visitor = await browser.newContext({ viewport: VIEWPORT })
  const other = await visitor.newPage()
  await other.goto(link)
  const frame = other.frameLocator('iframe')
  await expect(card(frame)).toHaveAccessibleName('Recording')
  await buttonOf(frame, 'Watch').click()
  await expect(card(frame)).toHaveAccessibleName('Replay')
  await visitor.close()
}

test('a round of Birdify is sent with the message, and its link replays it', async ({ page, browser }) => {
  const { title } = BIRDIFY.about
  const link = await report(page, await play(page, BIRDIFY))
  await expect(page.getByLabel('Subject')).toHaveValue(`A problem in ${title}`)
  await expectRound(link, BIRDIFY)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByLabel('Your e-mail').fill('visitor@example.org')
  await page.getByLabel('Your message').fill('It hangs here.')
  const [request] = await Promise.all([
    page.waitForRequest(`${URLS.contact}/api/contact-us`),
    page.getByRole('button', { name: 'Send message' }).click(),
  ])
  const { note } = request.postDataJSON() as { note: string }
  expect(note).toBe(`It hangs here.\n\nThe reported round of ${title}:\n${link}`)
  await expect(attached(page)).toHaveCount(0)
  await expectReplay(browser, link)
})

test('a round of Sorting Balls is attached, also after a reload and in large text; removed it does not come back, and an invalid one never appears', async ({
  page,
  browser,
}) => {
  const link = await report(page, await play(page, SORTING))
  await expect(page.getByLabel('Subject')).toHaveValue(`A problem in ${SORTING.about.title}`)
  await expectRound(link, SORTING)
  await expectReplay(browser, link)
  await page.reload()
  await page.clock.runFor(LOADING_MS)
  await expect(attached(page)).toHaveAttribute('href', link)
  expect(await widthOfLargeText(page)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Remove the recording' }).click()
  await expect(attached(page)).toHaveCount(0)
  await expect(page.getByLabel('Your message')).toBeFocused()
  for (const state of [undefined, { reported: { slug: 'moss', code: 'a' } }]) {
    if (state) await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), state)
    await page.reload()
    await page.clock.runFor(LOADING_MS)
    await expect(page.getByLabel('Your message')).toBeVisible()
    await expect(attached(page)).toHaveCount(0)
  }
})

/** The width of the page's content in a narrow window with text at 200 %. */
async function widthOfLargeText(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 844 })
  const width = await page.evaluate(() => {
    const { documentElement: root } = document
    root.style.fontSize = '200%'
    const { scrollWidth } = root
    root.style.fontSize = ''
    return scrollWidth
  })
  if (before) await page.setViewportSize(before)
  return width
}

test('a game on its own page has no contact form to report to', async ({ page }) => {
  await openGame(page, 'birdify')
  await mainButton(page).click()
  await page.clock.runFor(LOADING_MS)
  await page.keyboard.press('KeyP')
  await expect(card(page)).toHaveAccessibleName('Paused')
  await clickThrough(page, 'Help')
  await expect(card(page)).toHaveAccessibleName('Help')
  await expect(buttonOf(page, 'Report a problem')).toHaveCount(0)
})
