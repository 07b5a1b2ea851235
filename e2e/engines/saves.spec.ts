/** Plays one game in two tabs: neither may overwrite the other's stars. */
import { SEED } from '../../test-support/games/page.ts'
import { playableGames } from '../../test-support/games/playable-games.ts'
import type { Tab } from '../../test-support/engines/engine.ts'
import { openGame, screenOf, turnTime } from '../../test-support/engines/game.ts'
import { expect, test } from '../../test-support/engines/test.ts'

const SLUG = 'equalz'
const game = (await playableGames()).find(({ slug }) => slug === SLUG)

/** Opens the picker from any card, opens a level and solves it without a mistake. */
async function solve(tab: Tab, level: number): Promise<void> {
  const player = game?.createPlayer?.()
  if (!game?.levels?.hint || !player) throw new Error('Equalz has hints and a player.')
  const { rules, levels } = game
  await openPicker(tab)
  await tab.click(`[aria-label^="Level ${level},"]`)
  await turnTime(tab, 500)
  let state = rules.start(SEED, level)
  while (rules.outcome(state) === 'playing') {
    const action = levels.hint?.(state)
    for (const path of player.touches(action, state, await screenOf(tab))) {
      await tab.point(path)
      await turnTime(tab, 100)
    }
    await turnTime(tab, 300)
    state = rules.act(state, action)
  }
  await turnTime(tab, 2500)
  // A new look comes before the end card.
  const hasNewLook = () => document.querySelector('[role=dialog]')?.textContent?.includes('Later') ?? false
  if (await tab.evaluate(hasNewLook)) await tab.click('[role=dialog] .side')
}

const openPicker = (tab: Tab) =>
  tab.evaluate(() => {
    const press = (label: string) =>
      [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')]
        .find(({ textContent }) => textContent === label)
        ?.click()
    press('Journey')
    press('Levels')
  })

/** Returns the levels that the picker shows as solved. */
async function solvedIn(tab: Tab): Promise<number[]> {
  // By then a press counts on a card that has just appeared.
  await turnTime(tab, 1000)
  await openPicker(tab)
  return tab.evaluate(() =>
    [...document.querySelectorAll('.grid button')].flatMap((button) => {
      const [, level] = /^Level (\d+), [1-3] of 3/.exec(button.getAttribute('aria-label') ?? '') ?? []
      return level === undefined ? [] : Number(level)
    }),
  )
}

test('two tabs that play in turn share their stars', async ({ profile }) => {
  const one = await profile.newTab()
  await openGame(one, SLUG, 'Play')
  const two = await profile.newTab()
  await openGame(two, SLUG, 'Play')
  await solve(one, 1)
  await solve(two, 2)
  await expect.poll(() => solvedIn(one), 'what one tab has of the other').toEqual([1, 2])
  expect(await solvedIn(two)).toEqual([1, 2])
})
