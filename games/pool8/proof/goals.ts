/** How each goal is reached, with a seed with which it does not take long. */
import type { Tries, Try } from '../../kit/proof/tries.ts'
import { mayPlay, type Action, type State } from '../rules/state.ts'
import type { Strength } from '../rules/strength.ts'
import { strokeOf } from './people.ts'

type Way = Try<State, Action>

/** Someone with the eye and the hand of the computer; a ball in hand is placed a tick before the stroke. */
const playing =
  (strength: Strength): Way['open'] =>
  () => {
    let next: readonly Action[] = []
    return (state) => {
      if (!mayPlay(state)) return undefined
      const [first, ...rest] = next.length > 0 ? next : strokeOf(state, strength, 0)
      next = rest
      return first
    }
  }

/** The same table, as often as it takes. */
const at = (level: number, seed: number, strength: Strength = 'medium', rounds = 1): Way => ({
  open: playing(strength),
  level: () => level,
  seed: () => seed,
  rounds,
  isToday: level < 0,
})

/** A single stroke that was found by trying many. */
const stroke = (level: number, seed: number, dx: number, dy: number): Way => ({
  ...at(level, seed),
  open: () => (state) =>
    state.shots === 0 ? { kind: 'shoot', dx, dy, power: 0.5, top: 0, side: 0 } : undefined,
})

export const tries: Tries<State, Action> = {
  ten: at(-1, 1, 'medium', 3),
  pair: at(-1, 2),
  double: stroke(-7, 3, 87, 50),
  easy: at(1, 60, 'hard'),
  days: at(-1, 1, 'medium', 3),
  four: at(-1, 1),
  clean: at(1, 12),
  kick: stroke(-1, 1, 81, -59),
  today: at(-1, 6),
  medium: at(2, 7, 'hard'),
  hundred: at(-1, 1, 'medium', 25),
  frames: at(1, 39, 'hard', 5),
  sunday: at(-7, 4, 'hard'),
  hard: at(3, 7, 'hard'),
  eight: at(-7, 4, 'hard'),
}
