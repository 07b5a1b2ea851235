/** How each goal is reached, in a bed and with a seed with which it does not take long. */
import type { Tries, Try } from '../../kit/proof/tries.ts'
import { fieldOf, roomLeft, untilSinking, type Action, type State } from '../rules.ts'
import { plant } from '../rules/bursting.ts'
import { options } from '../rules/coach.ts'
import { COARSE, fly, WIDEST } from '../rules/flight.ts'

/** Any effort above this means that the bed crosses the line. */
const LOST = 500

type Way = Try<State, Action>

const optionsIn = (state: State) => options(fieldOf(state.bed), state.sunk, state.hand, untilSinking(state))

/** The best shot in sight: nearly as good as a hint, and much quicker. */
const plain = () => (state: State) => {
  const [best] = optionsIn(state)
  return best?.swap ? 'swap' : best?.aim
}

/** Takes every shot off so many posts that makes something burst. */
const offPosts = (posts: number) => () => (state: State) => {
  const field = fieldOf(state.bed)
  for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE) {
    const { path, cell } = fly(field, state.sunk, aim)
    const isBounce = path.length / 2 - 2 >= posts
    if (isBounce && plant(field.slice(), cell, state.hand[0]?.kind ?? 0).burst.length) return aim
  }
  return plain()(state)
}

/** Wastes its shots until the bed touches the line, and only then begins to play. */
function lateComer() {
  let isLate = false
  return (state: State) => {
    isLate ||= roomLeft(state) === 0
    if (isLate) return plain()(state)
    return optionsIn(state).findLast(({ swap, effort }) => !swap && effort < LOST)?.aim
  }
}

/** In one bed. */
const inBed = (level: number, seed: number, open: Way['open'] = plain): Way => ({
  open,
  level: () => level,
  seed: () => seed,
})

/** The same bed again and again, with other seeds. */
const often = (level: number, rounds: number, open: Way['open'] = plain): Way => ({
  open,
  level: () => level,
  rounds,
})

export const tries: Tries<State, Action> = {
  burst: inBed(1, 1),
  streak: inBed(1, 1),
  cleared: often(1, 5),
  fall: inBed(5, 1),
  posts: often(1, 12, offPosts(1)),
  'three-stars': inBed(6, 1),
  'two-posts': inBed(1, 1, offPosts(2)),
  today: { ...inBed(-1, 1), isToday: true },
  unaided: often(5, 12),
  brink: inBed(1, 1, lateComer),
  loose: often(5, 50),
  sunday: { ...inBed(-7, 1), isToday: true },
  'long-streak': inBed(25, 1),
  avalanche: inBed(16, 4),
  unsunk: inBed(33, 7),
}
