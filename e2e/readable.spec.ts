/** Tests that every card can be read: contrast measured from pixels, and forced colours. */
import { expect, test } from '@playwright/test'
import { walkCards } from '../test-support/games/card-walk.ts'
import { contrastOfTexts } from '../test-support/games/contrast.ts'

test.use({ viewport: { width: 390, height: 844 } })
// Generous for busy machines.
test.describe.configure({ timeout: 180_000 })

const LEAST_CONTRAST = 4.5

test('every text on cards and bars contrasts with the pixels behind it', async ({ page }) => {
  const lowest: Record<string, string> = {}
  const faint: string[] = []
  await walkCards(page, 'sorting-balls', async (name) => {
    const texts = await contrastOfTexts(page)
    expect(texts.length, `texts of ${name}`).toBeGreaterThan(0)
    const [first] = texts.toSorted((a, b) => a.contrast - b.contrast)
    lowest[name] = `${first?.contrast.toFixed(1)} "${first?.text}"`
    for (const { text, contrast } of texts)
      if (contrast < LEAST_CONTRAST) faint.push(`${name}: "${text}" ${contrast.toFixed(1)}`)
  })
  await test.info().attach('lowest contrast', { body: JSON.stringify(lowest, null, 2) })
  expect(faint).toEqual([])
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('every button has an edge, and switches that are on are filled', async ({ page }) => {
    const faults: string[] = []
    await walkCards(page, 'sorting-balls', async (name) => {
      const found = await page.evaluate(() => {
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
      })
      faults.push(...found.map((button) => `${name}: ${button}`))
    })
    expect(faults).toEqual([])
  })
})
