/** Checks challenge codes: reads them, replays their attempts by the rules, and takes the results from the replays. */
import type { ReplayVerdict } from '../../replay/replay-to-end.ts'
import { dayRound } from '../../round/day.ts'
import { latestDay } from '../../save/limits.ts'
import type { GameContext } from '../contract.ts'
import { compared, leadOf } from './compare.ts'
import { challengesOf, DAMAGED, Refused, type Challenge, type Maker } from './link.ts'
import { playedOf, type LocalChallenge } from './local-challenge.ts'
import { createReplayer } from './replayer.ts'
import type { StartedWorker } from '../../solver/worker-file.ts'

const TOO_SLOW = 'This challenge takes too long to replay.'
const FROM_FUTURE = 'This challenge is for a day that has not come yet.'

/** A round from a report of a problem: it can be watched, but there is no result to beat. */
export class Unfinished<State, Action> extends Refused {
  readonly round: LocalChallenge<State, Action>
  constructor(round: LocalChallenge<State, Action>) {
    super('This round was not finished.')
    this.round = round
  }
}

interface CheckedAttempt<State, Action> {
  readonly challenge: LocalChallenge<State, Action>
  /** Undefined if the round could not be replayed, so that its result is only a claim. */
  readonly end: State | undefined
}

type Proven<State, Action> = CheckedAttempt<State, Action> & { readonly end: State }

/** The attempts of a link, best first. */
export interface CheckedChallenge<State, Action> {
  readonly attempts: readonly [CheckedAttempt<State, Action>, ...CheckedAttempt<State, Action>[]]
  /** The number of attempts that are not proven by their replay. */
  readonly leftOut: number
}

/**
 * Checks a code, if possible in a worker that was started early. Throws `Refused`. Calls `onSlow` if the level has to be
 * made first, which may take seconds.
 */
export type Checker<State, Action> = (
  code: string,
  started?: StartedWorker,
  onSlow?: () => void,
) => Promise<CheckedChallenge<State, Action>>

export function createChecker<State, Action>(
  {
    slug,
    game,
    levelCache,
    environment,
  }: Pick<GameContext<State, Action>, 'slug' | 'game' | 'levelCache' | 'environment'>,
  maker: Maker,
): Checker<State, Action> {
  const { rules, levels } = game
  const { today } = environment
  const replay = createReplayer(rules)

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

  /** Throws the reason why an attempt does not count. */
  function judge(
    challenge: Challenge<Action>,
    verdict: ReplayVerdict<State> | undefined,
  ): CheckedAttempt<State, Action> {
    if (verdict === 'illegal') throw new Refused(DAMAGED)
    // An honest turn-based round replays in milliseconds.
    if (verdict === 'too long' && !rules.tick) throw new Refused(TOO_SLOW)
    if (!verdict || verdict === 'too long')
      return { challenge: { ...challenge, log: undefined }, end: undefined }
    const { start, end } = verdict
    if (rules.outcome(end) === 'playing') throw new Unfinished<State, Action>({ ...challenge, start })
    return { challenge: { ...challenge, start, result: compared(game, end).number }, end }
  }

  const byLead = (one: Proven<State, Action>, other: Proven<State, Action>) =>
    leadOf(game, compared(game, other.end), compared(game, one.end))

  /** Keeps the proven attempts, or a claim if there is nothing else. Throws `Refused` if there is neither. */
  function choose(
    read: readonly Challenge<Action>[],
    verdicts: readonly ReplayVerdict<State>[],
  ): CheckedChallenge<State, Action> {
    let refused: unknown = new Refused(DAMAGED)
    const judged = read.flatMap((challenge, i) => {
      try {
        return [judge(challenge, verdicts[i])]
      } catch (error) {
        refused = error
        return []
      }
    })
    const proven = judged.filter((attempt): attempt is Proven<State, Action> => attempt.end !== undefined)
    const [first, ...others] = proven.length > 0 ? proven.toSorted(byLead) : judged.slice(0, 1)
    if (!first) throw refused
    return { attempts: [first, ...others], leftOut: read.length - others.length - 1 }
  }

  /** The opening position of a slow level. The replay has less time than making it may take. */
  async function openingOf(
    { seed, level }: Challenge<Action>,
    onSlow: (() => void) | undefined,
  ): Promise<{ readonly start?: State }> {
    if (!levelCache || levelCache.isQuick(level)) return {}
    onSlow?.()
    await levelCache.ready({ seed, level })
    const made = levelCache.find({ seed, level })?.state
    return made === undefined ? {} : { start: made }
  }

  async function check(
    code: string,
    started: StartedWorker | undefined,
    onSlow: (() => void) | undefined,
  ): Promise<CheckedChallenge<State, Action>> {
    const read = await challengesOf(maker, code, rules.isAction)
    for (const challenge of read) refuseOtherRounds(challenge)
    const opening = read[0] ? await openingOf(read[0], onSlow) : {}
    const played = read.flatMap((challenge) => playedOf<State, Action>({ ...challenge, ...opening }) ?? [])
    const found = choose(read, played.length > 0 ? await replay(played, started) : [])
    const [{ challenge }] = found.attempts
    if (challenge.start !== undefined) levelCache?.keep({ ...challenge, state: challenge.start })
    return found
  }

  return async (code, started, onSlow) => {
    try {
      return await check(code, started, onSlow)
    } finally {
      // A code that is refused before its replay leaves the worker idle.
      started?.worker.terminate()
    }
  }
}
