/** Opens finished rounds as links in other engines: the result and each step must match Node's. */
import { join } from 'node:path'
import { codeOf } from '../../games/kit/deferred/challenge/link.ts'
import { FRAGMENT } from '../../games/kit/fragment.ts'
import { roundOf, type GoalTries } from '../../games/kit/test/tries.ts'
import { gameOf } from '../../test-support/games/playable-games.ts'
import { type GameFolder, gameFolders } from '../../tools/folders.ts'
import { until } from '../../test-support/machine.ts'
import { URLS } from '../../test-support/servers.ts'
import {
  allComplaints,
  type Challenged,
  firstDifference,
  foundInNode,
  linkGiven,
  noteCopied,
  openChallenge,
  openInPage,
  pressLabelled,
  sentenceOn,
  statesInTab,
  watchToEnd,
} from '../../test-support/engines/challenge.ts'
import type { Tab } from '../../test-support/engines/engine.ts'
import { expectMain, expectPlaying, mainButton, takeTime, turnTime } from '../../test-support/engines/game.ts'
import { shareOf } from '../../test-support/engines/share.ts'
import { expect, test } from '../../test-support/engines/test.ts'

/**
 * Maps each game to the goal whose scripted player plays it: one game by score, one by levels, and one whose solver
 * would magnify any difference.
 */
const ROUNDS: Readonly<Record<string, string>> = {
  birdify: 'shaves',
  'sorting-balls': 'stars',
  boxtower: 'todays',
}

const folders = (await gameFolders()).filter(({ slug }) => slug in ROUNDS)

test('a shared round shows the result that Node computes, and replays to its end', async ({
  tab,
  engineName,
}) => {
  for (const folder of shareOf(folders, engineName))
    await test.step(folder.about.title, () => replayShared(tab, folder))
})

async function replayShared(tab: Tab, { slug, path, about, rules, game: file }: GameFolder): Promise<void> {
  const goal = ROUNDS[slug] ?? ''
  const { game } = (await import(file)) as Pick<Challenged, 'game'>
  const { tries } = (await import(join(path, 'test/goals.ts'))) as { tries: GoalTries<unknown, unknown> }
  const way = tries[goal]
  if (!way) throw new Error(`games/${slug}/test/goals.ts has no way to "${goal}".`)
  const code = await codeOf({ slug, version: game.version ?? 1 }, roundOf(game, way))
  const link = `${URLS.site}/single?slug=${slug}${FRAGMENT}${code}`
  const of: Challenged = { slug, title: about.title, game, rules }
  const here = await foundInNode(of, link)

  const there = await statesInTab(tab, of, link)
  expect(firstDifference(here, there), 'the first step that differs').toBe(-1)

  const frame = await openChallenge(tab, link)
  expect(await sentenceOn(frame)).toBe(here.sentence)
  // A turn-based game draws little, so its clock may run by itself.
  if (game.rules.tick) await takeTime(frame)
  const { value, max, pill } = await watchToEnd(frame, async () => {
    if (game.rules.tick) await turnTime(frame, 1000)
  })
  expect(value, 'the bar at the end').toBe(max)
  expect(pill).toBe(here.pill)
  expect(await allComplaints(tab, frame)).toEqual([])
}

// The tests above open such links in each engine.
test('a round finished in its page is shared as a link that Node replays to the same result', async ({
  tab,
}) => {
  const game = await openInPage(tab, `${URLS.site}/single?slug=birdify`)
  await until('the album', () => game.evaluate(() => document.adoptedStyleSheets.length > 0))
  await noteCopied(game)
  await takeTime(game)
  await game.click('[role=dialog] .main')
  await expectPlaying(game)
  // Without input the bird falls.
  await until("the end's card", async () => {
    await turnTime(game, 500)
    return (await mainButton(game)) !== null
  })
  await expectMain(game, 'Play again')
  await pressLabelled(game, 'Challenge')
  await pressLabelled(game, 'Share link')
  const link = await linkGiven(game)
  expect(await allComplaints(tab, game)).toEqual([])

  const { slug, about, game: birdify } = gameOf('birdify')
  const of = { slug, title: about.title, game: birdify }
  expect((await foundInNode(of, link)).sentence).toBe('Somebody scored 0 in Birdify.')
})
