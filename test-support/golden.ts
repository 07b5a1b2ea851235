/**
 * Replays golden rounds: kept rounds of every game with checksums of their states. They name any change of the rules.
 * Runs in Node and, bundled, in every engine.
 */
import { createReplay } from '../games/kit/deferred/challenge/replay.ts'
import type { LogEntry } from '../games/kit/replay/log.ts'
import type { Rules } from '../games/kit/rules.ts'
import { sumOfState } from './engines/states.ts'

/** Steps between two checksums. A turn-based game has one after every action. */
const EVERY_TICKS = 25

/** As stored in `test/golden.json`. Long lists are texts, so that a file has a few lines. */
export interface GoldenRound {
  readonly seed: number
  readonly level: number
  readonly ticks: number
  /** The actions as JSON: `[[tick, action], …]`. */
  readonly log: string
  /** Checksums, separated by spaces, beginning with the opening position. */
  readonly sums: string
}

/** The checksums that these rules produce now. */
export function sumsOf(
  rules: Rules<unknown, unknown>,
  { seed, level, ticks, log }: Omit<GoldenRound, 'sums'>,
): string {
  const replay = createReplay(rules, { seed, level, ticks, log: JSON.parse(log) as LogEntry<unknown>[] })
  const every = rules.tick ? EVERY_TICKS : 1
  const sums = [sumOfState(replay.now.state)]
  for (let step = 1; !replay.isOver; step++) {
    replay.step()
    if (step % every === 0 || replay.isOver) sums.push(sumOfState(replay.now.state))
  }
  return sums.map((sum) => sum.toString(36)).join(' ')
}

/** Describes the first difference; undefined if there is none. */
export function differenceIn(
  slug: string,
  { seed, level, sums }: GoldenRound,
  now: string,
): string | undefined {
  const [expected, found] = [sums.split(' '), now.split(' ')]
  const at = expected.findIndex((sum, i) => sum !== found[i])
  if (at === -1 && expected.length === found.length) return undefined
  const where = at === 0 ? 'The opening position differs' : `The states differ from checksum ${at} on`
  return `${slug}: the rules have changed. ${where} (seed ${seed}, level ${level}). If that is deliberate, raise the version in game.ts and run \`npm run golden ${slug}\`.`
}
