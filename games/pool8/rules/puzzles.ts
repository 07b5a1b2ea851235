/** Stores the shot puzzles: pot the eight with one stroke, by the technique that names the set. */
import { ballAt, type Ball } from './ball.ts'
import { FIRST_SET } from './choices.ts'
import { withOut } from './rack.ts'
import { type Idea, type State } from './state.ts'

/**
 * Sets ordered from the widest tolerance to the narrowest. Each entry holds the direction of a solution and its power
 * in hundredths, then the positions of the cue ball, the eight, the one, the two and so on, in cm.
 */
const SETS: readonly (readonly string[])[] = [
  [
    '-924 383 50 71 61 16 92 21 85',
    '486 -874 35 197 71 212 33 210 43',
    '792 -610 35 132 57 193 13 186 16',
    '-674 739 35 134 46 112 92 112 76 128 62',
    '-516 -856 35 128 71 113 19 113 40 123 42',
  ],
  [
    '722 -692 50 88 75 113 10 124 43 105 36',
    '979 -206 50 124 101 217 108 193 84 180 104',
    '378 -926 65 15 86 11 7 41 28 16 38',
    '-231 973 50 71 18 11 104 56 90 50 50',
    '450 893 50 5 13 4 105 33 64 6 69',
  ],
  [
    '-28 -1000 65 136 59 134 25 120 9',
    '-770 639 65 207 69 183 91 80 102',
    '-839 -545 65 142 49 118 32 116 18 48 14',
    '746 -666 65 71 95 92 75 99 48 158 38 166 95',
    '717 697 65 30 3 50 26 83 71 144 72 162 10',
  ],
  [
    '-204 979 65 32 62 5 9 22 44',
    '382 -924 80 45 84 110 108 84 96',
    '967 -253 50 195 49 9 5 116 31',
    '-580 -814 50 82 20 8 105 54 53',
    '-442 897 50 188 39 112 4 162 29',
  ],
]

const numbersOf = ({ level, frames }: Pick<State, 'level' | 'frames'>) =>
  SETS[level - FIRST_SET]?.[frames[0]]?.split(' ').map(Number) ?? []

export const puzzleOf = (state: Pick<State, 'level' | 'frames'>) => laidOut(numbersOf(state).slice(3))

/** The stored solution, as the coach would play it. */
export function solutionOf(state: State): Idea {
  const [dx = 0, dy = 0, power = 0] = numbersOf(state)
  return { shot: { kind: 'shoot', dx, dy, power: power / 100, top: 0, side: 0 }, place: null, margin: 0 }
}

export function laidOut(numbers: readonly number[]): Ball[] {
  const balls: Ball[] = []
  for (let i = 0; i < numbers.length; i += 2)
    balls.push(ballAt([0, 8][i / 2] ?? i / 2 - 1, numbers[i] ?? 0, numbers[i + 1] ?? 0))
  return withOut(balls)
}
