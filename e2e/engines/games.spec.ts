/** Opens, plays, pauses and resumes every game in its own tab, across a reload. */
import { playableGames } from '../../test-support/games/playable-games.ts'
import {
  expectMain,
  expectPlaying,
  openGame,
  ready,
  savedRound,
  turnTime,
} from '../../test-support/engines/game.ts'
import { keys, openPlay, pauseRound, pointer } from '../../test-support/engines/play.ts'
import { expect, test } from '../../test-support/engines/test.ts'

const RESTART = '[role=dialog] .row button'

for (const game of await playableGames())
  test(`${game.about.title} can be played by keys and by pointer, paused and resumed`, async ({ tab }) => {
    const { slug, rules } = game
    await tab.resize(480, 640)
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
    // The round starts with a countdown.
    await turnTime(tab, 2200)
    await tab.press('Escape')
    await expectMain(tab, 'Resume')
    const later = await savedRound(tab, slug)
    expect(later?.seed).toBe(kept?.seed)
    if (rules.tick) expect(later?.state, 'time has gone on').not.toEqual(kept?.state)
    else expect(later?.state, 'nobody has moved').toEqual(kept?.state)
    expect(await tab.complaints()).toEqual([])
  })
