/** What is said aloud: enough to play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { capital, type AdvisingWords } from '../kit/words.ts'
import { playOut, rules, type State } from './rules.ts'
import { cascade } from './rules/cascade.ts'
import type { Step } from './rules/steps.ts'
import { levelOf } from './rules/levels.ts'
import {
  CANDLE,
  canMove,
  CHOCOLATE,
  countsAs,
  FROST,
  FRUIT,
  GIFT,
  idOf,
  isKind,
  isSpecial,
  kindOf,
  OUTSIDE,
  powerOf,
  RIBBON,
  SQUIRREL,
  STAR,
} from './rules/pieces.ts'
import { CELLS, WIDE, type Swap } from './rules/tree.ts'
import { FEW } from './view/sign.ts'

/** By kind; frost and ribbons are goals only. */
const NAMES = [
  ...FRUIT,
  'star',
  'colour bomb',
  'gift',
  'candle',
  'chocolate',
  'squirrel',
  'frost',
  'ribbon',
] as const
const kindName = (kind: number) => NAMES[kind] ?? ''

/** '1 pear', '3 blueberries', '5 frost'. */
function counted(count: number, kind: number): string {
  const name = kindName(kind)
  const isOne = count === 1 || kind === FROST || kind === CHOCOLATE || name.endsWith('s')
  return `${count} ${isOne ? name : `${name.replace(/y$/, 'ie')}s`}`
}

const POWERS = ['', 'row-clearing ', 'column-clearing ', 'bursting ', 'tied ']
const BOUND = ['rightbound ', 'leftbound ']
const pieceName = (piece: number) =>
  ((isKind(piece, SQUIRREL) ? BOUND : POWERS)[powerOf(piece)] ?? '') + kindName(kindOf(piece))

/** Counted from where the tree begins: a small one leaves a row and a column of the grid free. */
function placeOf({ board }: State, cell: number) {
  const cells = [...board.keys()].filter((at) => board[at] !== OUTSIDE)
  const left = Math.min(...cells.map((at) => columnOf(WIDE, at)))
  return {
    row: `row ${rowOf(WIDE, cell) - rowOf(WIDE, cells[0] ?? 0) + 1}`,
    column: `column ${columnOf(WIDE, cell) - left + 1}`,
  }
}

const placeWords = (state: State, cell: number) => Object.values(placeOf(state, cell)).join(', ')

/** What is under the cursor, then where that is. */
export function cursorWords(state: State, cell: number, isPicked: boolean): string {
  const frost = state.frost[cell]
  const piece = pieceName(state.board[cell] ?? 0) + (frost ? `, frost ${frost}` : '')
  return capital(`${piece}${isPicked ? ', picked up' : ''}. ${capital(placeWords(state, cell))}.`)
}

export const putBackWords = ({ board }: State, cell: number) =>
  `${capital(pieceName(board[cell] ?? 0))} put back.`

/** Why two pieces do not change places. */
export function refusalWords({ board }: State, from: number, to: number | undefined): string {
  if (to === undefined) return 'The tree ends there.'
  const fast = [from, to].find((cell) => !canMove(board[cell] ?? 0))
  return fast === undefined
    ? `No match with the ${pieceName(board[to] ?? 0)}.`
    : `The ${pieceName(board[fast] ?? 0)} cannot be moved.`
}

export const movesWords = ({ moves }: State) => `${moves} ${moves === 1 ? 'move' : 'moves'} left`

/** What hangs in a row, and below that the layers of its frost, as far as there is any. */
function rowWords(state: State, row: number): string[] {
  const cells = [...state.board.keys()].filter(
    (cell) => rowOf(WIDE, cell) === row && state.board[cell] !== OUTSIDE,
  )
  const isFrosted = (cell: number) => Boolean(state.frost[cell])
  const frosted = cells.slice(cells.findIndex(isFrosted), cells.findLastIndex(isFrosted) + 1)
  const line = (name: string, from: readonly number[], wordOf: (cell: number) => string | number) => {
    const [first] = from
    if (first === undefined) return []
    const place = placeOf(state, first)
    return [capital(`${name}${place.row}, from ${place.column}: ${from.map(wordOf).join(', ')}.`)]
  }
  return [
    ...line('', cells, (cell) => pieceName(state.board[cell] ?? 0)),
    ...line('frost in ', frosted, (cell) => state.frost[cell] ?? 0),
  ]
}

interface Amount {
  readonly kind: number
  readonly count: number
}

const amountWords = (amounts: readonly Amount[], between = ', ') =>
  amounts.map(({ kind, count }) => counted(count, kind)).join(between)

/** Goals of which there is something to count. */
const goalAmounts = (level: number, countOf: (goal: number) => number): Amount[] =>
  levelOf(level)
    .goals.map(({ kind }, goal) => ({ kind, count: countOf(goal) }))
    .filter(({ count }) => count > 0)

