/** Teaches the elements of Equalz. Lines are the places below zero: ~0 is the first row. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import { bedLine, DOUBLE, isVeiled, type LineTarget } from './rules/lines.ts'
import type { State } from './rules/state.ts'

const lineWith =
  (fits: (target: LineTarget) => boolean) =>
  ({ targets }: State) => {
    const line = firstPlace(targets, fits)
    return line === undefined ? undefined : ~line
  }

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'minus',
    level: 21,
    title: 'Minus numbers',
    text: 'Striking a minus number makes its line larger.',
    tip: 'Strike one where a line is too small.',
    at: ({ digits }) => firstPlace(digits, (digit) => digit < 0),
  },
  {
    id: 'tally',
    level: 41,
    title: 'Strikes to make',
    text: 'This target says how many digits of its line go.',
    tip: 'Strike that many.',
    at: lineWith(({ counts }) => counts),
  },
  {
    id: 'twins',
    level: 61,
    title: 'Twins',
    text: 'Twins share their mark: both go, or both stay.',
    tip: 'Strike one and watch the other.',
    at: ({ twins }) => twins[0]?.[0],
  },
  {
    id: 'veil',
    level: 81,
    title: 'Veiled target',
    text: 'A veiled target is unknown: the lines across decide.',
    tip: 'Begin with the lines across.',
    at: lineWith(isVeiled),
  },
  {
    id: 'either',
    level: 121,
    title: 'Two targets',
    text: 'A line with two targets may reach either one.',
    tip: 'Find out which of the two fits.',
    at: lineWith(({ any }) => any.length > 1),
  },
  {
    id: 'double',
    level: 141,
    title: 'Times two',
    text: '×2 doubles what is left of its row and column.',
    tip: 'Look for lines with an odd target.',
    at: ({ digits }) => firstPlace(digits, (digit) => digit === DOUBLE),
  },
  {
    id: 'bed',
    level: 181,
    title: 'The bed',
    text: 'The digits in the bed add up as well.',
    tip: 'Its target is in the corner.',
    at: ({ bed, size }) => (bed.length > 0 ? ~bedLine(size) : undefined),
  },
]
