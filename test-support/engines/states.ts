/** Replays a challenge with a checksum of its state per step. Runs in Node and, bundled, in every engine. */
import { challengeOf, type Maker } from '../../games/kit/deferred/challenge/link.ts'
import { createReplay } from '../../games/kit/deferred/challenge/replay.ts'
import { checksumOf } from '../../games/kit/replay/checksum.ts'
import type { Rules } from '../../games/kit/rules.ts'

/** Sums the state as it would be saved, which reveals a number that differs in its last digit. */
export const sumOfState = (state: unknown) => checksumOf(JSON.stringify(state))

export interface States {
  /** One checksum per step, beginning with the opening position. */
  readonly sums: number[]
  readonly end: unknown
}

export async function statesOf(rules: Rules<unknown, unknown>, maker: Maker, code: string): Promise<States> {
  const { seed, level, ticks, log } = await challengeOf(maker, code, rules.isAction)
  if (!log) throw new Error(`The round of ${maker.slug} was too long to be sent along.`)
  const replay = createReplay(rules, { seed, level, ticks, log })
  const sums = [sumOfState(replay.now.state)]
  while (!replay.isOver) {
    replay.step()
    sums.push(sumOfState(replay.now.state))
  }
  return { sums, end: replay.now.state }
}
