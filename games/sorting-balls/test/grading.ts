/** Grades levels for people. Rounds cannot be lost, so a win is a solution within the moves for two stars. */
import type { Grading } from '../../kit/test/grading.ts'
import { mean } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { levels } from '../rules.ts'
import { solve } from '../rules/solve.ts'
import { benchOf, kindOf, type State } from '../rules/state.ts'
import { sort } from './people.ts'

const PANEL = 10

export const grading: Grading<State> = {
  // Pours that a player with good lookahead tries before the solution, in tens. Every tempting wrong turn adds some.
  grade: (start) => mean(seeds(PANEL).map((seed) => sort('good', start, seed).tried)) / 10,
  wins(who, start, seed) {
    const { spent } = sort(who, start, seed)
    return levels.stars({ ...start, spent }) >= 2
  },
  elements: {
    short: 'A glass for two is a place to wait, never a home: what goes in must come out before the end.',
    funnel: 'What goes into a funnel stays: its first ball decides which kind ends there.',
    spout: 'A tube that only gives cannot be anybody’s home: all that lies in it needs a place elsewhere.',
    locked: 'A locked tube opens when its kind is complete: one kind has to come first.',
    veil: 'What lies below is not seen: keep room for what may come to light.',
  },
  because: {
    'all levels: least won, %':
      'Twelve people try a generated level before it is dealt, and twelve can err: a handful of seven hundred are managed by a fifth.',
  },
  holds: ({ makes = [], veiled }) => [
    ...(['short', 'funnel', 'spout', 'locked'] as const).filter((make) => makes.includes(make)),
    ...(veiled ? ['veil'] : []),
  ],
  rows: (start) =>
    start.tubes.map((tube, place) =>
      Array.from({ length: start.height }, (_, i) => {
        const ball = tube[i]
        const make = start.makes?.[place]
        if (ball !== undefined) return String(kindOf(start, ball))
        return i === 0 && make !== undefined && make !== 'plain' ? make : ''
      }),
    ),
  flaw(start) {
    const { result, moves } = solve(benchOf(start), { greed: 1.5 })
    if (result !== 'solved') return 'It cannot be solved.'
    if (levels.isTarget?.(start))
      return start.par > moves * 1.15
        ? `Its target is ${start.par}, and ${moves} were found at once.`
        : undefined
    return moves < start.par ? `Its par is ${start.par}, and ${moves} were found.` : undefined
  },
}
