import type { Page } from '@playwright/test'
import { navigate } from './watch-loading.ts'
import { GAME_COUNT, expect, open, shown, test } from './test.ts'

const slugs = (page: Page) =>
  page
    .locator('.grid .card a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('slug') ?? ''),
    )

for (const path of ['/', '/single?slug=pool8'])
  test(`${path} has 20 cards with all games, none twice within 10 cards, dealt again on each visit`, async ({
    page,
  }) => {
    await open(page, path)
    const dealt = await slugs(page)
    expect(dealt).toHaveLength(20)
    expect(new Set(dealt).size).toBe(Math.min(20, GAME_COUNT))
    for (const [at, slug] of dealt.entries())
      expect(dealt.slice(Math.max(0, at - 10), at)).not.toContain(slug)
    await page.reload()
    await shown(page)
    const again = await slugs(page)
    expect(again).not.toEqual(dealt)
    if (path !== '/') return
    await navigate(page, () => page.locator('footer').getByRole('link', { name: 'Home' }).click())
    expect(await slugs(page), 'after a navigation to the same page').not.toEqual(again)
  })

test('Back and Forward show the same cards, every other visit new ones', async ({ page }) => {
  await open(page, '/')
  const home = await slugs(page)
  await navigate(page, () => page.locator('.grid a').nth(5).click())
  const single = await slugs(page)
  await navigate(page, () => page.goBack())
  expect(await slugs(page), 'within the site').toEqual(home)
  await navigate(page, () => page.goForward())
  expect(await slugs(page), 'forward').toEqual(single)

  await page.goto('about:blank')
  await page.goBack()
  await shown(page)
  expect(await slugs(page), 'from elsewhere, in a new document').toEqual(single)
  await navigate(page, () => page.goBack())
  expect(await slugs(page), 'of an entry of the previous document').toEqual(home)
  await navigate(page, () => page.locator('footer').getByRole('link', { name: 'Home' }).click())
  expect(await slugs(page), 'a visit by a link').not.toEqual(home)
})

test('cards arrive one after another, starting in the frame that first shows them', async ({ page }) => {
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      const content = document.querySelector('.content:has(.card a)')
      if (!content || getComputedStyle(content).visibility === 'hidden') return requestAnimationFrame(look)
      const turns = document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName === 'arrive')
        .map(({ effect }) => effect?.getTiming().delay)
      document.documentElement.dataset['turns'] = JSON.stringify(turns)
    })
  })
  await open(page, '/')
  const html = page.locator('html[data-turns]')
  const turns = JSON.parse((await html.getAttribute('data-turns')) ?? '') as number[]
  expect(turns).toHaveLength(20)
  const firstRow = turns.slice(0, 4)
  expect(firstRow).toEqual([...new Set(firstRow)].sort((a, b) => a - b))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('cards do not move, neither at first nor on hover', async ({ page }) => {
    await open(page, '/')
    const card = page.locator('.grid .card').first()
    await expect(card).toHaveCSS('animation-name', 'none')
    await card.hover()
    await expect(card.locator('.title')).toHaveCSS('opacity', '1')
    for (const part of [card.locator('a'), card.locator('img')])
      await expect(part).toHaveCSS('transform', 'none')
  })
})

test('the grid has one to four columns, depending on the width; a card shows its logo, on hover or focus its title, and leads to its game', async ({
  page,
}) => {
  await open(page, '/')
  for (const [width, columns] of [
    [320, 1],
    [500, 1],
    [700, 2],
    [900, 3],
    [1279, 3],
    [1280, 4],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await page
      .locator('.grid .card')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetLeft))
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }

  await page.setViewportSize({ width: 1280, height: 720 })
  const card = page.locator('.grid .card a').first()
  const title = card.locator('.title')
  await expect
    .poll(() => card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(title).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(title).toHaveCSS('opacity', '1')
  const [red = 0, green = 0, blue = 0] = await title.evaluate((element) =>
    (/rgba?\(([^)]+)\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? '').split(',').map(Number),
  )
  expect(green).toBeGreaterThan(Math.max(red, blue))
  await page.mouse.move(0, 0)
  await expect(title).toHaveCSS('opacity', '0')
  await page.locator('header a').focus()
  await page.keyboard.press('Tab')
  await expect(card).toBeFocused()
  await expect(title).toHaveCSS('opacity', '1')

  await navigate(page, () => page.locator('.grid .card', { hasText: 'Equalz' }).first().click())
  await expect(page).toHaveURL('/single?slug=equalz')
  await expect(page.locator('h1')).toHaveText('Title : Equalz')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the title is always visible on the card', async ({ page }) => {
    await open(page, '/')
    for (const title of await page.locator('.grid .title').all())
      await expect(title).toHaveCSS('opacity', '1')
  })
})
