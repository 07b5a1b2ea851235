/** Turns a finished round into a challenge link, and a link into a round whose result is recomputed by the rules. */
import { fieldsIn } from '../../fields.ts'
import type { CardButton } from '../../shell/card.ts'
import { dayRound } from '../../round/day.ts'
import { latestDay } from '../../save/limits.ts'
import type { Played } from '../../replay/replay-to-end.ts'
import { keyOf } from '../../save/save-store.ts'
import { numberOf, type Rival, type Standing } from '../../round/standing.ts'
import { reachedWords, roundName } from './challenge-words.ts'
import { ICONS } from '../icons.ts'
import { challengeOf, codeOf, DAMAGED, Refused, type Challenge } from './link.ts'
import type { Deferred, DeferredOptions } from '../contract.ts'
import { ghostOf } from './replay.ts'
import { createReplayer } from './replayer.ts'
import { createSharing } from './share.ts'
import type { Watching } from './watching.ts'

const TOO_SLOW = 'This challenge takes too long to replay.'
const FROM_FUTURE = 'This challenge is for a day that has not come yet.'

/** Storage key of the best attempt at the daily round, for its ghost. */
const ghostKey = (slug: string) => `${keyOf(slug)}.day`

/** With the opening position, if it is known: making it may take long. */
interface LocalChallenge<State, Action> extends Challenge<Action> {
  readonly start?: State | undefined
}

/** A finished round, its text for sharing, and its code once it is computed. */
interface FinishedRound<State, Action> {
  readonly challenge: LocalChallenge<State, Action>
  readonly words: string
  code?: string
}

export function createChallenges<State, Action>(
  options: DeferredOptions<State, Action>,
  { watch }: Watching<State, Action>,
): Pick<Deferred<State>, 'ended' | 'buttons' | 'meet' | 'dayRival'> {
  const { slug, game, rounds, levelCache, storage, cover, bring, home, say, saveStore } = options
  const { today } = options.environment
  const { rules, levels } = game
  const maker = { slug, version: game.version ?? 1 }
  const sharing = createSharing(options)
  const replay = createReplayer(rules)
  /** The player's best attempt at the daily round of `ghostDay`. */
  let ghost: Rival<State> | undefined
  let ghostDay: string | undefined
  let last: FinishedRound<State, Action> | undefined

  const playedOf = ({ log, ...round }: LocalChallenge<State, Action>): Played<State, Action> | undefined =>
    log && { ...round, log }

  function ended(standing: Standing<State>): void {
    const { seed, level, start, ticks, log } = rounds.session
    const { day, hinted = false, state } = standing
    const challenge = { seed, level, start, day, hinted, ticks, log, result: numberOf(game, state) }
    const made: FinishedRound<State, Action> = { challenge, words: reachedWords(options, standing) }
    last = made
    void code(made)
  }

  async function code(made: FinishedRound<State, Action>): Promise<void> {
    made.code = await codeOf(maker, made.challenge)
    keepBest(made.challenge, made.code)
  }

  /** Stores the best real-time attempt of the day as a ghost. */
  function keepBest(challenge: LocalChallenge<State, Action>, code: string): void {
    const { day, log, result } = challenge
    if (!rules.tick || !log || day === undefined || saveStore.save.today?.best !== result) return
    storage.write(ghostKey(slug), JSON.stringify({ day, code }))
    haunt(challenge)
  }

  function haunt(challenge: LocalChallenge<State, Action>): void {
    ghost = rivalOf(challenge, false)
    ghostDay = challenge.day
  }

  async function findGhost(): Promise<void> {
    const { day, code } = fieldsIn(storage.read(ghostKey(slug)) ?? '')
    if (day !== today() || typeof code !== 'string') return
    try {
      haunt((await checked(code)).challenge)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  const rivalOf = (challenge: LocalChallenge<State, Action>, isChallenge: boolean): Rival<State> => {
    const played = playedOf(challenge)
    return {
      number: challenge.result,
      isChallenge,
      ...(played && rules.tick ? { at: ghostOf(rules, played) } : {}),
    }
  }

  /** Replaces the claimed result by that of a replay. Throws `Refused`. */
  async function checked(
    code: string,
  ): Promise<{ challenge: LocalChallenge<State, Action>; end: State | undefined }> {
    const read = await challengeOf(maker, code, rules.isAction)
    refuseOtherRounds(read)
    const played = playedOf(read)
    const verdict = played && (await replay(played))
    if (verdict === 'illegal') throw new Refused(DAMAGED)
    // An honest turn-based round replays in milliseconds.
    if (verdict === 'too long' && !rules.tick) throw new Refused(TOO_SLOW)
    // Without a replay the result stays a claim.
    if (!verdict || verdict === 'too long') return { challenge: { ...read, log: undefined }, end: undefined }
    const { start, end } = verdict
    if (rules.outcome(end) === 'playing') throw new Refused(DAMAGED)
    levelCache?.keep({ ...read, state: start })
    return { challenge: { ...read, start, result: numberOf(game, end) }, end }
  }

  /** Daily rounds earn flowers, so their seed must match their day, and the day must not be in the future. */
  function refuseOtherRounds({ seed, level, day }: Challenge<Action>): void {
    if (day === undefined) {
      if (level > 0 && level <= (levels?.names?.length ?? (levels ? Infinity : 1))) return
      throw new Refused(DAMAGED)
    }
    if (day > latestDay(today())) throw new Refused(FROM_FUTURE)
    const round = dayRound(slug, levels !== undefined, day)
    if (seed !== round.seed || level !== round.level) throw new Refused(DAMAGED)
  }

  function offer(challenge: LocalChallenge<State, Action>, end: State | undefined): void {
    const { seed, level, day } = challenge
    const played = playedOf(challenge)
    const accept = () => bring(rounds.meet({ seed, level, day, rival: rivalOf(challenge, true) }))
    const show = () => {
      cover(() => ({
        kind: 'challenge',
        title: 'Challenge',
        lines: [
          end === undefined
            ? `Somebody claims ${challenge.result} in ${roundName(options, challenge)}. This round is too long to replay.`
            : reachedWords(options, { level, day, state: end, best: undefined }, true),
          'Can you beat it? You play exactly the same round.',
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

  void findGhost()

  return {
    ended,
    buttons(back): readonly CardButton[] {
      if (!last) return []
      const { challenge, words } = last
      const made = last
      const played = playedOf(challenge)
      return [
        ...(played ? [{ label: 'Watch', icon: ICONS.watch, does: () => watch(played, back) } as const] : []),
        {
          label: 'Challenge',
          icon: ICONS.challenge,
          does: () => made.code !== undefined && void sharing.share(words, made.code, back),
        },
      ]
    },
    meet(code) {
      checked(code).then(
        ({ challenge, end }) => offer(challenge, end),
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error
          refuse(error.message)
        },
      )
    },
    dayRival: () => (ghost && ghostDay === today() ? ghost : undefined),
  }
}
