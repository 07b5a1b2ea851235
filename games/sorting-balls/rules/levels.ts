import { fewestMoves } from './bound.ts'
import { deal, FIRST_DEALT, shapeOf, type Shape } from './curve.ts'
import { solve } from './solve.ts'
import { pack, type Packed } from './tubes.ts'
import { TUNED } from './tuned.ts'

export interface Setup {
  readonly height: number
  readonly par: number
  readonly tubes: readonly (readonly number[])[]
}

/**
 * The first levels teach without a word, each one thing: alike goes on alike, and nothing else can be done;
 * an empty tube takes anything; alike balls travel together; with two spare tubes one can dig; and all of it.
 * Tubes from the bottom up, a letter a ball.
 */
const LESSONS: readonly (readonly [tubes: string, par: number])[] = [
  ['aaa bbba cccb c', 3],
  ['aaab bbbc ccca -', 4],
  ['aabb bbaa ccc c -', 7],
  ['aabc bbca ccab - -', 9],
  ['acba bacc cbab - -', 11],
]

export const TUNED_LEVELS = FIRST_DEALT - 1 + TUNED.length / 2

export function layOut(level: number): Setup {
  const lesson = LESSONS[level - 1]
  if (lesson) return { height: 4, par: lesson[1], tubes: lessonTubes(lesson[0]) }
  return level <= TUNED_LEVELS ? tuned(level) : generated(level)
}

function lessonTubes(text: string): number[][] {
  const dealt = new Map<string, number>()
  return text.split(' ').map((tube) =>
    Array.from(tube.replace('-', ''), (letter) => {
      const count = dealt.get(letter) ?? 0
      dealt.set(letter, count + 1)
      return (letter.charCodeAt(0) - 97) * 4 + count
    }),
  )
}

const packed = ({ height }: Shape, tubes: Setup['tubes']): Packed[] =>
  tubes.map((tube) => pack(tube.map((ball) => Math.floor(ball / height))))

function tuned(level: number): Setup {
  const shape = shapeOf(level)
  const [attempt = 0, extra = 0] = Array.from(TUNED.slice((level - FIRST_DEALT) * 2).slice(0, 2), (digit) =>
    parseInt(digit, 36),
  )
  const tubes = deal(shape, level, attempt)
  return { height: shape.height, par: fewestMoves(packed(shape, tubes), shape.kinds) + extra, tubes }
}

/** Quick, for the player waits; a solution this near to what no one can beat is within a tenth of the best. */
const PAR_EFFORT = { greed: 2, positions: 400 }
const near = (bound: number) => bound * 1.2 + 1

/** The first deal that is solved soon and well. */
function generated(level: number): Setup {
  const shape = shapeOf(level)
  for (let attempt = 0; ; attempt++) {
    const tubes = deal(shape, level, attempt)
    const position = packed(shape, tubes)
    const { result, moves } = solve(position, shape.height, PAR_EFFORT)
    if (result === 'solved' && moves <= near(fewestMoves(position, shape.kinds)))
      return { height: shape.height, par: moves, tubes }
  }
}
