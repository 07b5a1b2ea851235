/** Tests the site in forced colours, and with titles longer than any of ours. */
import type { Page } from '@playwright/test'
import { type OwnSite, ownSite } from './fake-games.ts'
import { drawn, expect, open, shown, test } from './test.ts'

/** Returns an element's visible border, such as `2px solid`. Forced colours remove shadows and gradients. */
const borderOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
      return `${borderTopWidth} ${borderTopStyle}`
    })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('cards, buttons, sheets and bars have borders, the bar visibly moves, and a title hides the picture', async ({
      page,
    }) => {
      await page.goto('/', { waitUntil: 'commit' })
      const span = page.locator('.page > .bar span')
      const { colour, ground, moving } = await span.evaluate((element) => {
        const bar = element.parentElement ?? element
        const [animation] = element.getAnimations()
        return {
          colour: getComputedStyle(element).backgroundColor,
          ground: getComputedStyle(bar).backgroundColor,
          moving: (animation?.effect as KeyframeEffect | undefined)
            ?.getKeyframes()
            .map(({ transform }) => transform),
        }
      })
      expect(colour, 'the bar keeps its colour').not.toBe(ground)
      expect(moving, 'the bar moves as a whole').toContain('scaleX(0.06)')
      expect(await borderOf(page, '.page > .bar')).toBe('1px solid')

      await shown(page)
      expect(await borderOf(page, '.card a')).toBe('1px solid')
      const card = page.locator('.card').first()
      await card.hover()
      const title = card.locator('.title')
      await expect(title).toHaveCSS('opacity', '1')
      const behind = await title.evaluate((element) => getComputedStyle(element).backgroundColor)
      const canvas = await page.evaluate(
        () => getComputedStyle(document.querySelector('.bar') ?? document.body).backgroundColor,
      )
      expect(behind, 'behind the title').toBe(canvas)

      await open(page, '/contact-us')
      expect(await borderOf(page, '.button')).toBe('2px solid')
      expect(await borderOf(page, '.sheet')).toBe('1px solid')
      await open(page, '/single?slug=pool8')
      expect(await borderOf(page, '.texts .prose')).toBe('1px solid')
    })
  })

test.describe('long titles', () => {
  test.describe.configure({ mode: 'serial' })
  const TITLES = [
    'The Gardener Who Counted Forty Tall Reeds', // 41 characters
    'Rhabarberbarbarabarbierba', // one word of 25
    'A Rhabarberbarbarabarbierba Tale of Moss',
  ]
  let site: OwnSite
  let slugs: string[] = []
  test.beforeAll(async () => {
    site = await ownSite({}, (entries) => {
      const retitled = entries
        .slice(0, TITLES.length)
        .map((entry, at) => ({ ...entry, game: { ...entry.game, title: TITLES[at] ?? '' } }))
      slugs = retitled.map(({ game }) => game.slug)
      return retitled
    })
  })
  test.afterAll(() => site.close())

  for (const touch of [false, true])
    test.describe(touch ? 'on touch screens' : 'with a mouse', () => {
      test.use({ hasTouch: touch, isMobile: touch })

      test('are neither cut off nor overflow, at any card width and as headings of games', async ({
        page,
      }) => {
        await open(page, `${site.origin}/`)
        for (const width of [320, 390, 639, 640, 767, 768, 1024, 1279, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          await drawn(page)
          expect(await page.evaluate(cutTitles), `${width} px`).toEqual([])
        }

        for (const slug of slugs)
          for (const width of [320, 844]) {
            await page.setViewportSize({ width, height: 390 })
            await page.goto(`${site.origin}/single?slug=${slug}`, { waitUntil: 'commit' })
            const sticksOut = await page
              .locator('h1')
              .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
            expect(sticksOut, `${slug} at ${width} px`).toBeLessThanOrEqual(0)
          }
      })
    })
})

/** Runs in the page. Returns the titles whose text overflows their card. */
function cutTitles(): string[] {
  const found = new Set<string>()
  for (const card of document.querySelectorAll('.card')) {
    const link = card.querySelector('a')?.getBoundingClientRect()
    const title = card.querySelector('.title')
    if (!link || !title) continue
    const text = document.createRange()
    text.selectNodeContents(title)
    for (const line of text.getClientRects())
      if (
        line.left < link.left ||
        line.right > link.right ||
        line.top < link.top ||
        line.bottom > link.bottom
      )
        found.add(`${title.textContent}: ${JSON.stringify([link, line])}`)
    // The play button is above the title, in the same box.
    if (title.scrollHeight > title.clientHeight) found.add(`${title.textContent}: higher than its card`)
    const below = card.getBoundingClientRect().bottom
    if (link.bottom > below + 0.5) found.add(`${title.textContent}: over the next row`)
  }
  return [...found]
}
