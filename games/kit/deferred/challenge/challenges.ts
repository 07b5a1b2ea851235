/** Turns a finished round into a challenge link, and a link into a round to beat. */
import { numberOf, type Standing } from '../../round/standing.ts'
import { dareWords, reachedWords, roundName } from './challenge-words.ts'
import { ICONS } from '../icons.ts'
import { createChecker, Unfinished, type CheckedChallenge } from './check-challenge.ts'
import { createDayGhost } from './day-ghost.ts'
import { codeOf, Refused } from './link.ts'
import { playedOf, rivalOf, type LocalChallenge } from './local-challenge.ts'
import type { CardControls, Deferred, GameContext, RoundControls, SpeechControls } from '../contract.ts'
import { createSharing } from './share.ts'
import { shapeOf } from './round-shape.ts'
import type { Watching } from './watching.ts'

/** A finished round, its text for sharing, and its code. */
interface FinishedRound<State, Action> {
  readonly challenge: LocalChallenge<State, Action>
  readonly words: string
  readonly standing: Standing<State>
  readonly code: Promise<string>
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
          `${dareWords(game, end)} You’ll play exactly the same round.`,
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

  function refuse({ message }: Refused): void {
    cover(() => ({
      kind: 'challenge',
      title: 'Challenge',
      lines: [message, 'You can still play the game.'],
      buttons: [{ label: 'Play anyway', icon: 'play', does: home }],
      back: home,
    }))
    say(message)
  }

  function offerReplay({ message, round }: Unfinished<State, Action>): void {
    const played = playedOf(round)
    const show = () =>
      cover(() => ({
        kind: 'challenge',
        title: 'Recording',
        lines: [`A recording of ${roundName(options, round)}. ${message}`],
        buttons: [
          { label: 'Watch', icon: ICONS.watch, does: () => played && watch(played, show) },
          { label: 'Not now', icon: 'back', does: home },
        ],
        back: home,
      }))
    show()
    say('This is a recorded round.')
  }

  /** The text to share. That of a daily round begins with its course. */
  const shared = ({ challenge, standing, words }: FinishedRound<State, Action>) =>
    standing.day === undefined ? words : `${shapeOf(game, standing, playedOf(challenge))}\n${words}`

  return {
    ended(standing: Standing<State>) {
      const { seed, level, start, ticks, log } = rounds.session
      const { day, hinted = false, state } = standing
      const challenge = { seed, level, start, day, hinted, ticks, log, result: numberOf(game, state) }
      const code = codeOf(maker, challenge)
      last = {
        challenge,
        standing,
        words: `${reachedWords(options, standing)} ${dareWords(game, state)}`,
        code,
      }
      void code.then((made) => dayGhost.offer(challenge, made))
    },
    buttons(back) {
      if (!last) return {}
      const made = last
      const played = playedOf(made.challenge)
      return {
        ...(played && { watch: { label: 'Watch', icon: ICONS.watch, does: () => watch(played, back) } }),
        challenge: {
          label: 'Challenge',
          icon: ICONS.challenge,
          does: () => void made.code.then((code) => sharing.share(shared(made), code, back)),
        },
      }
    },
    meet(code, started) {
      check(code, started).then(offer, (error: unknown) => {
        if (error instanceof Unfinished) offerReplay(error as Unfinished<State, Action>)
        else if (error instanceof Refused) refuse(error)
        else throw error
      })
    },
    dayRival: dayGhost.rival,
  }
}
