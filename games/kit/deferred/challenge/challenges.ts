/** Turns a finished round into a challenge link, and a link into a round to beat. */
import type { CardButton } from '../../shell/card.ts'
import { numberOf, type Standing } from '../../round/standing.ts'
import { reachedWords, roundName } from './challenge-words.ts'
import { ICONS } from '../icons.ts'
import { createChecker, type CheckedChallenge } from './check-challenge.ts'
import { createDayGhost } from './day-ghost.ts'
import { codeOf, Refused } from './link.ts'
import { playedOf, rivalOf, type LocalChallenge } from './local-challenge.ts'
import type { CardControls, Deferred, GameContext, RoundControls, SpeechControls } from '../contract.ts'
import { createSharing } from './share.ts'
import type { Watching } from './watching.ts'

/** A finished round, its text for sharing, and its code once it is computed. */
interface FinishedRound<State, Action> {
  readonly challenge: LocalChallenge<State, Action>
  readonly words: string
  code?: string
}

export function createChallenges<State, Action>(
  options: GameContext<State, Action> & RoundControls & CardControls & SpeechControls,
  { watch }: Watching<State, Action>,
): Pick<Deferred<State, Action>, 'ended' | 'buttons' | 'meet' | 'dayRival'> {
  const { slug, game, rounds, cover, bring, home, say } = options
  const maker = { slug, version: game.version ?? 1 }
  const sharing = createSharing(options)
  const check = createChecker(options, maker)
  const dayGhost = createDayGhost(options, check)
  let last: FinishedRound<State, Action> | undefined

  async function code(made: FinishedRound<State, Action>): Promise<void> {
    made.code = await codeOf(maker, made.challenge)
    dayGhost.offer(made.challenge, made.code)
  }

  function offer({ challenge, end }: CheckedChallenge<State, Action>): void {
    const { seed, level, day } = challenge
    const played = playedOf(challenge)
    const accept = () => bring(rounds.meet({ seed, level, day, rival: rivalOf(game.rules, challenge, true) }))
    const show = () => {
      cover(() => ({
        kind: 'challenge',
        title: 'Challenge',
        lines: [
          end === undefined
            ? `Somebody claims ${challenge.result} in ${roundName(options, challenge)}. This round is too long to replay.`
            : reachedWords(options, { level, day, state: end, best: undefined }, true),
          'Can you beat it? You’ll play exactly the same round.',
        ],
        buttons: [
          { label: 'Play it', icon: 'play', does: accept },
          ...(played
            ? [{ label: 'Watch', icon: ICONS.watch, does: () => watch(played, show) } as const]
            : []),
          { label: 'Not now', icon: 'back', does: home },
        ],
        back: home,
      }))
    }
    show()
    say('You have been challenged.')
  }

  function refuse(why: string): void {
    cover(() => ({
      kind: 'challenge',
      title: 'Challenge',
      lines: [why, 'You can still play the game.'],
      buttons: [{ label: 'Play anyway', icon: 'play', does: home }],
      back: home,
    }))
    say(why)
  }

  return {
    ended(standing: Standing<State>) {
      const { seed, level, start, ticks, log } = rounds.session
      const { day, hinted = false, state } = standing
      const challenge = { seed, level, start, day, hinted, ticks, log, result: numberOf(game, state) }
      last = { challenge, words: reachedWords(options, standing) }
      void code(last)
    },
    buttons(back): readonly CardButton[] {
      if (!last) return []
      const made = last
      const played = playedOf(made.challenge)
      return [
        ...(played ? [{ label: 'Watch', icon: ICONS.watch, does: () => watch(played, back) } as const] : []),
        {
          label: 'Challenge',
          icon: ICONS.challenge,
          does: () => made.code !== undefined && void sharing.share(made.words, made.code, back),
        },
      ]
    },
    meet(code, started) {
      check(code, started).then(offer, (error: unknown) => {
        if (!(error instanceof Refused)) throw error
        refuse(error.message)
      })
    },
    dayRival: dayGhost.rival,
  }
}
