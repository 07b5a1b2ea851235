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
    '-679 -734 50 147 64 120 18 125 35 137 41',
    '-76 -997 50 44 104 28 14 35 18',
    '997 -73 50 85 90 174 92 164 88 145 96',
    '-131 991 50 43 13 18 96 30 83',
    '375 927 65 10 14 17 75 23 60 10 48',
  ],
  [
    '-981 196 50 85 33 7 10 38 46 38 23',
    '-957 -289 50 107 105 9 103 37 80 46 100',
    '402 915 50 28 24 109 108 52 87 60 56',
    '-656 755 50 157 7 116 105 108 59 136 59',
    '-890 -455 65 149 90 109 8 106 72 127 52',
  ],
  [
    '311 950 65 147 39 158 69 200 95',
    '-546 -838 65 201 94 185 67 154 38 204 33 85 32',
    '-37 999 50 42 46 39 76 18 96',
    '118 -993 65 75 83 82 34 102 11 163 16',
    '-113 -994 65 154 88 146 32 124 11 99 23',
  ],
  [
    '-780 625 35 71 75 11 104 38 90',
    '-900 436 35 114 73 13 106 49 94',
    '-948 317 50 84 16 210 105 162 72',
    '-287 958 65 66 30 11 6 37 17',
    '969 -247 65 41 86 11 10 32 61',
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
