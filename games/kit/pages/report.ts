/** Reports a problem: hands the current round, as the code of a link, to the contact form of the host page. */
import { codeOf } from '../deferred/challenge/link.ts'
import type { DeferredOptions } from '../deferred/contract.ts'
import { numberOf } from '../round/standing.ts'

export async function reportRound<State, Action>({
  slug,
  game,
  rounds,
  hostPage,
}: Pick<DeferredOptions<State, Action>, 'slug' | 'game' | 'rounds' | 'hostPage'>): Promise<void> {
  const { seed, level, ticks, log, state } = rounds.session
  const { day, hinted = false } = rounds.standing
  const round = { seed, level, day, hinted, ticks, log, result: numberOf(game, state) }
  const code = await codeOf({ slug, version: game.version ?? 1 }, round)
  hostPage.say({ arcade: 'report', code })
}
