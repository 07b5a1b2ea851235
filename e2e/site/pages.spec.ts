import type { Locator } from '@playwright/test'
import { indexedPaths } from '../../site/src/pages.ts'
import { navigate } from './watch-loading.ts'
import { drawn, expect, FOOTER, GAME_COUNT, LOST, open, shown, test } from './test.ts'

test("the copyright line has the year of the visitor's clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01'))
  await open(page, '/about')
  await expect(page.locator('footer p')).toHaveText('© 2031 Greenhouse Arcade')
})

test.describe('texts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, sections] of [
    [
      '/about',
      ['Our story', 'Our team', 'Our services', 'Plant selection', 'Gardening tools', 'Expert advice'],
    ],
    [
      '/privacy-policy',
      [
        'Information we collect',
        'How we use your information',
        'Information sharing',
        'Data security',
        'Changes to this policy',
        'Contact',
      ],
    ],
    [
      '/term-condition',
      [
        'Use of the website',
        'Intellectual property',
        'Limitation of liability',
        'Changes to these terms',
        'Contact',
      ],
    ],
  ] as const) {
    test(`${path} has all its sections without scripts`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('article')).toBeVisible()
      expect(await page.locator('h2, h3').allTextContents()).toEqual([...sections])
    })
  }

  test('the texts state the facts that the specification asks for', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('article')).toContainText(/Welcome to Greenhouse Arcade.*2024/s)
    await page.goto('/privacy-policy')
    for (const fact of [
      'Personal information',
      'Purchase information',
      'Usage data',
      'What your browser keeps',
      'for 365 days and then erased',
      'may also be forwarded by e-mail to our own mailbox. Nothing erases them there automatically',
      'Backups of our server may still hold a message after it has been erased',
      'privacy@greenhouse-arcade.example',
    ])
      await expect(page.locator('article')).toContainText(fact)
    await page.goto('/term-condition')
    for (const fact of [
      '18 years or older',
      'Account responsibility',
      'Prohibited activities',
      'privacy@greenhouse-arcade.example',
    ])
      await expect(page.locator('article')).toContainText(fact)
  })

  test('without scripts, the frame of a game says so in place of its card', async ({ page }) => {
    await page.goto('/single?slug=pool8')
    const game = page.frameLocator('iframe')
    await expect(game.getByText('This game needs JavaScript.')).toBeInViewport()
    await expect(game.locator('button:visible')).toHaveCount(0)
  })

  test('without scripts, home and game pages link to every game, and a game page to the game itself', async ({
    page,
  }) => {
    for (const path of ['/', '/single?slug=pool8']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.grid a:visible')).toHaveCount(GAME_COUNT)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    }
    await expect(page.locator('.texts')).toContainText('How to play')
    await expect(page.getByRole('link', { name: 'Open Pool8 on a page of its own' })).toBeVisible()
    await page.goto('/contact-us')
    await expect(page.locator('noscript a[href="mailto:privacy@greenhouse-arcade.example"]')).toBeVisible()
  })
})

test('every page has its own title, description and canonical URL; every game its picture and facts', async ({
  request,
}) => {
  const addresses = [
    ...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address = '']) => new URL(address))
  expect(addresses).toHaveLength(indexedPaths('on').length + GAME_COUNT)
  const dates = (await (await request.get('/sitemap.xml')).text()).match(
    /<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/g,
  )
  expect(dates, 'every page has the date of its last change').toHaveLength(addresses.length)
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const address of addresses) {
    const answer = await request.get(address.pathname + address.search)
    expect(answer.status(), address.href).toBe(200)
    const html = await answer.text()
    const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    seen.titles.add(find(/<title>([^<]+)<\/title>/))
    seen.descriptions.add(find(/<meta name="description" content="([^"]+)">/))
    expect(find(/<link rel="canonical" href="([^"]+)">/)).toBe(address.href)
    const picture = find(/<meta property="og:image" content="([^"]+)">/)
    expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toMatch(
      /^image\/(jpeg|webp)$/,
    )
    expect(find(/<meta property="og:image:alt" content="([^"]+)">/)).not.toBe('')
    if (address.pathname === '/') {
      const data = find(/<script type="application\/ld\+json">(.+?)<\/script>/)
      expect(JSON.parse(data)).toMatchObject({
        '@graph': [{ '@type': 'WebSite' }, { '@type': 'ItemList', numberOfItems: GAME_COUNT }],
      })
    }
    if (address.pathname !== '/single') continue
    const facts = JSON.parse(find(/<script type="application\/ld\+json">(.+?)<\/script>/)) as Record<
      string,
      unknown
    >
    expect(facts).toMatchObject({ '@type': 'VideoGame', url: address.href, image: picture })
  }
  expect(seen.titles.size).toBe(addresses.length)
  expect(seen.descriptions.size).toBe(addresses.length)
})

