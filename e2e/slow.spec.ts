/** Plays Sort Eggs by ear: the switch is remembered, time slows down, and announcements suffice to sort eggs. */
import { expect, test, type Page } from '@playwright/test'
import { FRESH_SAVE, writeSave } from '../games/kit/save/save.ts'
import { buttonOf, pressByKeys } from '../test-support/games/by-keys.ts'
import { cutOffElements, expectAccessible, faultsOfCard } from '../test-support/games/faults.ts'
import { announcement, card, collectComplaints, keptOf, openGame } from '../test-support/games/page.ts'

const SLUG = 'sort-eggs'
test.use({ viewport: { width: 320, height: 480 } })
// Generous for busy machines.
test.describe.configure({ timeout: 180_000 })

const byEarSwitch = (page: Page) => buttonOf(page, 'By ear')

/** Returns the ticks in three seconds of a new round. */
async function ticksPlayed(page: Page): Promise<number> {
  await page.clock.runFor(3000)
  await page.keyboard.press('p')
  await expect(card(page)).toHaveAccessibleName('Paused')
  return (await keptOf(page, SLUG)).round?.ticks ?? 0
}

test('the switch works by keys, survives a reload, and slows the clock', async ({ page }) => {
  const complaints = collectComplaints(page)
  await openGame(page, SLUG)
  await expect(byEarSwitch(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(card(page)).toHaveAccessibleDescription(/Turn on By ear for more time/)
  await expectAccessible(page, 'the opening')
  await pressByKeys(page, 'Play')
  const usual = await ticksPlayed(page)
  await pressByKeys(page, 'By ear')
  await expect(byEarSwitch(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(byEarSwitch(page), 'the focus stays').toBeFocused()
  await expectAccessible(page, 'the options')
  expect(await faultsOfCard(page), 'the options').toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await page.clock.runFor(400)
  await pressByKeys(page, 'Options')
  await expect(byEarSwitch(page)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await pressByKeys(page, 'New round')
  const slow = await ticksPlayed(page)
  expect(usual).toBeGreaterThan(150)
  expect(slow).toBeGreaterThan(usual * 0.2)
  expect(slow).toBeLessThan(usual * 0.3)
  expect(complaints).toEqual([])
})

/** Polling interval of the live region, delay from announcement to key press, and timeout, all in ms. */
const LISTEN_EVERY = 100
const REACTION = 700
const LONGEST = 90_000
/** Four are enough here: games/sort-eggs/test/by-ear.test.ts plays whole rounds. */
const EGGS = 4

/** Records the pan of every sound that has one. */
const notePans = (page: Page) =>
  page.addInitScript(() => {
    const pans: number[] = []
    Object.assign(globalThis, { pans })
    globalThis.StereoPannerNode = class extends StereoPannerNode {
      constructor(context: BaseAudioContext, options?: StereoPannerOptions) {
        super(context, options)
        pans.push(options?.pan ?? 0)
      }
    }
  })
const pansSoFar = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly pans: readonly number[] }).pans)

test('eggs sound from their side, and the announcements suffice to sort them', async ({ page }) => {
  await notePans(page)
  await openGame(page, SLUG)
  await pressByKeys(page, 'By ear')
  await pressByKeys(page, 'Play')
  const transcript: string[] = []
  let press: { readonly key: string; readonly at: number } | undefined
  let first: readonly number[] | undefined
  for (let time = 0; time < LONGEST && !transcript.includes(`Score ${EGGS}.`); time += LISTEN_EVERY) {
    await page.clock.runFor(LISTEN_EVERY)
    const heard = ((await announcement(page)) ?? '').trim()
    if (heard !== transcript.at(-1)) {
      transcript.push(heard)
      const [, way] = /^(Left|Right):/.exec(heard) ?? []
      if (way) {
        first ??= await pansSoFar(page)
        press = { key: `Arrow${way}`, at: time + REACTION }
      }
    }
    if (press && time >= press.at) {
      await page.keyboard.press(press.key)
      press = undefined
    }
  }
  test.info().annotations.push({ type: 'transcript', description: transcript.join('\n') })
  expect(transcript, 'without a broken egg').toContain(`Score ${EGGS}.`)
  expect(transcript.join()).not.toContain('2 hearts left')
  // The pattern and the gate of the first egg, which must go left; nothing has landed yet.
  expect(first).toEqual([-0.9, -0.9])
  expect(await pansSoFar(page)).toContain(0.9)
})

test('the opening card fits with every optional button', async ({ page }) => {
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
    `arcade.${SLUG}`,
    writeSave({ ...FRESH_SAVE, totals: { rounds: 3 } }),
  ] as const)
  await openGame(page, SLUG)
  await pressByKeys(page, 'Play')
  await page.clock.runFor(1500)
  await page.reload()
  await page.clock.runFor(400)
  for (const name of ['Continue', 'Today', 'Progress', 'Sound', 'More'])
    await expect(buttonOf(page, name)).toBeVisible()
  for (const width of [288, 320, 390, 1280]) {
    await page.setViewportSize({ width, height: 480 })
    await page.clock.runFor(100)
    expect(await faultsOfCard(page), `${width} wide`).toEqual([])
    expect(await cutOffElements(page), `${width} wide`).toEqual([])
    const glass = await page.locator('.glass').boundingBox()
    expect(glass && glass.x + glass.width, `${width} wide`).toBeLessThanOrEqual(width)
  }
})
