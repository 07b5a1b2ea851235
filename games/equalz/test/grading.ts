/** Grades levels, simulates an average player and checks that each level is sound. See kit/test/grading.ts. */
import type { Grading } from '../../kit/test/grading.ts'
import { ELEMENTS, type Element } from '../rules/curve.ts'
import { bedLine, DOUBLE, isVeiled, type NumberGrid } from '../rules/lines.ts'
import { gradeOf, solve } from '../rules/solve.ts'
import type { State } from '../rules/state.ts'
import { digitWords } from '../words.ts'
import { countSolutions } from './count.ts'
import { wins } from './people.ts'

const ASKS: Readonly<Record<Element, string>> = {
  minus: 'a strike may raise a line: what is larger than its target need not go',
  tally: 'a line says how many go, not what is left: counting instead of adding',
  twins: 'two digits share one fate, so what is found out in one place decides another',
  veil: 'a line says nothing, and has to be worked out from those that cross it',
  either: 'a line may come to either of two sums: both cases are followed until one is out',
  double: 'a ×2 doubles what is left of its row and column: odd and even decide',
  bed: 'a patch of digits adds up as well: three lines meet in a cell',
}

/** The grid as seen by a player who ignores an element. */
const without: Readonly<Partial<Record<Element, (grid: NumberGrid) => NumberGrid>>> = {
  tally: (grid) => ({
    ...grid,
    targets: grid.targets.map((target) => (target.counts ? { ...target, any: [] } : target)),
  }),
  twins: (grid) => ({ ...grid, twins: [] }),
  bed: (grid) => ({ ...grid, bed: [], targets: grid.targets.slice(0, bedLine(grid.size)) }),
}

const has: Readonly<Record<Element, (grid: NumberGrid) => boolean>> = {
  minus: ({ digits }) => digits.some((digit) => digit < 0),
  tally: ({ targets }) => targets.some(({ counts }) => counts),
  twins: ({ twins }) => twins.length > 0,
  veil: ({ targets }) => targets.some(isVeiled),
  either: ({ targets }) => targets.some(({ any }) => any.length > 1),
  double: ({ digits }) => digits.includes(DOUBLE),
  bed: ({ bed }) => bed.length > 0,
}

/** The elements a level cannot be solved without. An element that only adds information must not be redundant. */
export const holds = (grid: NumberGrid): Element[] =>
  ELEMENTS.filter((element) => {
    const spoiled = without[element]?.(grid)
    return has[element](grid) && !(spoiled && solve(spoiled).complete)
  })

function flaw(start: State): string | undefined {
  const { known, complete } = solve(start)
  if (!complete) return 'It needs a guess.'
  const solutions = countSolutions(start)
  if (solutions !== 1) return solutions === 0 ? 'It has no solution.' : 'It has more than one solution.'
  const strikes = known.filter((verdict) => verdict === 'out').length
  return strikes === start.par ? undefined : `Its par is ${start.par}, but ${strikes} digits go.`
}

export const grading: Grading<State> = {
  grade: (start) => gradeOf(solve(start)),
  wins,
  elements: ASKS,
  holds,
  rows: ({ size, digits, twins, bed }) =>
    Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_unused, column) => {
        const cell = row * size + column
        const isTwin = twins.some((pair) => pair.includes(cell))
        return `${digitWords(digits[cell] ?? 0)}${isTwin ? 't' : ''}${bed.includes(cell) ? 'b' : ''}`
      }),
    ),
  flaw,
}
