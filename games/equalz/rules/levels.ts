/** Creates levels: lessons are written here, others are generated from their number, daily ones from a seed. */
import { chance } from '../../kit/rules/chance.ts'
import { shapeOf } from './curve.ts'
import { generate, gridOf } from './generate.ts'
import { DOUBLE, type Level } from './lines.ts'
import { TUNED } from './tuned.ts'

/**
 * Levels that teach one idea each, without words. The first five: one digit is too many, and its row and column meet in
 * it; a digit larger than its target goes; the excess of a line names the digit; several digits may go; a choice of two
 * is decided by the crossing line. The others are the first levels of each element. Notation: brackets mark digits to
 * strike, x is ×2, a marks twins and * the bed. After the bar come the line properties, from the first line on:
 * # counts struck digits, ? is veiled, a number is the difference of the second sum.
 */
const LESSONS: Readonly<Record<number, string>> = {
  1: ' 2  1  3   1  2  4  (7) 2  1 ',
  2: '(9) 1  2   3 (8) 1   1  2 (7)',
  3: ' 5 (3) 4  (2) 6  5   7  4 (6)',
  4: ' 4 (6)(5) (3) 2  7   8 (1)(9)',
  5: ' 4 (4) 1   2  5 (2) (3) 3  6 ',
  21: ' 4  2  3   1 (-2) 5   6  3  1 ',
  41: '(5) 1 (6)  3 (9) 4   2 (7) 2  | # # #',
  61: '(5a) 5 2   5 (5) 3   1  6 (8a)',
  81: ' 7 (4) 2   3  1 (6) (9) 5  4  | . ?',
  121: ' 4 (5) 1   3  2 (6) (7) 6  2  | 4',
  141: ' 3  1  2   4 (x) 2   1  5  3 ',
  181: '(7) 7  3   7 (7*) 1*  2  4 (9*)',
}

/** Whether a level was written by hand. */
export const isLesson = (level: number): boolean => level in LESSONS

/** Number base of the attempts: each is stored as one character. */
export const ATTEMPTS = 36

export function levelOf(number: number, seed = 0): Level {
  const text = LESSONS[number]
  if (text) return lessonOf(text)
  if (number < 0) return generate(shapeOf(number, seed), chance(seed))
  // Untuned levels take the first attempt.
  return attempt(number, parseInt(TUNED[number - 1] ?? '0', ATTEMPTS))
}

/** Every level and every attempt has its own random sequence. */
export const attempt = (number: number, which: number): Level =>
  generate(shapeOf(number, which), chance(Math.imul(number, 0x9e3779b1) ^ Math.imul(which, 0x7feb352d)))

function lessonOf(text: string): Level {
  const [cells = '', likes = ''] = text.split('|')
  const found = [...cells.matchAll(/(\(?)(-?\d|x)(a?)(\*?)/g)]
  const digits = found.map(([, , digit]) => (digit === 'x' ? DOUBLE : Number(digit)))
  const stays = found.map(([, bracket]) => !bracket)
  const marked = (group: 3 | 4) => found.flatMap((match, cell) => (match[group] ? [cell] : []))
  const [one, other] = marked(3)
  const like = likes.trim().split(' ')
  const linesLike = (wanted: string) => like.flatMap((sign, line) => (sign === wanted ? [line] : []))
  return gridOf({
    size: Math.sqrt(found.length),
    digits,
    stays,
    twins: one === undefined || other === undefined ? [] : [[one, other]],
    bed: marked(4),
    tallies: linesLike('#'),
    veils: linesLike('?'),
    decoys: like.map((sign) => Number(sign) || 0),
  })
}
