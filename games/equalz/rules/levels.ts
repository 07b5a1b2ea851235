/** What a level consists of: lessons are written here, others dealt from their number, boards of a day from a seed. */
import { chance } from '../../kit/rules/chance.ts'
import { shapeOf } from './curve.ts'
import { generate, gridOf } from './generate.ts'
import { DOUBLE, type Level } from './lines.ts'
import { TUNED } from './tuned.ts'

/**
 * Some levels teach without a word, one thing each. The first five: one digit is too much, and two lines meet in it;
 * what is larger than its target goes; what is too much in a line names the digit; more than one may go; and where a line
 * leaves a choice between two, the other direction decides. Then the first level of each element.
 *
 * What is in brackets goes, x is ×2, a stands for a twin and * for the bed. After the bar is what lines are like, from
 * the first on: # counts what goes, ? is veiled, a number is by how much a second sum is larger.
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

/** A digit in this base names an attempt. */
export const ATTEMPTS = 36

export function levelOf(number: number, seed = 0): Level {
  const text = LESSONS[number]
  if (text) return lessonOf(text)
  if (number < 0) return generate(shapeOf(number, seed), chance(seed))
  // After the tuned levels the first attempt is taken.
  return attempt(number, parseInt(TUNED[number - 1] ?? '0', ATTEMPTS))
}

/** Every level has a chance of its own, and so has every attempt at it. */
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
