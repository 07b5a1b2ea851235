/** Tests that every card can be read and used: contrast measured from pixels, forced colours, and text at 200 %. */
import { expect, type Page, test } from '@playwright/test'
import { walkCards } from '../test-support/games/card-walk.ts'
import { contrastOfTexts } from '../test-support/games/contrast.ts'
import { faultsOfCard } from '../test-support/games/faults.ts'

const VIEWPORT = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 480 }
test.use({ viewport: VIEWPORT })
// Generous for busy machines.
test.describe.configure({ timeout: 300_000 })

const LEAST_CONTRAST = 4.5

/** The browser's default font size for a visitor who wants large text, in CSS px; usually 16. */
const LARGE_TEXT = 32
/** Sizes at which every card can be used with large text. */
const SIZES = [{ width: 1280, height: 650 }, SMALLEST, VIEWPORT]

/** Runs in the page. Returns the buttons without an edge, and switches that look the same on and off. */
function indistinctButtons(): string[] {
  const buttons = [...document.querySelectorAll('.panel button, .hud .round')].filter((button) =>
    button.checkVisibility({ checkVisibilityCSS: true }),
  )
  const bare = buttons.filter((button) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(button)
    return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none'
  })
  const colourOf = (button: Element) => getComputedStyle(button).backgroundColor
  const on = buttons.filter((button) => button.matches('.side[aria-pressed=true]')).map(colourOf)
  const same = buttons.filter(
    (button) => button.matches('.side[aria-pressed=false]') && on.includes(colourOf(button)),
  )
  return [...bare, ...same].map(({ outerHTML }) => outerHTML.slice(0, 60))
}

async function expectDistinctInForcedColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await page.evaluate(indistinctButtons), `${name}, in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

for (const slug of ['sorting-balls']) {
  test(`every card of ${slug} can be read, also in forced colours`, async ({ page }) => {
    const lowest: Record<string, string> = {}
    const look = async (name: string) => {
      for (const size of [SMALLEST, VIEWPORT]) {
        await page.setViewportSize(size)
        await page.clock.runFor(100)
        const where = `${name} at ${size.width}×${size.height}`
        const texts = await contrastOfTexts(page)
        expect(texts.length, `texts of ${where}`).toBeGreaterThan(0)
        const [first] = texts.toSorted((a, b) => a.contrast - b.contrast)
        lowest[where] = `${first?.contrast.toFixed(1)} "${first?.text}"`
        const faint = texts.filter(({ contrast }) => contrast < LEAST_CONTRAST)
        expect.soft(faint, `faint texts of ${where}`).toEqual([])
      }
      await expectDistinctInForcedColours(page, name)
    }
    await walkCards(page, slug, look, { drawn: true })
    await test.info().attach('lowest contrast', { body: JSON.stringify(lowest, null, 2) })
  })

  test(`every card of ${slug} can be used with text at 200 %`, async ({ page }) => {
    const tools = await page.context().newCDPSession(page)
    await tools.send('Page.setFontSizes', { fontSizes: { standard: LARGE_TEXT } })
    await walkCards(page, slug, async (name) => {
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${LARGE_TEXT}px`)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await page.clock.runFor(100)
        expect(await faultsOfCard(page), `${name} at ${size.width}×${size.height}`).toEqual([])
      }
    })
  })
}