test('the files that platforms request exist', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/licences.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/logo.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/social.jpg', 'image/jpeg'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toBe(type)
  }
  const { icons, screenshots } = (await (await request.get('/manifest.webmanifest')).json()) as Record<
    'icons' | 'screenshots',
    { src: string; type: string }[]
  >
  for (const { src, type } of [...icons, ...screenshots]) {
    const answer = await request.get(src)
    expect(answer.status(), src).toBe(200)
    expect(answer.headers()['content-type'], src).toBe(type)
  }
})

test('after a navigation the tab has the new title and the heading has focus', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('h1')).not.toBeFocused()
  await navigate(page, () => page.locator('footer').getByRole('link', { name: 'About' }).click())
  const heading = page.getByRole('heading', { name: 'About Us' })
  const outline = (of: Locator) => of.evaluate((element) => getComputedStyle(element).outlineStyle)
  await expect(heading).toBeFocused()
  expect(await outline(heading), 'invisible after a click').toBe('none')
  await expect(page).toHaveTitle('About us · Greenhouse Arcade')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).focus()
  await navigate(page, () => page.keyboard.press('Enter'))
  const next = page.getByRole('heading', { name: 'Contact Us' })
  await expect(next).toBeFocused()
  expect(await outline(next), 'visible after a key').toBe('solid')
})

test('going back restores the scroll position', async ({ page }) => {
  await open(page, '/')
  const card = page.locator('.grid a').nth(15)
  const cards = await page.locator('.grid').innerText()
  const before = 600
  await page.evaluate((place) => scrollTo(0, place), before)
  // A real click might scroll the page slightly further.
  await navigate(page, () => card.dispatchEvent('click'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await navigate(page, () => page.goBack())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(await page.locator('.grid').innerText(), 'the same cards').toBe(cards)
})

test('a page that is loaded starts at its top, and one that is reloaded or returned to where it was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY)
  /** Waits until the router has restored a scroll position, if it has one. */
  const restored = async () => {
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await drawn(page)
  }
  await open(page, '/single?slug=equalz')
  await restored()
  await page.evaluate(() => scrollTo(0, 900))
  await page.reload()
  await shown(page)
  await expect.poll(scrolled, 'reloaded').toBe(900)
  await open(page, '/')
  await open(page, '/single?slug=equalz')
  await restored()
  expect(await scrolled(), 'loaded').toBe(0)
  await page.goBack()
  await page.goBack()
  await shown(page)
  await expect.poll(scrolled, 'returned to').toBe(900)
})

test('the keyboard alone can skip the header, open a game and go back home', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Tab')
  const first = page.locator('.grid a').first()
  await expect(first).toBeFocused()
  expect(await first.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  await navigate(page, () => page.keyboard.press('Enter'))
  await expect(page.locator('h1')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('header a')).toBeFocused()
  await navigate(page, () => page.keyboard.press('Enter'))
  await expect(page).toHaveURL('/')
})

test.describe('an address without a page', () => {
  test.use({ forgive: /status of 404|No game has this slug/ })

  for (const { path, heading } of LOST) {
    test(`${path} gets a 404 in the shared layout, with a link home`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      await shown(page)
      await expect(page.locator('h1')).toHaveText(heading)
      await expect(page.locator('footer nav a')).toHaveCount(FOOTER.length)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('link', { name: 'Back to the games' }).click()
      await shown(page)
      await expect(page).toHaveURL('/')
    })
  }
})
