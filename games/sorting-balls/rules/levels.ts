/** What each level consists of: the lessons as they are written here, tuned deals, and later ones dealt by number. */
import { chance } from '../../kit/rules/chance.ts'
import { fewestMoves } from './bound.ts'
import { dayShape, deal, dealDay, FIRST_DEALT, shapeOf } from './curve.ts'
import { solve } from './solve.ts'
import { packTubes } from './tubes.ts'
import { TUNED } from './tuned.ts'

export interface Level {
  /** Balls a tube holds, and balls there are of each kind. */
  readonly height: number
  readonly par: number
  readonly tubes: readonly (readonly number[])[]
}

/**
 * The first levels teach without a word, one thing each: alike goes on alike, and nothing else can be done;
 * an empty tube takes anything; alike balls travel together; with two spare tubes one can dig; and all of it.
 * Tubes from the bottom up, a letter for each ball.
 */
const LESSONS: readonly (readonly [tubes: string, par: number])[] = [
  ['aaa bbba cccb c', 3],
  ['aaab bbbc ccca -', 4],
  ['aabb bbaa ccc c -', 7],
  ['aabc bbca ccab - -', 9],
  ['acba bacc cbab - -', 11],
]

export const TUNED_LEVELS = FIRST_DEALT - 1 + TUNED.length / 2

/** Of a board of the day only the strength is in its number; all else comes from its seed. */
export function levelOf(number: number, seed: number): Level {
  if (number < 0) return dayOf(number, seed)
  const lesson = LESSONS[number - 1]
  if (lesson) return { height: 4, par: lesson[1], tubes: lessonTubes(lesson[0]) }
  return number <= TUNED_LEVELS ? tuned(number) : generated(number)
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

function tuned(number: number): Level {
  const shape = shapeOf(number)
  const { kinds, height } = shape
  const at = (number - FIRST_DEALT) * 2
  const [attempt = 0, extra = 0] = Array.from(TUNED.slice(at, at + 2), (digit) => parseInt(digit, 36))
  const tubes = deal(shape, number, attempt)
  return { height, par: fewestMoves(packTubes(tubes, height), kinds) + extra, tubes }
}

/** Quick, because the player waits. A solution this near to the bound is within a tenth of the best. */
const PAR_EFFORT = { greed: 2, positions: 400 }
const near = (bound: number) => bound * 1.2 + 1

/** The first deal that is solved soon and well. */
function generated(number: number): Level {
  const shape = shapeOf(number)
  const { kinds, height } = shape
  for (let attempt = 0; ; attempt++) {
    const tubes = deal(shape, number, attempt)
    const position = packTubes(tubes, height)
    const { result, moves } = solve(position, height, PAR_EFFORT)
    if (result === 'solved' && moves <= near(fewestMoves(position, kinds)))
      return { height, par: moves, tubes }
  }
}

/** Proves the par of most deals on the way to Sunday. */
const DAY_EFFORT = { greed: 1, positions: 1500 }

/** The first deal of the seed whose par is proven soon. */
function dayOf(number: number, seed: number): Level {
  const shape = dayShape(number)
  const dice = chance(seed)
  for (;;) {
    const tubes = dealDay(dice, shape)
    const { result, moves } = solve(packTubes(tubes, shape.height), shape.height, DAY_EFFORT)
    if (result === 'solved') return { height: shape.height, par: moves, tubes }
  }
}
