/** A finished round becomes a link, and a link becomes a round: what was reached is recomputed here by the rules. */
import { fieldsIn } from '../fields.ts'
import type { CardButton } from '../shell/card.ts'
import { dayRound } from '../play/day.ts'
import { keyOf } from '../play/shelf.ts'
import { numberOf, type Rival, type Standing } from '../play/standing.ts'
import { reachedWords, roundName } from './challenge-words.ts'
import { ICONS } from './icons.ts'
import { challengeOf, codeOf, DAMAGED, Refused, type Challenge } from './link.ts'
import type { Album, AlbumParts } from './parts.ts'
import { endOf, ghostOf, type Played } from './replay.ts'
import { openSharing } from './share.ts'
import type { Watching } from './watching.ts'

/** Milliseconds of work in one go, so that no frame is missed. */
const SLICE_MS = 8
/** Milliseconds of work that a link may cost in all. */
const MOST_WORK_MS = 1000

/** The key under which the best go at the round of the day is kept, for its ghost. */
const ghostKey = (slug: string) => `${keyOf(slug)}.day`

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** With the position that it began with, where that took long to make. */
interface Known<State, Action> extends Challenge<Action> {
  readonly start?: State | undefined
}

/** A round that has ended, what is said of it, and its code as soon as there is one. */
interface Last<State, Action> {
  readonly challenge: Known<State, Action>
  readonly words: string
  code?: string
}

export function openChallenges<State, Action>(
  parts: AlbumParts<State, Action>,
  { watch }: Watching<State, Action>,
): Pick<Album<State>, 'ended' | 'buttons' | 'meet' | 'dayRival'> {
  const { slug, game, rounds, prepared, storage, cover, bring, home, say, shelf } = parts
  const { today } = parts.outside
  const { rules, levels } = game
  const maker = { slug, version: game.version ?? 1 }
  const sharing = openSharing(parts)
  /** One's own best go at the round of this day. */
  let ghost: Rival<State> | undefined
  let ghostDay: string | undefined
  let last: Last<State, Action> | undefined

  const playedOf = ({ log, ...round }: Known<State, Action>): Played<State, Action> | undefined =>
    log && { ...round, log }

  function ended(standing: Standing<State>): void {
    const { seed, level, start, ticks, log } = rounds.session
    const { day, hinted = false, state } = standing
    const challenge = { seed, level, start, day, hinted, ticks, log, result: numberOf(game, state) }
    const made: Last<State, Action> = { challenge, words: reachedWords(parts, standing) }
    last = made
    void code(made)
  }

  async function code(made: Last<State, Action>): Promise<void> {
    made.code = await codeOf(maker, made.challenge)
    keepBest(made.challenge, made.code)
  }

  /** A ghost needs a round of real time, and only the best one haunts. */
  function keepBest(challenge: Known<State, Action>, code: string): void {
    const { day, log, result } = challenge
    if (!rules.tick || !log || day === undefined || shelf.save.today?.best !== result) return
    storage.write(ghostKey(slug), JSON.stringify({ day, code }))
    haunt(challenge)
  }

  function haunt(challenge: Known<State, Action>): void {
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

  const rivalOf = (challenge: Known<State, Action>, isChallenge: boolean): Rival<State> => {
    const played = playedOf(challenge)
    return {
      number: challenge.result,
      isChallenge,
      ...(played && rules.tick ? { at: ghostOf(rules, played) } : {}),
    }
  }

  /** Throws `Refused`. What a link claims is replaced by what its round comes to. */
  async function checked(code: string): Promise<{ challenge: Known<State, Action>; end: State | undefined }> {
    const read = await challengeOf<Action>(maker, code)
    if (!isRound(read)) throw new Refused(DAMAGED)
    await prepared?.ready(read)
    const challenge = { ...read, start: prepared?.find(read)?.state }
    const played = playedOf(challenge)
    const end = played && (await thoughtOut(played))
    // What cannot be played again here is only claimed, as by a link without a log.
    if (end === undefined) return { challenge: { ...challenge, log: undefined }, end }
    return { challenge: { ...challenge, result: numberOf(game, end) }, end }
  }

  /** A flower grows for a day's round, so it must be that day's. */
  function isRound({ seed, level, day }: Challenge<Action>): boolean {
    const places = levels?.names?.length ?? (levels ? Infinity : 1)
    if (day === undefined) return level > 0 && level <= places
    const round = dayRound(slug, levels !== undefined, day)
    return seed === round.seed && level === round.level
  }

  /** Nothing, where it would take this device too long. */
  async function thoughtOut(played: Played<State, Action>): Promise<State | undefined> {
    const thought = endOf(rules, played)
    for (let work = 0; work < MOST_WORK_MS;) {
      const began = performance.now()
      while (performance.now() - began < SLICE_MS) {
        const { done, value } = next(thought)
        if (!done) continue
        if (rules.outcome(value) === 'playing') throw new Refused(DAMAGED)
        return value
      }
      work += performance.now() - began
      await pause()
    }
    return undefined
  }

  /** Rules need not put up with actions that no player could take. */
  function next(thought: Generator<undefined, State>): IteratorResult<undefined, State> {
    try {
      return thought.next()
    } catch {
      throw new Refused(DAMAGED)
    }
  }

  function offer(challenge: Known<State, Action>, end: State | undefined): void {
    const { seed, level, day } = challenge
    const played = playedOf(challenge)
    const accept = () => bring(rounds.meet({ seed, level, day, rival: rivalOf(challenge, true) }))
    const show = () => {
      cover(() => ({
        kind: 'challenge',
        title: 'A challenge',
        lines: [
          end === undefined
            ? `Somebody says: ${challenge.result} in ${roundName(parts, challenge)}. It was too long to be looked at here.`
            : reachedWords(parts, { level, day, state: end, best: undefined }, true),
          'Play the very same round, and do better.',
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
    say('A challenge is here.')
  }

  function refuse(why: string): void {
    cover(() => ({
      kind: 'challenge',
      title: 'A challenge',
      lines: [why, 'You can play all the same.'],
      buttons: [{ label: 'On to the game', icon: 'play', does: home }],
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
