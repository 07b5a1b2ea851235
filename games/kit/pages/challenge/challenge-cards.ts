/** Composes the cards of challenge links: the results to beat, a recording, or why a link is refused. */
import { Unfinished, type CheckedChallenge } from '../../deferred/challenge/check-challenge.ts'
import { compared } from '../../deferred/challenge/compare.ts'
import type { Refused } from '../../deferred/challenge/link.ts'
import { playedOf } from '../../deferred/challenge/local-challenge.ts'
import { isolated } from '../../deferred/challenge/player-name.ts'
import type { Watching } from '../../deferred/challenge/watching.ts'
import type { CardControls, GameContext, SpeechControls } from '../../deferred/contract.ts'
import type { ChallengeCards } from '../../deferred/pages-contract.ts'
import { ICONS } from '../../deferred/icons.ts'
import type { Place } from '../../place.ts'
import type { Card } from '../../shell/card.ts'
import { dareWords, reachedWords, roundName } from './challenge-words.ts'
import { endTable, resultsTable } from './results-table.ts'
import { createShareCard } from './share-card.ts'

const leftOutWords = (count: number) =>
  count === 1
    ? 'One result could not be proven and was left out.'
    : `${count} results could not be proven and were left out.`

export function createChallengeCards<State, Action>(
  options: GameContext<State, Action> & CardControls & SpeechControls,
  { watch }: Pick<Watching<State, Action>, 'watch'>,
  /** The zones of the game, once its script has loaded. */
  placeNow: () => Place | undefined = () => undefined,
): ChallengeCards<State, Action> {
  const { game, cover, home, say } = options

  function show(card: Pick<Card, 'title' | 'lines' | 'body' | 'buttons'>): void {
    cover(() => ({ kind: 'challenge', back: home, ...card }))
  }

  /** The best result in words. */
  function bestWords({ attempts: [{ challenge, end }] }: CheckedChallenge<State, Action>): string {
    const who = isolated(challenge.name ?? '') || 'Somebody'
    return end === undefined
      ? `${who} claims ${challenge.result} in ${roundName(options, challenge)}. This round is too long to replay.`
      : reachedWords(options, { ...challenge, state: end }, who)
  }

  function tableOf({ attempts }: CheckedChallenge<State, Action>): HTMLElement | undefined {
    if (attempts.length === 1) return undefined
    const results = attempts.map(({ challenge: { name = '', result }, end }) => ({
      ...(end === undefined ? { number: result, isLost: false } : compared(game, end)),
      name,
    }))
    return resultsTable(game, results)
  }

  function recording({ message, round }: Unfinished<State, Action>): void {
    const played = playedOf(round)
    const open = () =>
      show({
        title: 'Recording',
        lines: [`A recording of ${roundName(options, round)}. ${message}`],
        buttons: [
          { label: 'Watch', icon: ICONS.watch, does: () => played && watch(played, open) },
          { label: 'Not now', icon: 'back', does: home },
        ],
      })
    open()
    say('This is a recorded round.')
  }

  return {
    offer(found, accept) {
      const [{ challenge, end }] = found.attempts
      const played = playedOf(challenge)
      const open = () =>
        show({
          title: 'Challenge',
          lines: [
            bestWords(found),
            `${dareWords(game, end)} You’ll play exactly the same round.`,
            found.leftOut > 0 ? leftOutWords(found.leftOut) : '',
          ],
          body: tableOf(found),
          buttons: [
            { label: 'Play it', icon: 'play', does: accept },
            ...(played
              ? [{ label: 'Watch', icon: ICONS.watch, does: () => watch(played, open) } as const]
              : []),
            { label: 'Not now', icon: 'back', does: home },
          ],
        })
      open()
      say('You have been challenged.')
    },
    refuse(reason: Refused) {
      if (reason instanceof Unfinished) return recording(reason as Unfinished<State, Action>)
      show({
        title: 'Challenge',
        lines: [reason.message, 'You can still play the game.'],
        buttons: [{ label: 'Play anyway', icon: 'play', does: home }],
      })
      say(reason.message)
    },
    share: createShareCard(options, placeNow),
    results: (standing) => endTable(game, standing),
  }
}
