/** Checks the code of a turn: reads it, replays the whole round by the rules, and compares it with what is known of it. */
import { challengeOf, DAMAGED, Refused, type Challenge, type Maker } from '../../deferred/challenge/link.ts'
import { createReplayer } from '../../deferred/challenge/replayer.ts'
import { runInSlices } from '../../replay/slicing.ts'
import { REPLAY_WORK_MS } from '../../save/limits.ts'
import type { Rules } from '../../rules.ts'
import type { StartedWorker } from '../../solver/worker-file.ts'
import type { Turns } from '../../turns.ts'
import { condensing, continues, isCanonical, type TurnLog } from './turn-log.ts'

const TOO_SLOW = 'This link takes too long to replay.'
export const FORGED = 'This link contains strokes that the rules do not allow.'
export const CUT = 'This link ends in the middle of a turn.'
export const REWRITTEN = 'This link changes strokes that were already played.'

/** 'new' for this device, 'known' if nothing was played since, 'old' if the round has gone on here. */
export interface CheckedTurn<State, Action> extends TurnLog<State, Action> {
  readonly age: 'new' | 'known' | 'old'
}

/** Reads a code that this device has made or checked. */
export async function knownTurn<State, Action>(
  maker: Maker,
  code: string | undefined,
  { isAction }: Rules<State, Action>,
): Promise<Challenge<Action> | undefined> {
  try {
    return code === undefined ? undefined : await challengeOf(maker, code, isAction)
  } catch {
    return undefined
  }
}

/** `known` is the code of the same round that was last sent or received here. Throws `Refused`. */
export async function checkTurn<State, Action>(
  rules: Rules<State, Action>,
  turns: Turns<State, Action>,
  { seed, level, ticks, log, day }: Challenge<Action>,
  known: Challenge<Action> | undefined,
  started?: StartedWorker,
): Promise<CheckedTurn<State, Action>> {
  if (!log?.length || level !== turns.level || day !== undefined) throw new Refused(DAMAGED)
  // Has a deadline that a step without end cannot evade.
  const [verdict] = await createReplayer(rules)([{ seed, level, log, ticks }], started)
  if (verdict === 'too long') throw new Refused(TOO_SLOW)
  if (verdict === 'illegal') throw new Refused(FORGED)
  const read = await runInSlices(condensing(rules, turns, { seed, log }), REPLAY_WORK_MS)
  // Out of time: an honest link must not be called forged.
  if (!read) throw new Refused(TOO_SLOW)
  if (!isCanonical(read, { log, ticks })) throw new Refused(FORGED)
  const { next, last } = turns.seats(read.end)
  if (rules.outcome(read.end) === 'playing' && next === last) throw new Refused(CUT)
  const before = known?.log ?? []
  if (continues(log, before)) return { ...read, age: log.length > before.length ? 'new' : 'known' }
  if (continues(before, log)) return { ...read, age: 'old' }
  throw new Refused(REWRITTEN)
}
