/** A round that somebody has finished is a link; opened elsewhere it shows what was reached, and is the same at every step. */
import { join } from 'node:path'
import { codeOf } from '../../games/kit/album/link.ts'
import { FRAGMENT } from '../../games/kit/fragment.ts'
import { roundOf, type Tries } from '../../games/kit/proof/tries.ts'
import { gameFolders } from '../../workshop/folders.ts'
import { URLS } from '../servers.ts'
import {
  allComplaints,
  type Challenged,
  firstDifference,
  foundInNode,
  openChallenge,
  sentenceOn,
  statesInTab,
  watchToEnd,
} from './challenge.ts'
import { takeTime, turnTime } from './game.ts'
import { expect, test } from './test.ts'

/** One by score, one by levels, one with a solver that would magnify any difference; and the goal whose player plays. */
const ROUNDS: Readonly<Record<string, string>> = {
  birdify: 'starters',
  'sorting-balls': 'stars',
  boxtower: 'todays',
}

for (const { slug, path, about, rules, game: file } of await gameFolders()) {
  const goal = ROUNDS[slug]
  if (goal === undefined) continue
  test(`a round of ${about.title} is opened, shows what Node computes, and is watched to its end`, async ({
    tab,
  }) => {
    const { game } = (await import(file)) as Pick<Challenged, 'game'>
    const { tries } = (await import(join(path, 'proof/goals.ts'))) as { tries: Tries<unknown, unknown> }
    const way = tries[goal]
    if (!way) throw new Error(`games/${slug}/proof/goals.ts has no way to "${goal}".`)
    const code = await codeOf({ slug, version: game.version ?? 1 }, roundOf(game, way))
    const link = `${URLS.site}/single?slug=${slug}${FRAGMENT}${code}`
    const of: Challenged = { slug, title: about.title, game, rules }
    const here = await foundInNode(of, link)

    const there = await statesInTab(tab, of, link)
    expect(firstDifference(here, there), 'the first step that differs').toBe(-1)

    const frame = await openChallenge(tab, link)
    expect(await sentenceOn(frame)).toBe(here.sentence)
    // In turns little is drawn, and the clock goes by itself.
    if (game.rules.tick) await takeTime(frame)
    const { value, max, pill } = await watchToEnd(frame, async () => {
      if (game.rules.tick) await turnTime(frame, 1000)
    })
    expect(value, 'the bar at the end').toBe(max)
    expect(pill).toBe(here.pill)
    expect(await allComplaints(tab, frame)).toEqual([])
  })
}
