/** What is said aloud: what is left to do, what hangs under the cursor, what a move brought. */
import type { Step } from './rules/cascade.ts'
import { FROST, levelAt } from './rules/curve.ts'
import { BOMB, columnOf, FRUIT, kindOf, powerOf, WIDE, rowOf, STAR, type Swap } from './rules/pieces.ts'
import type { State } from './rules.ts'

const goalName = (kind: number) =>
  kind === FROST ? 'frost' : kind === STAR ? 'star' : (FRUIT[kind] ?? 'fruit')

export function goalWords({ level, left }: State): string {
  const still = levelAt(level).goals.flatMap(({ kind }, i) => {
    const count = left[i] ?? 0
    return count > 0 ? [`${goalName(kind)} ${count}`] : []
  })
  return still.length ? `Still to bring: ${still.join(', ')}.` : 'All brought.'
}

export const movesLeft = ({ moves }: State) => `${moves} ${moves === 1 ? 'move' : 'moves'} left`

const POWERS = ['', 'row-clearing ', 'column-clearing ', 'bursting ']
const pieceName = (piece: number) =>
  (POWERS[powerOf(piece)] ?? '') + (kindOf(piece) === BOMB ? 'colour bomb' : goalName(kindOf(piece)))

export const pieceWords = ({ board, frost }: State, cell: number) =>
  pieceName(board[cell] ?? 0) + (frost[cell] ? ' on frost' : '')

export const placeWords = (cell: number) => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`

export function adviceWords({ from, to }: Swap, state: State): string {
  return `Swap the ${pieceWords(state, from)} in ${placeWords(from)} with the ${pieceWords(state, to)} ${to - from === WIDE ? 'below' : 'to its right'}.`
}

/** What became of a move. */
export const newsWords = (before: State, after: State, steps: readonly Step[]) =>
  `${after.score - before.score} points in ${steps.length} steps.` +
  steps.flatMap(({ born }) => born.map(({ piece }) => ` A ${pieceName(piece)}.`)).join('') +
  (steps.at(-1)?.shuffled ? ' No move was left, so the tree was shaken.' : '')
