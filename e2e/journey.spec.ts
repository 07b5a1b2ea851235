/** Tests the journey: it costs as much at level 5,000 as at level 5, keys walk along it, and Enter plays a level. */
import { expect, type Page, test } from '@playwright/test'
import { FRESH_SAVE, writeSave, type Save } from '../games/kit/save/save.ts'
import { buttonOf, pressByKeys, solveByKeys } from '../test-support/games/by-keys.ts'
import { expectAccessible } from '../test-support/games/faults.ts'
import {
  announcement,
  card,
  collectComplaints,
  mainButton,
  openGame,
  runUntilDeferredIsThere,
  SEED,
} from '../test-support/games/page.ts'
import { gameOf } from '../test-support/games/playable-games.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 240_000 })

const keep = (page: Page, slug: string, save: Partial<Save>) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `arcade.${slug}`,
    writeSave({ ...FRESH_SAVE, totals: { rounds: 3 }, ...save }),
  ] as const)

const solvedUntil = (level: number): Partial<Save> => ({
  level,
  stars: Object.fromEntries(Array.from({ length: level - 1 }, (_, i) => [i + 1, 1 + (i % 3)])),
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
/** Whether the station in focus is in the visible part of the path. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const station = document.activeElement?.getBoundingClientRect()
    const road = document.querySelector('.road')?.getBoundingClientRect()
    return (
      station !== undefined && road !== undefined && station.top >= road.top && station.bottom <= road.bottom
    )
  })

interface Cost {
  /** Frames from the press until the path can be seen. */
  readonly frames: number
  readonly elements: number
  readonly pictures: number
  readonly strokes: number
}

/** Opens the journey at this level, and counts what it consists of and how often its pictures were drawn upon. */
async function costAt(page: Page, level: number): Promise<Cost> {
  await page.evaluate(() => {
    const counted = { strokes: 0, frames: 0 }
    Object.assign(globalThis, { counted })
    const count = () => requestAnimationFrame(() => void (counted.frames++, count()))
    count()
    for (const name of ['fill', 'stroke', 'fillRect'] as const) {
      const draw = CanvasRenderingContext2D.prototype[name] as (...how: unknown[]) => void
      CanvasRenderingContext2D.prototype[name] = function (
        this: CanvasRenderingContext2D,
        ...how: unknown[]
      ) {
        // The pictures of the legs are drawn before they are in the document.
        if (!this.canvas.isConnected) counted.strokes++
        draw.apply(this, how)
      }
    }
  })
  await buttonOf(page, 'Journey').click()
  await expect(buttonOf(page, `Level ${level}`)).toBeVisible()
  await expect(page.locator('.legs canvas').first()).toBeAttached()
  return page.evaluate(() => ({
    frames: (globalThis as unknown as { counted: { frames: number } }).counted.frames,
    elements: document.querySelectorAll('.journey-place *').length,
    pictures: document.querySelectorAll('.legs canvas').length,
    strokes: (globalThis as unknown as { counted: { strokes: number } }).counted.strokes,
  }))
}

test('opens at level 5,000 with as little as at level 5', async ({ browser }) => {
  const costs: Cost[] = []
  const quickest = gameOf('sorting-balls').game.levels?.tuned ?? 0
  for (const level of [5, 5000]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const complaints = collectComplaints(page)
    await keep(page, 'sorting-balls', solvedUntil(level))
    await openGame(page, 'sorting-balls', { drawn: true, slowLevel: level > quickest })
    await runUntilDeferredIsThere(page)
    costs.push(await costAt(page, level))
    expect(complaints).toEqual([])
    await page.close()
  }
  const [early, late] = costs
  for (const { frames, elements, pictures } of costs) {
    // The test's clock has drawn no frame since the press, so the path is part of the next one.
    expect(frames).toBe(0)
    expect(elements).toBeLessThan(110)
    expect(pictures).toBeLessThanOrEqual(5)
  }
  // Scenery differs by pack.
  expect(late?.strokes).toBeLessThan((early?.strokes ?? 0) * 1.5)
  expect(late?.elements).toBeLessThan((early?.elements ?? 0) * 1.2)
})

test('keys walk along the path, and Enter plays a level', async ({ page }) => {
  const complaints = collectComplaints(page)
  await keep(page, 'grasscutter', solvedUntil(24))
  await openGame(page, 'grasscutter')
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Journey')
  await expect(card(page)).toContainText('Garden gates')
  await expect.poll(() => focused(page)).toBe('Level 24, 0 of 3 stars')
  for (const [key, label] of [
    ['ArrowUp', 'Level 25, 0 of 3 stars, gift'],
    ['ArrowDown', 'Level 24, 0 of 3 stars'],
    ['ArrowDown', 'Level 23, 2 of 3 stars'],
    ['PageUp', 'Level 43, locked'],
    ['Home', 'Level 1, 1 of 3 stars'],
    ['End', 'Level 26, 0 of 3 stars'],
    ['PageUp', 'Level 46, locked'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => focused(page)).toBe(label)
    await expect.poll(() => isInSight(page), label).toBe(true)
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => announcement(page)).toBe('Level 46 is locked.')
  await expectAccessible(page, 'the journey')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeHidden()
  // Frames update it.
  await page.clock.runFor(300)
  await expect(page.locator('.pill b')).toHaveText('Level 2')
  expect(complaints).toEqual([])
})

test('after a level one press shows the step to the next one', async ({ page }) => {
  const game = gameOf('sorting-balls')
  await openGame(page, game.slug)
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'Play')
  await page.clock.runFor(500)
  await solveByKeys(page, game, game.rules.start(SEED, 1))
  await buttonOf(page, 'Journey').click()
  await expect(mainButton(page)).toHaveText('Level 2')
  const figure = page.locator('.traveller')
  await expect(page.locator('.legs canvas').first()).toBeAttached()
  const at = async () =>
    Number.parseFloat((await figure.getAttribute('style'))?.match(/top: ([\d.]+)/)?.[1] ?? '')
  await expect.poll(at).toBeGreaterThan(0)
  const before = await at()
  await page.clock.runFor(2000)
  // The path leads upwards.
  expect(await at()).toBeLessThan(before - 30)
  await mainButton(page).click()
  // Frames update it.
  await page.clock.runFor(300)
  await expect(page.locator('.pill b')).toHaveText('Level 2')
})

test('a game without levels shows its best round as a place', async ({ page }) => {
  await keep(page, 'egg-quest', {
    feats: { nests: 42 },
    recent: { results: [1], row: 0, facts: { nests: [8, 42, 30] } },
  })
  await openGame(page, 'egg-quest')
  await runUntilDeferredIsThere(page)
  await pressByKeys(page, 'More')
  await pressByKeys(page, 'Journey')
  await expect(card(page)).toContainText('Best: 42 nests, Clouds')
  await expect(card(page)).toContainText('4 nests to Dusk')
  await expect(card(page).getByRole('img', { name: 'Last rounds: 8, 42, 30 nests' })).toBeVisible()
  await expect(card(page).getByRole('listitem')).toHaveText([/Treetops/, /Clouds/, /Dusk.*not reached yet/])
  await expectAccessible(page, 'the journey of Egg Quest')
})
