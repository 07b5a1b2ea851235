/** Opens, plays, pauses and resumes games in their own pages, across a reload. */
import type { Tab } from '../../test-support/engines/engine.ts'
import { type PlayableGame, playableGames } from '../../test-support/games/playable-games.ts'
import {
  expectMain,
  expectPlaying,
  openGame,
  ready,
  savedRound,
  turnTime,
} from '../../test-support/engines/game.ts'
import { keys, openPlay, pauseRound, pointer } from '../../test-support/engines/play.ts'
import { shareOf } from '../../test-support/engines/share.ts'
import { expect, test } from '../../test-support/engines/test.ts'

const RESTART = '[role=dialog] .row button'

const games = await playableGames()

// In one tab: starting an engine takes as long as a game.
test('games can be played by keys and by pointer, paused and resumed', async ({ tab, engineName }) => {
  test.setTimeout(600_000)
  await tab.resize(480, 640)
  for (const game of shareOf(games, engineName))
    await test.step(game.about.title, () => playAndResume(tab, game))
})

async function playAndResume(tab: Tab, game: PlayableGame): Promise<void> {
  const { slug, rules } = game
  await openGame(tab, slug, 'Play')
  await tab.press('Enter')
  await expectPlaying(tab)
  await turnTime(tab, 100)
  await tab.press('Escape')
  await expectMain(tab, 'Resume')
  // The first round took its seed before the test could set it.
  await tab.click(RESTART)
  await expectPlaying(tab)
  await turnTime(tab, 100)
  const play = openPlay(tab, game)
  for (const hand of [keys, pointer]) await play(hand)
  await pauseRound(tab, slug)
  const kept = await savedRound(tab, slug)
  expect(await tab.complaints()).toEqual([])

  await tab.reload()
  await ready(tab, 'Continue')
  expect(await savedRound(tab, slug), 'the round after a reload').toEqual(kept)
  await tab.click('[role=dialog] .main')
  await expectPlaying(tab)
  // The round starts with a countdown, and waits for a lesson.
  await turnTime(tab, 2200)
  await tab.evaluate(() => document.querySelector<HTMLButtonElement>('[role=note] button')?.click())
  await turnTime(tab, 500)
  await tab.press('Escape')
  await expectMain(tab, 'Resume')
  const later = await savedRound(tab, slug)
  expect(later?.seed).toBe(kept?.seed)
  if (rules.tick) expect(later?.state, 'time has gone on').not.toEqual(kept?.state)
  else expect(later?.state, 'nobody has moved').toEqual(kept?.state)
  expect(await tab.complaints()).toEqual([])
}
