/** Teaches a beginner's first frame: aim, power and spin, then the three fouls that beginners commit, one at a time. */
import type { Lesson } from '../kit/lessons.ts'
import { groupOf } from './rules/rack.ts'
import { isBeginning, mayPlay, type State } from './rules/state.ts'
import { SPOTS } from './view/spot.ts'

/** The visit from which a lesson is due. A foul makes the lessons on fouls due at once. */
const SECOND = 2
const THIRD = 3
const FOURTH = 4

const isDue = (state: State, visit: number) =>
  isBeginning(state) && mayPlay(state) && (state.card.visits >= visit || state.card.fouls > 0)

/** The player's first ball on the table, once the groups are decided. */
const ownBall = ({ groups, motion }: State) =>
  groups ? motion.balls.find(({ id, pocket }) => pocket < 0 && groupOf(id) === groups[0]) : undefined

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'aim',
    title: 'Aim',
    text: 'Turn the cue towards a ball.',
    tip: 'Drag across the cloth, or press Left and Right.',
    at: (state) => (isDue(state, 1) ? SPOTS.cueBall : undefined),
  },
  {
    id: 'power',
    title: 'Power',
    text: 'Draw the cue back, then let it go.',
    tip: 'Pull the handle and let go, or press Down, then Space.',
    at: (state) => (isDue(state, 1) ? SPOTS.power : undefined),
  },
  {
    id: 'own balls',
    title: 'Foul: wrong ball first',
    text: 'Hit a ball of your own group first.',
    tip: 'Your balls lie in the tray beside your name.',
    at: (state) => (isDue(state, 1) ? ownBall(state)?.id : undefined),
  },
  {
    id: 'spin',
    title: 'Spin',
    text: 'Spin steers the cue ball after its hit.',
    tip: 'Drag on the spin ball, or press Q and the arrows.',
    at: (state) => (isDue(state, SECOND) ? SPOTS.spin : undefined),
  },
  {
    id: 'cushion',
    title: 'Foul: no cushion hit',
    text: 'After the hit, a ball must drop or reach a cushion.',
    tip: 'A stroke that is too soft is a foul.',
    at: (state) => (isDue(state, THIRD) ? SPOTS.cushion : undefined),
  },
  {
    id: 'scratch',
    title: 'Foul: scratch',
    text: 'Keep the cue ball out of the pockets.',
    tip: 'If it drops, your rival places it anywhere.',
    at: (state) => (isDue(state, FOURTH) ? SPOTS.pocket : undefined),
  },
]
