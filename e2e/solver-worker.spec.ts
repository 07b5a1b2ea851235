/** Tests the solver worker, which is created from the game's own file under the game's own policy. */
import { expect, type Page, test } from '@playwright/test'
import { LEVEL_DEADLINE_MS } from '../games/kit/save/limits.ts'
import { FRESH_SAVE, writeSave } from '../games/kit/save/save.ts'
import { card, collectComplaints, GAMES_URL, mainButton } from '../test-support/games/page.ts'
import { playableGames } from '../test-support/games/playable-games.ts'
import { sampleOf } from '../test-support/sample.ts'

const games = (await playableGames()).filter(({ levels }) => levels?.hint)

// Small, because these tests draw in real time, and the software renderer is slow.
test.use({ viewport: { width: 390, height: 650 } })

/** Asks the worker of the page's game, as the game does. */
const ask = (page: Page, name: string, ...args: unknown[]) =>
  page.workers()[0]?.evaluate(
    async (question) =>
      new Promise((resolve) => {
        const { postMessage: answer } = globalThis
        globalThis.postMessage = ([, found]: [number, unknown]) => {
          globalThis.postMessage = answer
          resolve(found)
        }
        dispatchEvent(new MessageEvent('message', { data: [0, question] }))
      }),
    { name, args },
  )

// One page for all games, because a new page takes longer than opening a game.
test('every game with hints finds the same hints, dead ends and levels in a worker as in Node', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const { slug, about, rules, levels } of games)
    await test.step(about.title, async () => {
      await page.goto(`${GAMES_URL}/${slug}`)
      await mainButton(page).click()
      await expect(card(page)).toBeHidden()
      await page.keyboard.press('KeyH')
      await expect.poll(() => page.workers().length).toBe(1)
      const seed = 5
      for (const level of [2, (levels?.tuned ?? 0) + 1]) {
        const state = rules.start(seed, level)
        expect(await ask(page, 'start', seed, level)).toEqual(state)
        expect(await ask(page, 'hint', state)).toEqual(levels?.hint?.(state))
        expect(await ask(page, 'stuck', state)).toBe(levels?.stuck?.(state) ?? false)
      }
    })
})

test('a browser that refuses the worker still gives a hint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { Worker: undefined })
  })
  await page.goto(`${GAMES_URL}/happyconnect`)
  await mainButton(page).click()
  await page.keyboard.press('KeyH')
  await expect(page.getByRole('status')).toContainText('Lead the')
  expect(page.workers()).toEqual([])
})

/** A visit of somebody who has come this far, with a worker that never answers. */
async function visitWithoutAnswers(page: Page, slug: string, level: number): Promise<void> {
  const stars = Object.fromEntries(Array.from({ length: level - 1 }, (_, i) => [i + 1, 3]))
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `arcade.${slug}`,
    writeSave({ ...FRESH_SAVE, level, stars, totals: { rounds: level } }),
  ] as const)
  await page.addInitScript((deadline) => {
    Worker.prototype.postMessage = () => {}
    // On a slow machine the test may take longer.
    const { setTimeout: set } = globalThis
    const later = (call: () => void, ms: number, ...given: []) =>
      ms < deadline ? set(call, ms, ...given) : 0
    Object.assign(globalThis, { setTimeout: later })
  }, LEVEL_DEADLINE_MS)
  await page.goto(`${GAMES_URL}/${slug}`)
}

/** The kit's card is the same in all of them. `npm run bench full-tests` opens every one. */
const AWAITED = sampleOf(games, 3)

for (const { slug, about, levels } of AWAITED)
  test(`${about.title} has a live card while a far level is made, and the wait for it can be left`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page)
    const level = (levels?.tuned ?? 0) + 1000
    await visitWithoutAnswers(page, slug, level)
    await expect(mainButton(page)).toHaveText('Play')
    // More than its markup: the script behind it answers.
    await page.getByRole('button', { name: 'Journey' }).click()
    await expect(mainButton(page)).toHaveText(`Level ${level}`)
    for (const from of ['Journey', 'opening']) {
      await mainButton(page).click()
      await expect(card(page), from).toContainText('One moment')
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      if (from === 'Journey') await page.getByRole('button', { name: 'Back', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(card(page)).toContainText('One moment')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(mainButton(page)).toHaveText('Play')
    expect(complaints).toEqual([])
  })

/** Effects of pressing a level, observed from inside the page. */
interface Seen {
  /** Frames painted between the press and the start of the level. */
  frames: number
  /** How often a round replaced the card. */
  begun: number
}

test('a slow level is started once despite repeated presses, and the page stays responsive', async ({
  page,
}) => {
  const [reached, asked] = [990, 1000]
  const complaints = collectComplaints(page)
  const stars = Object.fromEntries(Array.from({ length: reached - 1 }, (_, i) => [i + 1, 3]))
  await page.addInitScript(
    (text) => localStorage.setItem('arcade.push-it', text),
    writeSave({ ...FRESH_SAVE, level: reached, stars: { ...stars, [asked]: 1 } }),
  )
  // Delays the answer by a second, so that frames can be counted on a slow machine too.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, question: unknown) {
      setTimeout(() => postMessage.call(this, question), 1000)
    }
  })
  await page.goto(`${GAMES_URL}/push-it`)
  for (const name of ['Journey', 'Levels']) await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: `Level ${asked},` }).evaluate((button: HTMLElement) => {
    const seen: Seen = { frames: 0, begun: 0 }
    Object.assign(globalThis, { seen })
    const main = document.querySelector('main')
    const isPlaying = () => main?.className === 'playing'
    new MutationObserver(() => (seen.begun += Number(isPlaying()))).observe(main as Node, {
      attributeFilter: ['class'],
    })
    const count = () => {
      if (isPlaying()) return
      seen.frames++
      requestAnimationFrame(count)
    }
    button.click()
    button.click()
    requestAnimationFrame(count)
  })
  await expect(page.locator('.pill')).toContainText(`Level ${asked}`)
  // A second worker would exist by now.
  await page.keyboard.press('KeyH')
  await expect(page.getByRole('status')).toContainText('Push the')
  const { frames, begun } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  expect(begun).toBe(1)
  expect(frames).toBeGreaterThan(2)
  expect(complaints).toEqual([])
})
