/** What takes long to think out is thought out in a worker made from the game's own file, under the game's own policy. */
import { expect, test } from '@playwright/test'
import { card, GAMES_URL, mainButton } from './games/page.ts'
import { playableGames } from './games/playable-games.ts'

const games = (await playableGames()).filter(({ levels }) => levels?.hint)

for (const { slug, about, rules, levels } of games) {
  test(`${about.title} thinks out hints, dead ends and levels in a worker as it does here`, async ({
    page,
  }) => {
    await page.goto(`${GAMES_URL}/${slug}`)
    await mainButton(page).click()
    await expect(card(page)).toBeHidden()
    await page.keyboard.press('KeyH')
    await expect.poll(() => page.workers().length).toBe(1)
    const seed = 5
    for (const level of [2, (levels?.tuned ?? 0) + 1]) {
      const state = rules.start(seed, level)
      const ask = (name: string, ...asked: unknown[]) =>
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
          { name, asked },
        )
      expect(await ask('start', seed, level)).toEqual(state)
      expect(await ask('hint', state)).toEqual(levels?.hint?.(state))
      expect(await ask('stuck', state)).toBe(levels?.stuck?.(state) ?? false)
    }
  })
}

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
