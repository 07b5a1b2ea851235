/** Turns a finished round into a challenge, and a link into a round to beat. Its cards are in the pages script. */
import type { LatePart } from '../../run/late-part.ts'
import { waitingCard } from '../../shell/cards.ts'
import { numberOf, type Rival, type Standing } from '../../round/standing.ts'
import type { CardControls, Deferred, GameContext, HasEndButtons, RoundControls } from '../contract.ts'
import type { FinishedRound, PagesPart } from '../pages-contract.ts'
import { ICONS } from '../icons.ts'
import { createChecker, type CheckedChallenge } from './check-challenge.ts'
import type { StartedWorker } from '../../solver/worker-file.ts'
import { compared } from './compare.ts'
import { createDayGhost } from './day-ghost.ts'
import { Refused } from './link.ts'
import { playedOf, rivalOf, type LocalChallenge } from './local-challenge.ts'
import { isolated } from './player-name.ts'
import type { Watching } from './watching.ts'

const TITLE = 'Challenge'

export function createChallenges<State, Action>(
  options: GameContext<State, Action> & RoundControls & Pick<CardControls, 'home' | 'cover'>,
  { watch }: Pick<Watching<State, Action>, 'watch'>,
  pages: LatePart<PagesPart<State, Action>>,
): HasEndButtons & Pick<Deferred<State, Action>, 'ended' | 'meet' | 'dayRival'> {
  const { slug, game, rounds, bring, home, cover } = options
  const maker = { slug, version: game.version ?? 1 }
  const check = createChecker(options, maker)
  const dayGhost = createDayGhost(options, check, maker)
  let last: FinishedRound<State, Action> | undefined
  /** The last accepted challenge, and all its attempts. */
  let met: { rival: Rival<State>; attempts: readonly LocalChallenge<State, Action>[] } | undefined

  function accept({ attempts }: CheckedChallenge<State, Action>): void {
    const results = attempts.map(({ challenge: { name = '', result }, end }) => ({
      isLost: false,
      ...(end !== undefined && compared(game, end)),
      number: result,
      name: isolated(name),
    }))
    const [{ challenge }] = attempts
    const { seed, level, day } = challenge
    const rival = { ...rivalOf(game.rules, challenge, true), ...results[0], results }
    met = { rival, attempts: attempts.map((attempt) => attempt.challenge) }
    bring(rounds.meet({ seed, level, day, rival }))
  }

  /** Opens the link's card, unless the player has left while its level was made. */
  async function meet(code: string, started: StartedWorker | undefined): Promise<void> {
    void pages.load()
    let isLeft = false
    function leave(): void {
      isLeft = true
      home()
    }
    const show = (use: (it: PagesPart<State, Action>) => void) =>
      isLeft ? undefined : pages.use(use, home, 'Loading')
    try {
      const found = await check(code, started, () => cover(() => waitingCard(leave, TITLE, 'One moment …')))
      await show((it) => it.challenges.offer(found, () => accept(found)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      await show((it) => it.challenges.refuse(error))
    }
  }

  return {
    ended(standing: Standing<State>) {
      const { seed, level, start, ticks, log } = rounds.session
      const { day, hinted = false, state } = standing
      const challenge = { seed, level, start, day, hinted, ticks, log, result: numberOf(game, state) }
      last = { challenge, standing, others: met && standing.rival === met.rival ? met.attempts : [] }
      void dayGhost.offer(challenge)
    },
    buttons(back) {
      if (!last) return {}
      const made = last
      const played = playedOf(made.challenge)
      return {
        ...(played && { watch: { label: 'Watch', icon: ICONS.watch, does: () => watch(played, back) } }),
        challenge: {
          label: made.others.length > 0 ? 'Rematch' : TITLE,
          icon: ICONS.challenge,
          does: () => void pages.use((it) => it.challenges.share(made, back), back, TITLE),
        },
      }
    },
    meet: (code, started) => void meet(code, started),
    dayRival: dayGhost.rival,
  }
}
