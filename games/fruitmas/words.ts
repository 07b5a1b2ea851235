/** What is said aloud: what is left to do, what hangs under the cursor, what a move brought. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import type { State } from './rules.ts'
import type { Step } from './rules/cascade.ts'
import { FROST, levelOf } from './rules/levels.ts'
import { BOMB, FRUIT, kindOf, powerOf, STAR } from './rules/pieces.ts'
import { WIDE, type Swap } from './rules/tree.ts'

const goalName = (kind: number) =>
  kind === FROST ? 'frost' : kind === STAR ? 'star' : (FRUIT[kind] ?? 'fruit')

export function goalWords({ level, left }: State): string {
  const still = levelOf(level).goals.flatMap(({ kind }, i) => {
    const count = left[i] ?? 0
    return count > 0 ? [`${goalName(kind)} ${count}`] : []
  })
  return still.length ? `Still to bring: ${still.join(', ')}.` : 'All brought.'
}

export const movesWords = ({ moves }: State) => `${moves} ${moves === 1 ? 'move' : 'moves'} left`

const POWERS = ['', 'row-clearing ', 'column-clearing ', 'bursting ']
const pieceName = (piece: number) =>
  (POWERS[powerOf(piece)] ?? '') + (kindOf(piece) === BOMB ? 'colour bomb' : goalName(kindOf(piece)))

const pieceWords = ({ board, frost }: State, cell: number) =>
  pieceName(board[cell] ?? 0) + (frost[cell] ? ' on frost' : '')

const placeWords = (cell: number) => `row ${rowOf(WIDE, cell) + 1}, column ${columnOf(WIDE, cell) + 1}`

export const cursorWords = (state: State, cell: number, isPicked: boolean) =>
  `${pieceWords(state, cell)}, ${placeWords(cell)}${isPicked ? ', picked up' : ''}.`

export function adviceWords({ from, to }: Swap, state: State): string {
  const where = to - from === WIDE ? 'below' : 'to its right'
  return `Swap the ${pieceWords(state, from)} in ${placeWords(from)} with the ${pieceWords(state, to)} ${where}.`
}

/** What a move brought. */
export const newsWords = (before: State, after: State, steps: readonly Step[]) =>
  `${after.score - before.score} points in ${steps.length} steps.` +
  steps.flatMap(({ born }) => born.map(({ piece }) => ` A ${pieceName(piece)}.`)).join('') +
  (steps.at(-1)?.shuffled ? ' No move was left, so the tree was shaken.' : '')
