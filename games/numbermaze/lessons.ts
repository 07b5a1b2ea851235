/** Teaches the elements of Number Maze. Places are cells. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import type { State } from './rules.ts'
import { BURROW, CRACKED, ICE, SPROUT } from './rules/board.ts'

const groundWith =
  (wanted: string) =>
  ({ board }: State) =>
    firstPlace(board.ground, (ground) => ground === wanted)

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'keys',
    level: 21,
    title: 'Keys and gates',
    text: 'A key opens the gates that have its sign.',
    tip: 'Leap to the key first.',
    at: ({ board }) => board.locks[0]?.key,
  },
  {
    id: 'carrots',
    level: 41,
    title: 'Carrots',
    text: 'The flag counts only once you have every carrot.',
    tip: 'Pick this one up on your way.',
    at: ({ board }) => board.carrots[0],
  },
  {
    id: 'cracks',
    level: 61,
    title: 'Cracked tiles',
    text: 'A cracked tile breaks as soon as you leap off.',
    tip: 'Use it when you need not come back.',
    at: groundWith(CRACKED),
  },
  {
    id: 'ice',
    level: 81,
    title: 'Ice',
    text: 'A leap that lands on ice slides on.',
    tip: 'Look for the tile behind the ice.',
    at: groundWith(ICE),
  },
  {
    id: 'burrows',
    level: 121,
    title: 'Burrows',
    text: 'Leap into one burrow, and come out of the other.',
    tip: 'Leap in and see where you are.',
    at: groundWith(BURROW),
  },
  {
    id: 'sprouts',
    level: 161,
    title: 'Sprouts',
    text: 'Each leap from a sprout raises all sprouts by one.',
    tip: 'Leap from one and watch the others.',
    at: groundWith(SPROUT),
  },
]
