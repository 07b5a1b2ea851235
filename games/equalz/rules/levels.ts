/** What a level consists of: lessons are written here, others dealt from their number, boards of a day from a seed. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { shapeOf, type Shape } from './curve.ts'
import { cellsOf, gridOf, linesOf, type Grid } from './lines.ts'
import { deduce } from './solve.ts'

export interface Level extends Grid {
  /** Digits that have to go: the fewest strikes there are. */
  readonly par: number
}

/**
 * The first levels teach without a word, one thing each: one digit is too much, and two lines meet in it; what is
 * larger than its target goes; what is too much in a line names the digit; more than one may go; and where
 * a line leaves a choice between two, the other direction decides. A digit in brackets goes.
 */
const LESSONS: readonly string[] = [
  ' 2  1  3   1  2  4  (7) 2  1 ',
  '(9) 1  2   3 (8) 1   1  2 (7)',
  ' 5 (3) 4  (2) 6  5   7  4 (6)',
  ' 4 (6)(5) (3) 2  7   8 (1)(9)',
  ' 4 (4) 1   2  5 (2) (3) 3  6 ',
]

/** How many deals are made, of which the one nearest to the wanted depth is taken: a few milliseconds of work. */
const DEALS = 24

export function levelOf(number: number, seed = 0): Level {
  const text = LESSONS[number - 1]
  if (text) return lessonOf(text)
  const shape = shapeOf(number)
  // A multiplier of many bits, so that neighbouring levels have nothing in common.
  const dice = chance(number < 0 ? seed : Math.imul(number, 0x9e3779b1))
  let nearest: Level | undefined
  let off = Infinity
  for (let deal = 1; ; deal++) {
    const level = dealt(shape, dice)
    const { complete, looks } = deduce(level)
    const distance = Math.abs(looks - shape.looks)
    // A deal that logic cannot decide is never taken.
    if (complete && distance < off) [nearest, off] = [level, distance]
    if (nearest && (deal >= DEALS || off === 0)) return nearest
  }
}

function lessonOf(text: string): Level {
  const found = [...text.matchAll(/(\(?)(\d)/g)]
  const digits = found.map(([, , digit]) => Number(digit))
  const stays = found.map(([, bracket]) => bracket === '')
  return withPar(Math.sqrt(found.length), digits, stays)
}

/** Digits at random, and in every line something that goes and something that stays. */
function dealt({ size, goes }: Shape, dice: Chance): Level {
  const digits = Array.from({ length: size * size }, () => 1 + dice.int(9))
  for (;;) {
    const stays = digits.map(() => dice.fraction() >= goes)
    const mixed = linesOf(size).every(
      (line) => new Set(cellsOf(size, line).map((cell) => stays[cell])).size === 2,
    )
    if (mixed) return withPar(size, digits, stays)
  }
}

const withPar = (size: number, digits: readonly number[], stays: readonly boolean[]): Level => ({
  ...gridOf(size, digits, stays),
  par: stays.filter((stay) => !stay).length,
})
