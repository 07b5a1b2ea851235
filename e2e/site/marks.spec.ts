/** Tests the marks of progress on cards and the line above the grid. Without progress neither appears. */
import type { Page } from '@playwright/test'
import { dateOf } from '../../games/kit/page/environment.ts'
import { GOLDEN } from '../../games/kit/save/records.ts'
import { FRESH_SAVE, writeSave } from '../../games/kit/save/save.ts'
import { SUMMARIES } from '../../site/src/summaries-key.ts'
import { URLS } from '../../test-support/servers.ts'
import { clickWhereDrawn, expect, open, shown, test } from './test.ts'
import { navigate } from './watch-loading.ts'
import { watched, watchPage } from './watch-page.ts'

const marks = (page: Page) => page.locator('.mark')
const line = (page: Page) => page.locator('.continue-line')
const slugs = (page: Page) =>
  page
    .locator('.grid .card a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('slug') ?? ''),
    )
async function goHome(page: Page): Promise<void> {
  const home = page.locator('footer').getByRole('link', { name: 'Home' })
  await navigate(page, () => clickWhereDrawn(home))
}

/** Returns the games with marks among all that were dealt, with the marks of each card. */
const marksBySlug = (page: Page) =>
  page.locator('.grid .card a').evaluateAll((links) =>
    links.flatMap((link) => {
      const found = [...link.querySelectorAll('.mark')].map((mark) => mark.textContent)
      return found.length ? [[new URL((link as HTMLAnchorElement).href).searchParams.get('slug'), found]] : []
    }),
  )

/** Expects no mark, no line, and no space for one. */
async function expectNothing(page: Page): Promise<void> {
  await expect(page.locator('.grid .card')).toHaveCount(20)
  await expect(marks(page)).toHaveCount(0)
  await expect(line(page)).toBeEmpty()
  expect(await line(page).evaluate((it) => it.getBoundingClientRect().height)).toBe(0)
}

test('cards are unmarked before any play, even after a visit; after play they have marks and a line leads back', async ({
  page,
}) => {
  await watchPage(page)
  await open(page, '/')
  await expectNothing(page)
  await open(page, '/single?slug=birdify')
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await goHome(page)
  await page.reload()
  await shown(page)
  await expectNothing(page)

  await open(page, '/single?slug=birdify')
  await clickWhereDrawn(game.getByRole('button', { name: 'Play', exact: true }))
  await expect(game.getByRole('status')).toContainText('Score 0')
  // A round in which nothing has happened is not saved.
  await page.keyboard.press('Space')
  // Losing focus pauses the round.
  await page.locator('header a').focus()
  await expect(game.getByRole('button', { name: 'Resume' })).toBeVisible()
  // The game reports its progress from the deferred script.
  await expect.poll(() => kept(page)).toContain('birdify')
  await goHome(page)
  await expect(line(page)).toHaveText('You were in BirdifyContinue')
  const dealt = await slugs(page)
  expect(dealt).toHaveLength(20)
  const cards = dealt.filter((slug) => slug === 'birdify').length
  expect(cards).toBeGreaterThan(0)
  expect(await marksBySlug(page)).toEqual(Array.from({ length: cards }, () => ['birdify', ['Continue']]))

  await page.reload()
  await shown(page)
  await expect(line(page)).toContainText('You were in Birdify')
  expect(await slugs(page), 'dealt anew').not.toEqual(dealt)
  expect(await watched(page), 'nothing shifts').toEqual({ shift: 0, violations: [] })
  await navigate(page, () => line(page).getByRole('link').click())
  await expect(page).toHaveURL('/single?slug=birdify')
  await expect(game.getByRole('button', { name: 'Continue' })).toBeVisible()
})

/** Returns the summaries that the site has stored. */
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SUMMARIES)

const HAS = { continues: false, level: 12, stars: 31, medal: 0, day: '', golden: false }

test('malformed messages of the frame, and messages of others, are ignored', async ({ page }) => {
  await open(page, '/single?slug=equalz')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const frame = page.frame({ url: `${URLS.games}/equalz` })
  const tell = (message: unknown) => frame?.evaluate((it) => parent.postMessage(it, '*'), message)
  for (const bad of [
    ...['has', null, 7, [], { arcade: 'has' }].map((message) => message),
    ...[null, 'much', [], { ...HAS, continues: 'yes' }, { ...HAS, stars: -1 }, { ...HAS, stars: 1.5 }].map(
      (has) => ({ arcade: 'has', has }),
    ),
    ...[{ medal: 5 }, { day: '<b>today</b>' }, { golden: 1 }, { level: null }].map((change) => ({
      arcade: 'has',
      has: { ...HAS, ...change },
    })),
  ])
    await tell(bad)
  // A valid message from the wrong source.
  await page.evaluate((has) => postMessage({ arcade: 'has', has }, '*'), HAS)
  await tell({ arcade: 'fill', on: true })
  await expect(page.locator('.frame.filled'), 'all of them were heard').toBeVisible()
  await tell({ arcade: 'fill', on: false })
  await expect(page.locator('.frame.filled')).toHaveCount(0)
  expect(await kept(page)).toBeNull()
  // A valid message from the frame is accepted. Once the deferred script has loaded, the game reports that it has no
  // progress, which may come after the first message.
  await expect
    .poll(async () => {
      await tell({ arcade: 'has', has: HAS })
      return kept(page)
    })
    .toContain('equalz')
})

test('the frames report saved progress, and the cards say it in words', async ({ page }) => {
  const today = dateOf(new Date())
  const saves = {
    birdify: { ...FRESH_SAVE, best: { 1: 10_000 } },
    equalz: {
      ...FRESH_SAVE,
      level: 12,
      stars: { 1: 3, 2: 2 },
      days: { [today]: GOLDEN },
      today: { day: today, first: 3, best: 3 },
    },
  }
  await open(page, '/single?slug=birdify')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.frame({ url: `${URLS.games}/birdify` })?.evaluate(
    (texts) => {
      for (const [slug, text] of texts) localStorage.setItem(`arcade.${slug}`, text)
    },
    Object.entries(saves).map(([slug, save]) => [slug, writeSave(save)] as const),
  )
  for (const slug of Object.keys(saves)) {
    await open(page, `/single?slug=${slug}`)
    await expect.poll(() => kept(page)).toContain(slug)
  }
  await goHome(page)
  await expect(line(page)).toHaveText('Level 12 of EqualzPlay on')
  await expect(marks(page).first()).toBeVisible()
  const found = new Map((await marksBySlug(page)) as [string, string[]][])
  expect(Object.fromEntries(found)).toEqual({ birdify: ['Emerald'], equalz: ['5 stars', 'Golden flower'] })
})
