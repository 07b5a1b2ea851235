/** How each goal is reached: by whoever knows the shortest way, or by whoever strolls. */
import { byHints, type Doing, type Tries, type Try } from '../../kit/proof/tries.ts'
import { chance } from '../../kit/rules/chance.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { game } from '../game.ts'
import { leapEnd, rules, type State } from '../rules.ts'
import { cellsApart } from '../rules/board.ts'

/** Straight to the flag. */
const won = (level: number): Try<State, Way> => ({ open: byHints(game), level: () => level })

/** Anywhere but to the flag; a leap that `tempts` is made at once. */
const strolling =
  (tempts: (state: State, to: number) => boolean) =>
  (round: number): Doing<State, Way> => {
    const dice = chance(round)
    return (state) => {
      const ways = rules.moves(state).filter((way) => leapEnd(state, way) !== state.board.goal)
      return ways.find((way) => tempts(state, leapEnd(state, way) ?? state.at)) ?? dice.pick(ways)
    }
  }

const isNew = ({ seen }: State, to: number) => !seen.includes(to)
const isOverFlag = ({ at, board }: State, to: number) =>
  cellsApart(board, at, board.goal) + cellsApart(board, board.goal, to) === cellsApart(board, at, to)
const isLong = ({ at, board }: State) => (board.tiles[at] ?? 0) > 4

/** A stroll of this many leaps in each garden. */
const stroll = (leaps: number, level: number, rounds = 1): Try<State, Way> => ({
  open: (round) => {
    const doing = strolling(isNew)(round)
    return (state, turn) => (turn < leaps ? doing(state, turn) : undefined)
  },
  rounds,
  level: () => level,
})

export const tries: Tries<State, Way> = {
  home: won(1),
  three: { open: strolling(({ at, board }) => board.tiles[at] === 3), level: () => 1 },
  over: { open: strolling(isOverFlag), level: () => 3 },
  fresh: won(6),
  leaps: stroll(20, 6, 5),
  stars: { open: byHints(game), rounds: 5, level: (round) => round + 1 },
  bed: stroll(200, 40),
  today: { ...won(-1), isToday: true },
  key: won(22),
  alone: { ...won(4), rounds: 30 },
  five: { open: strolling(isLong), level: () => 76 },
  weekend: { ...won(-7), isToday: true },
  keys: won(78),
  thousand: stroll(40, 4, 150),
  nine: won(161),
}
