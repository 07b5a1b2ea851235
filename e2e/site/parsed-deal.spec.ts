/** Checks that the page's inline script deals the grid of a first visit before the site's own script arrives. */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { deal } from '../../site/src/deal.ts'
import { gameFolders } from '../../tools/folders.ts'
import { effectivePolicy } from './policy.ts'
import { expect, LOST, open, SCREENS, shown, takenOver, test } from './test.ts'

const GRIDS = ['/', '/single?slug=pool8']

/** Holds the site's own script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(
    /\/assets\/main-[^/]+\.js$/,
    async (route) => {
      await held.promise
      await route.continue()
    },
    { times: 1 },
  )
  return held.resolve
}

const slugs = (page: Page) =>
  page
    .locator('.grid .card a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('slug') ?? ''),
    )

const dealtBox = (page: Page) => page.locator('.dealt').evaluate((box) => box.outerHTML)

/** Returns the inline scripts of a page that a browser would run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code)

test('exactly the pictures in view are requested at once, before the script has loaded', async ({ page }) => {
  for (const [width, columns] of [
    [390, 1],
    [700, 2],
    [900, 3],
    [1280, 4],
  ] as const)
    await test.step(`in ${columns} columns`, async () => {
      // No row begins near this height: a typeface that arrives later may move rows by some pixels.
      await page.setViewportSize({ width, height: 650 })
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      const release = await holdScript(page)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.locator('.dealt .card a[href]')).toHaveCount(20)
      const pictures = await page.locator('.card').evaluateAll((cards) =>
        cards.map((card) => {
          const picture = card.querySelector('img')
          return {
            inSight: card.getBoundingClientRect().top < innerHeight,
            eager: picture?.loading === 'eager',
            first: picture?.getAttribute('fetchpriority') === 'high',
          }
        }),
      )
      expect(pictures.filter(({ inSight }) => inSight).length).toBeGreaterThanOrEqual(columns)
      expect(pictures.map(({ eager }) => eager)).toEqual(pictures.map(({ inSight }) => inSight))
      expect(pictures.map(({ first }) => first)).toEqual(pictures.map((_, at) => at === 0))
      // A picture's URL is known only once the browser has chosen one of its sizes.
      const chosen = () =>
        page
          .locator('.card img[loading=eager]')
          .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc))
      await expect.poll(async () => (await chosen()).filter((url) => !requested.includes(url))).toEqual([])
      release()
      await shown(page)
    })
})

test('on the page of a game, where the grid is below the fold, all pictures stay lazy', async ({ page }) => {
  await open(page, '/single?slug=pool8')
  await expect(page.locator('.dealt .card img[loading=lazy]:not([fetchpriority])')).toHaveCount(20)
})

for (const path of GRIDS) {
  test(`React takes over the deal of ${path}: the same elements with the same attributes`, async ({
    page,
  }) => {
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.dealt .card a[href]')).toHaveCount(20)
    await expect(page.locator('footer p')).toBeVisible()
    const before = await dealtBox(page)
    const first = await page.locator('.dealt .card img').first().elementHandle()
    release()
    await shown(page)
    expect(await dealtBox(page)).toBe(before)
    expect(await first?.evaluate((image) => image === document.querySelector('.dealt .card img'))).toBe(true)
  })

  test(`the inline script of ${path} deals exactly as deal.ts does`, async ({ page }) => {
    await page.addInitScript(() => {
      let state = 1
      Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647
    })
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.dealt .card a[href]')).toHaveCount(20)
    let state = 1
    const random = () => (state = (state * 16807) % 2147483647) / 2147483647
    const games = (await gameFolders()).map(({ about }) => about.slug)
    expect(await slugs(page)).toEqual(deal(games, 20, random))
    release()
    await takenOver(page)
  })

  test(`without its inline script, ${path} is dealt by React`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<script>.*?<\/script>/s, ''),
      })
    })
    await open(page, path)
    await expect(page.locator('.dealt .card a[href]')).toHaveCount(20)
  })
}

test('every picture is requested once, the logo included', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname)
  })
  await open(page, '/')
  for (const card of await page.locator('.card').all()) await card.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path, at) => requested.indexOf(path) !== at)).toEqual([])
  expect(requested.filter((path) => path.includes('logo'))).toHaveLength(1)
})

test('header and tab icon use the same, cacheable logo', async ({ page, request }) => {
  await page.goto('/')
  const logo = (await page.locator('header img').getAttribute('src')) ?? ''
  await expect(page.locator('link[rel=icon][type="image/svg+xml"]')).toHaveAttribute('href', logo)
  expect((await request.get(logo)).headers()['cache-control']).toContain('immutable')
})

for (const { path } of [...SCREENS, ...LOST]) {
  const expected = GRIDS.includes(path) ? 1 : 0
  test(`${path} has ${expected} inline scripts, and the policy allows no other`, async ({ request }) => {
    const answer = await request.get(path)
    const scripts = inlineScripts(await answer.text())
    expect(scripts).toHaveLength(expected)
    for (const script of scripts) {
      const hash = createHash('sha256')
        .update(script ?? '')
        .digest('base64')
      expect((await effectivePolicy(answer))['script-src']).toBe(`'self' 'sha256-${hash}'`)
    }
  })
}