/** What each goal asked for before and does not ask for after. */
const broughtBetween = (before: Pick<State, 'level' | 'left'>, { left }: Pick<State, 'left'>) =>
  goalAmounts(before.level, (goal) => (before.left[goal] ?? 0) - (left[goal] ?? 0))

/** What was cleared, and what of it the level asks for. */
function clearedWords(before: State, after: State, steps: readonly Step[], isBrief: boolean): string {
  const kinds = steps
    // What chocolate eats brings no points.
    .flatMap(({ cleared, points }) => (points ? cleared : []))
    .map(({ piece }) => countsAs(piece))
    .filter((kind) => kind !== STAR)
  const all = `${kinds.length} cleared`
  const brought = broughtBetween(before, after)
  if (brought.length > 0) {
    const isAll =
      kinds.length ===
      brought.reduce((sum, { kind, count }) => sum + (kind === FROST || kind === STAR ? 0 : count), 0)
    return `${isBrief || isAll ? '' : `${all}, `}${amountWords(brought)} brought`
  }
  const sorts = [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((each) => each === kind).length,
  }))
  if (sorts.length > 2) return all
  return sorts.length > 0 ? `${amountWords(sorts, ' and ')} cleared` : ''
}

/** How far the stars came down that are still on the tree. */
function starWords({ board }: State, after: State): string {
  const falls = board.flatMap((piece, cell) => {
    const by = rowOf(WIDE, after.board.indexOf(piece)) - rowOf(WIDE, cell)
    return isKind(piece, STAR) && by > 0 ? [by] : []
  })
  const [by = 0] = falls
  if (falls.length === 0) return ''
  return falls.length > 1 ? `${falls.length} stars lower` : `Star ${by} ${by === 1 ? 'row' : 'rows'} lower`
}

function madeWords({ next }: State, { board }: State): string {
  const made = board.filter((piece) => isSpecial(piece) && idOf(piece) >= next)
  if (made.length === 0) return ''
  return `Made ${made.length > 2 ? `${made.length} specials` : made.map(pieceName).join(', ')}`
}

/** What a move did. There is no undo. */
function changed(before: State, after: State): string {
  if (!after.last || after.moves >= before.moves) return ''
  const steps: Step[] = []
  playOut(before, after.last, steps)
  const others = [
    starWords(before, after),
    broughtBetween(after, before).length > 0 ? 'Chocolate grew' : '',
    madeWords(before, after),
    steps.at(-1)?.shuffled ? 'Tree shaken' : '',
    rules.outcome(after) === 'won' ? 'All brought' : after.moves <= FEW ? movesWords(after) : '',
  ].filter(Boolean)
  const cleared = clearedWords(before, after, steps, others.length > 0)
  return [cleared, ...others].flatMap((text) => (text ? `${text}.` : [])).join(' ')
}

/** What a hint teaches about a goal other than fruit. */
const WHY: Readonly<Record<number, string>> = {
  [STAR]: 'A star comes down when what hangs below it goes.',
  [GIFT]: 'A match beside it opens a gift.',
  [CANDLE]: 'A match beside it lights a candle, which clears its row.',
  [CHOCOLATE]: 'A match beside it eats chocolate. Otherwise it grows.',
  [SQUIRREL]: 'A match beside it catches a squirrel.',
  [FROST]: 'Frost thaws under what is cleared and beside it.',
  [RIBBON]: 'A match with the fruit unties its ribbon.',
}

/** Why this swap: what it brings of that which matters most, or what it leaves behind. */
function reasonWords(state: State, swap: Swap): string {
  const after = cascade(state, swap, levelOf(state.level))
  const brought = broughtBetween(state, after)
  const rare = brought.findLast(({ kind }) => WHY[kind])
  const made = madeWords(state, after)
  if (rare) return WHY[rare.kind] ?? ''
  if (starWords(state, after)) return WHY[STAR] ?? ''
  if (made) return `${made.replace('Made', 'It makes a')}.`
  return brought.length > 0 ? `It brings ${amountWords(brought, ' and ')}.` : 'It makes room for other fruit.'
}

export const words: AdvisingWords<State, Swap> = {
  describe: (state) => Array.from({ length: CELLS / WIDE }, (_, row) => rowWords(state, row)).flat(),
  task(state) {
    const left = goalAmounts(state.level, (goal) => state.left[goal] ?? 0)
    // The fruit of a list come first, in their order.
    const isList = levelOf(state.level).inOrder && (left[1]?.kind ?? STAR) < STAR
    const text = (isList ? 'in order ' : '') + amountWords(left)
    return `${movesWords(state)}; ${text ? `${text} to bring` : 'all brought'}.`
  },
  changed,
  // A hint goes down or to the right. Keys and pad stand on it at once.
  advise: ({ from, to }, state) =>
    `Swap the ${pieceName(state.board[from] ?? 0)} with the ${pieceName(state.board[to] ?? 0)} ${
      to - from === WIDE ? 'below' : 'on its right'
    }. ${reasonWords(state, { from, to })}`,
  where: ({ from }, state) => capital(`${placeWords(state, from)}.`),
}
