/** How each goal is reached: by one who dodges, by one who flies ahead, and by seeds where it goes quickly. */
import type { Try, Tries } from '../../kit/proof/tries.ts'
import { DEFENDER } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { delayed, dodger, LATE, type Bot } from './people.ts'

const by = (bot: Bot, late: number, rest: Partial<Try<State, Action>> = {}): Try<State, Action> => ({
  open: () => delayed(bot, late),
  ...rest,
})

const dodging = (rest?: Partial<Try<State, Action>>) => by(dodger, LATE, rest)
const onSeed = (seed: number) => ({ seed: () => seed })

const forward: Bot = ({ x }) => ({ kind: 'go', x, y: DEFENDER.front })

export const tries: Tries<State, Action> = {
  forward: by(forward, 0),
  unhurt: dodging(),
  bold: dodging({ rounds: 3 }),
  boss: dodging(),
  surge: dodging(),
  ram: dodging({ rounds: 3 }),
  bursts: dodging({ rounds: 2 }),
  gifts: dodging(),
  today: dodging({ isToday: true }),
  beam: dodging({ rounds: 3 }),
  full: dodging({ rounds: 3 }),
  many: dodging({ rounds: 3 }),
  whole: dodging({ rounds: 3 }),
  brink: by(dodger, 30, onSeed(5)),
  bosses: dodging({ rounds: 3 }),
  avalanche: dodging({ rounds: 3 }),
  third: dodging({ rounds: 4 }),
}
