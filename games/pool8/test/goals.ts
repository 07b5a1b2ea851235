/** Shows how to reach each goal, with a seed that gets there quickly. */
import type { GoalTries, GoalTry } from '../../kit/test/tries.ts'
import { mayPlay, type Action, type State } from '../rules/state.ts'
import type { Strength } from '../rules/strength.ts'
import { strokeOf } from './people.ts'
import { solved } from './solved.ts'
import { levelOf } from './tables.ts'

type Bot = GoalTry<State, Action>

/** Plays with the skill of the computer; a ball in hand is placed a tick before the stroke. */
const playing =
  (strength: Strength, dice: number): Bot['open'] =>
  () => {
    let next: readonly Action[] = []
    return (state) => {
      if (!mayPlay(state)) return undefined
      const [first, ...rest] = next.length > 0 ? next : strokeOf(state, strength, dice)
      next = rest
      return first
    }
  }

/** Repeats the same table as often as needed. */
const at = (level: number, seed: number, strength: Strength = 'medium', rounds = 1, dice = 0): Bot => ({
  open: playing(strength, dice),
  level: () => level,
  seed: () => seed,
  rounds,
  isToday: level < 0,
})

/** Plays the stored solutions of the first set. */
const puzzler = (): Bot => ({
  open: () => (state) => (mayPlay(state) ? solved(state) : undefined),
  level: () => levelOf('Plants'),
  seed: () => 1,
})

export const tries: GoalTries<State, Action> = {
  ten: at(-1, 1, 'medium', 3),
  pair: at(-1, 2),
  easy: at(1, 60, 'master'),
  days: at(-1, 1, 'medium', 3),
  four: at(-1, 1, 'master'),
  clean: at(1, 1, 'master', 1, 3),
  today: at(-1, 6),
  medium: at(2, 7, 'master'),
  puzzles: puzzler(),
  race: at(levelOf('Race to three'), 2, 'master'),
  hard: at(3, 1, 'master'),
  nine: at(levelOf('Nine-ball'), 1, 'master'),
  master: at(4, 1, 'master'),
}
