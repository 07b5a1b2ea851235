/** Shows how to reach each goal, with a bed and a seed that make it quick. */
import type { GoalTries, GoalTry } from '../../kit/test/tries.ts'
import { fieldOf, untilSinking, type Action, type State } from '../rules.ts'
import { plant } from '../rules/bursting.ts'
import { options } from '../rules/coach.ts'
import { COARSE, fly, WIDEST } from '../rules/flight.ts'

type Way = GoalTry<State, Action>

const optionsIn = (state: State) => options(fieldOf(state.bed), state.sunk, state.hand, untilSinking(state))

/** Plays the best shot in sight: nearly as good as a hint, and much faster to compute. */
const plain = () => (state: State) => {
  const [best] = optionsIn(state)
  return best?.swap ? 'swap' : best?.aim
}

/** Takes every shot off a post that bursts something. */
const offPosts = () => (state: State) => {
  const field = fieldOf(state.bed)
  for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE) {
    const { path, cell } = fly(field, state.sunk, aim)
    const isBounce = path.length > 4
    if (isBounce && plant(field.slice(), cell, state.hand[0]?.kind ?? 0).burst.length) return aim
  }
  return plain()(state)
}

const inBed = (level: number, seed: number, open: Way['open'] = plain): Way => ({
  open,
  level: () => level,
  seed: () => seed,
})

/** Plays the same bed repeatedly, with different seeds. */
const often = (level: number, rounds: number, open: Way['open'] = plain): Way => ({
  open,
  level: () => level,
  rounds,
})

export const tries: GoalTries<State, Action> = {
  burst: inBed(1, 1),
  streak: inBed(1, 1),
  cleared: often(1, 8),
  fall: inBed(7, 1),
  posts: often(1, 20, offPosts),
  'three-stars': inBed(6, 1),
  stones: often(30, 12),
  today: { ...inBed(-1, 1), isToday: true },
  ice: inBed(125, 1),
  last: inBed(20, 1),
  pods: inBed(104, 1),
  bees: often(144, 30),
}
