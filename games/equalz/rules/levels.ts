import { chance, type Chance } from '../../kit/rules/chance.ts'
import { cellsOf, gridOf, linesOf, type Grid } from './lines.ts'
import { deduce } from './logic.ts'
import { shapeOf, type Shape } from './curve.ts'

export interface Layout extends Grid {
  /** Digits that have to go: the fewest strikes there are. */
  readonly par: number
}

/**
 * The first levels teach without a word, each one thing: one digit is too much, and two lines meet in it; what is
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

function lesson(text: string): Layout {
  const found = [...text.matchAll(/(\(?)(\d)/g)]
  const stays = found.map(([, bracket]) => bracket === '')
  const grid = gridOf(
    Math.sqrt(found.length),
    found.map(([, , digit]) => Number(digit)),
    stays,
  )
  return { ...grid, par: stays.filter((stay) => !stay).length }
}

/** Deals among which a level looks for the one with the wanted depth: a few milliseconds' worth. */
const DEALS = 24

export function layOut(level: number): Layout {
  const text = LESSONS[level - 1]
  if (text) return lesson(text)
  const shape = shapeOf(level)
  // Any odd number will do that keeps the chance of neighbouring levels apart.
  const dice = chance(Math.imul(level, 0x9e3779b1))
  let nearest: Layout | undefined
  let off = Infinity
  // A deal that logic cannot decide is never taken; should all of them fail, it goes on until one does not.
  for (let deal = 0; (deal < DEALS || !nearest) && off > 0; deal++) {
    const layout = dealt(shape, dice)
    const { complete, waves } = deduce(layout)
    if (!complete || Math.abs(waves - shape.waves) >= off) continue
    nearest = layout
    off = Math.abs(waves - shape.waves)
  }
  if (!nearest) throw new Error(`Level ${level} was not dealt.`)
  return nearest
}

/** Digits at random, and in every line something that goes and something that stays. */
function dealt({ size, goes }: Shape, dice: Chance): Layout {
  const digits = Array.from({ length: size * size }, () => 1 + dice.int(9))
  for (;;) {
    const stays = digits.map(() => dice.fraction() >= goes)
    const mixed = linesOf(size).every(
      (line) => new Set(cellsOf(size, line).map((cell) => stays[cell])).size === 2,
    )
    if (mixed) return { ...gridOf(size, digits, stays), par: stays.filter((stay) => !stay).length }
  }
}
