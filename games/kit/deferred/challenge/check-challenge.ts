/** Checks challenge codes: reads them, replays their round by the rules, and takes the result from the replay. */
import { dayRound } from '../../round/day.ts'
import { numberOf } from '../../round/standing.ts'
import { latestDay } from '../../save/limits.ts'
import type { GameContext } from '../contract.ts'
import { challengeOf, DAMAGED, Refused, type Challenge, type Maker } from './link.ts'
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

export interface CheckedChallenge<State, Action> {
  readonly challenge: LocalChallenge<State, Action>
  /** Undefined if the round could not be replayed, so that its result is only a claim. */
  readonly end: State | undefined
}

/** Checks a code, if possible in a worker that was started early. Throws `Refused`. */
export type Checker<State, Action> = (
  code: string,
  started?: StartedWorker,
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

  async function check(
    code: string,
    started: StartedWorker | undefined,
  ): Promise<CheckedChallenge<State, Action>> {
    const read = await challengeOf(maker, code, rules.isAction)
    refuseOtherRounds(read)
    const played = playedOf<State, Action>(read)
    const verdict = played && (await replay(played, started))
    if (verdict === 'illegal') throw new Refused(DAMAGED)
    // An honest turn-based round replays in milliseconds.
    if (verdict === 'too long' && !rules.tick) throw new Refused(TOO_SLOW)
    if (!verdict || verdict === 'too long') return { challenge: { ...read, log: undefined }, end: undefined }
    const { start, end } = verdict
    if (rules.outcome(end) === 'playing') throw new Unfinished<State, Action>({ ...read, start })
    levelCache?.keep({ ...read, state: start })
    return { challenge: { ...read, start, result: numberOf(game, end) }, end }
  }

  return async (code, started) => {
    try {
      return await check(code, started)
    } finally {
      // A code that is refused before its replay leaves the worker idle.
      started?.worker.terminate()
    }
  }
}
