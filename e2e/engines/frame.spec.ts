/** Plays a few games in the frame of their page: one by score, one with levels, one with WebGL. */
import { type PlayableGame, playableGames } from '../../test-support/games/playable-games.ts'
import { URLS } from '../../test-support/servers.ts'
import type { EngineDocument, Tab } from '../../test-support/engines/engine.ts'
import {
  expectMain,
  expectPlaying,
  isReady,
  savedRound,
  slowTime,
  takeTime,
  turnTime,
} from '../../test-support/engines/game.ts'
import { expectPage } from '../../test-support/engines/site.ts'
import { shareOf } from '../../test-support/engines/share.ts'
import { expect, test } from '../../test-support/engines/test.ts'

const SLUGS = ['birdify', 'sorting-balls', 'rolly-vortex']

/** Tall enough to avoid scrolling: WebKit's driver clicks in the wrong place on a scrolled page. */
const SIZE = [1000, 1100] as const

const games = (await playableGames()).filter(({ slug }) => SLUGS.includes(slug))

test('a game can be played in its page and resumes after a reload', async ({ tab, engineName }) => {
  for (const game of shareOf(games, engineName))
    await test.step(game.about.title, () => playInPage(tab, game))
})

async function playInPage(
  tab: Tab,
  { slug, about, rules, levels, createPlayer }: PlayableGame,
): Promise<void> {
  await tab.resize(...SIZE)
  await tab.goto(`${URLS.site}/single?slug=${slug}`)
  await expectPage(tab, `Title : ${about.title}`)
  // Real-time games run on the test's clock, because software rendering is slow. The other one runs by itself.
  const holdTime = rules.tick ? takeTime : slowTime
  const game = await openFrame(tab, 'Play')
  await holdTime(game)
  await game.click('[role=dialog] .main')
  await expectPlaying(game)

  if (rules.tick) await tab.press('Space')
  else {
    const state = rules.start(1, 1)
    for (const code of createPlayer?.().keys(levels?.hint?.(state), state) ?? []) await tab.press(code)
  }
  const kept = await pause(tab, game, slug)
  await tab.press('Enter')
  await expectPlaying(game)
  // A real-time round starts with a countdown.
  await (rules.tick ? turnTime(game, 2200) : timePasses(game, 250))
  const later = await pause(tab, game, slug)
  if (rules.tick) expect(later, 'time has gone on').not.toEqual(kept)
  else expect(later, 'nobody has moved').toEqual(kept)
  expect(await tab.complaints()).toEqual([])
  expect(await tab.evaluate(() => scrollY), 'keys for the game do not scroll its page').toBe(0)

  await tab.reload()
  await expectPage(tab, `Title : ${about.title}`)
  const again = await openFrame(tab, 'Continue')
  await holdTime(again)
  expect(await savedRound(again, slug), 'the round after a reload').toEqual(later)
  await again.click('[role=dialog] .main')
  await expectPlaying(again)
}

async function openFrame(tab: Tab, main: string): Promise<EngineDocument> {
  const game = await tab.frame()
  await isReady(game)
  await expectMain(game, main)
  return game
}

/** Waits until this many milliseconds of the game's time have passed, frame by frame. */
const timePasses = (game: EngineDocument, milliseconds: number) =>
  game.evaluate((time) => {
    const end = performance.now() + time
    return new Promise<void>((passed) => {
      const look = () => (performance.now() > end ? passed() : void requestAnimationFrame(look))
      look()
    })
  }, milliseconds)

/** Pauses and returns the saved round. */
async function pause(tab: Tab, game: EngineDocument, slug: string): Promise<unknown> {
  await tab.press('Escape')
  await expectMain(game, 'Resume')
  return savedRound(game, slug)
}
