/** What is said aloud: what is left to do, what hangs under the cursor, what a move brought. */
import type { Step } from './cascade.ts'
import { FROST, levelAt } from './curve.ts'
import {
  BOMB,
  BURST,
  columnOf,
  COLUMN,
  FRUIT,
  kindOf,
  powerOf,
  ROW,
  rowOf,
  STAR,
  type Swap,
} from './pieces.ts'
import type { State } from './rules.ts'

const counted = (n: number, thing: string) =>
  n === 1 || thing === 'frost' ? `${n} ${thing}` : `${n} ${plural(thing)}`
const plural = (thing: string) => (thing === 'grapes' ? thing : thing.replace(/y$/, 'ie') + 's')
const goalName = (kind: number) =>
  kind === FROST ? 'frost' : kind === STAR ? 'star' : (FRUIT[kind] ?? 'fruit')

export function goalWords({ level, left }: State): string {
  const still = levelAt(level).goals.flatMap(({ kind }, i) => {
    const count = left[i] ?? 0
    return count > 0 ? [counted(count, goalName(kind))] : []
  })
  return still.length ? `Still to bring: ${still.join(', ')}.` : 'All brought.'
}

export const movesLeft = ({ moves }: State) => `${counted(moves, 'move')} left`

const POWERS = new Map([
  [ROW, ', clears its row'],
  [COLUMN, ', clears its column'],
  [BURST, ', bursts'],
])

export function pieceWords({ board, frost }: State, cell: number): string {
  const piece = board[cell] ?? 0
  const kind = kindOf(piece)
  const name = kind === BOMB ? 'colour bomb' : goalName(kind)
  return `${name}${POWERS.get(powerOf(piece)) ?? ''}${frost[cell] ? ', on frost' : ''}`
}

export const placeWords = (cell: number) => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`

export function adviceWords({ from, to }: Swap, state: State): string {
  return `Swap the ${pieceWords(state, from)} in ${placeWords(from)} with the one ${wayWords(from, to)}.`
}

function wayWords(from: number, to: number): string {
  if (rowOf(from) !== rowOf(to)) return to > from ? 'below' : 'above'
  return to > from ? 'to its right' : 'to its left'
}

/** What became of a move. */
export function newsWords(steps: readonly Step[]): string {
  const points = steps.reduce((sum, step) => sum + step.points, 0)
  const falls = steps.filter(({ shuffled }) => !shuffled).length
  const born = steps.flatMap((step) =>
    step.born.map(({ piece }) =>
      kindOf(piece) === BOMB ? 'a colour bomb' : powerOf(piece) === BURST ? 'a burst' : 'a line-clearer',
    ),
  )
  return [
    `${points} points.`,
    falls > 2 ? `Cascade of ${falls}.` : '',
    born.length ? `It left ${born.join(' and ')}.` : '',
    steps.some(({ shuffled }) => shuffled) ? 'No move was left, so the tree was shaken.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
