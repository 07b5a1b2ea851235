/** Checks that storage outlives its tab and that a new visitor starts empty. */
import { expectPlaying, openGame, savedRound, turnTime } from '../../test-support/engines/game.ts'
import { keys, pauseRound } from '../../test-support/engines/play.ts'
import { expect, test } from '../../test-support/engines/test.ts'

const SLUG = 'boxtower'

test('a round resumes in a new tab of the same profile only', async ({ engine, profile }) => {
  const first = await profile.newTab()
  await openGame(first, SLUG, 'Play')
  await first.press('Enter')
  await expectPlaying(first)
  await turnTime(first, 100)
  await keys.attempt(first, 0)
  await pauseRound(first, SLUG)
  const kept = await savedRound(first, SLUG)
  await first.close()

  const second = await profile.newTab()
  await openGame(second, SLUG, 'Continue')
  expect(await savedRound(second, SLUG)).toEqual(kept)

  const stranger = await engine.newProfile()
  const elsewhere = await stranger.newTab()
  await openGame(elsewhere, SLUG, 'Play')
  await stranger.close()
})
