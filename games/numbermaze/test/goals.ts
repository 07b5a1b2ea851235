/** Reaches each goal, along the shortest path or by strolling. */
import { byHints, type Doing, type GoalTries, type GoalTry } from '../../kit/test/tries.ts'
import { chance } from '../../kit/rules/chance.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { game } from '../game.ts'
import { leapEnd, rules, type State } from '../rules.ts'
import { SPROUT } from '../rules/board.ts'

/** Goes straight to the flag. */
const won = (level: number, rounds = 1): GoalTry<State, Way> => ({
  open: byHints(game),
  rounds,
  level: () => level,
})

/** Goes anywhere but to the flag. Takes a leap that `tempts` at once. */
const strolling =
  (tempts: (state: State, to: number) => boolean) =>
  (round: number): Doing<State, Way> => {
    const dice = chance(round)
    return (state) => {
      const ways = rules.moves(state).filter((way) => leapEnd(state, way) !== state.board.goal)
      if (ways.length === 0) return undefined
      return ways.find((way) => tempts(state, leapEnd(state, way) ?? state.at)) ?? dice.pick(ways)
    }
  }

const isSprout = ({ board }: State, to: number) => board.ground[to] === SPROUT

export const tries: GoalTries<State, Way> = {
  home: won(1),
  fresh: won(2),
  leaps: { open: strolling(() => false), level: () => 3 },
  stars: { open: byHints(game), rounds: 5, level: (round) => round + 1 },
  today: { ...won(-1), isToday: true },
  key: won(22),
  carrots: won(41, 30),
  broken: won(68),
  alone: won(4, 30),
  slides: won(81, 20),
  burrow: won(121, 20),
  grown: { open: strolling(isSprout), level: () => 162, rounds: 20 },
}
