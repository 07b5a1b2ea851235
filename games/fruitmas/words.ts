/** Words the announcements: enough to play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { capital, type AdvisingWords } from '../kit/words.ts'
import { playOut, rules, type State } from './rules.ts'
import { cascade } from './rules/cascade.ts'
import { FEW_MOVES } from './rules/curve.ts'
import type { CascadeStep } from './rules/steps.ts'
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
const GRAPES = FRUIT.indexOf('grapes')

/** By kind, like `NAMES`. Colour bombs are never counted. */
const PLURALS = [
  'apples',
  'lemons',
  'grapes',
  'pears',
  'oranges',
  'blueberries',
  'stars',
  'colour bombs',
  'gifts',
  'candles',
  'chocolates',
  'squirrels',
  'frost layers',
  'ribbons',
] as const

/** Only where it differs from the name. */
const SINGULARS: Readonly<Record<number, string>> = {
  [GRAPES]: 'grape',
  [FROST]: 'frost layer',
}

/** '1 pear', '3 blueberries', '5 frost layers'. */
const counted = (count: number, kind: number) =>
  `${count} ${(count === 1 ? (SINGULARS[kind] ?? kindName(kind)) : PLURALS[kind]) ?? ''}`

const POWERS = ['', 'row-clearing ', 'column-clearing ', 'bursting ', 'tied ']
const BOUND = ['rightbound ', 'leftbound ']
const pieceName = (piece: number) =>
  ((isKind(piece, SQUIRREL) ? BOUND : POWERS)[powerOf(piece)] ?? '') + kindName(kindOf(piece))

/** 'a row-clearing apple', 'bursting grapes'. */
const withArticle = (piece: number) => (isKind(piece, GRAPES) ? '' : 'a ') + pieceName(piece)

/** Counts rows and columns from the tree's own edges: a small tree leaves a row and a column of the grid free. */
function placeOf({ board }: State, cell: number) {
  const cells = [...board.keys()].filter((at) => board[at] !== OUTSIDE)
  const left = Math.min(...cells.map((at) => columnOf(WIDE, at)))
  return {
    row: `row ${rowOf(WIDE, cell) - rowOf(WIDE, cells[0] ?? 0) + 1}`,
    column: `column ${columnOf(WIDE, cell) - left + 1}`,
  }
}

const placeWords = (state: State, cell: number) => Object.values(placeOf(state, cell)).join(', ')

/** The piece under the cursor, then its row and column. */
export function cursorWords(state: State, cell: number, isPicked: boolean): string {
  const frost = state.frost[cell]
  const piece = pieceName(state.board[cell] ?? 0) + (frost ? `, frost ${frost}` : '')
  return capital(`${piece}${isPicked ? ', picked up' : ''}. ${capital(placeWords(state, cell))}.`)
}

export const putBackWords = ({ board }: State, cell: number) =>
  `${capital(pieceName(board[cell] ?? 0))} put back.`

/** Says why two pieces cannot be swapped. */
export function refusalWords({ board }: State, from: number, to: number | undefined): string {
  if (to === undefined) return 'The tree ends there.'
  const fixed = [from, to].find((cell) => !canMove(board[cell] ?? 0))
  return fixed === undefined
    ? `No match with the ${pieceName(board[to] ?? 0)}.`
    : `The ${pieceName(board[fixed] ?? 0)} cannot be moved.`
}

export const movesWords = ({ moves }: State) => `${moves} ${moves === 1 ? 'move' : 'moves'} left`

/** The pieces of a row, then its layers of frost from the first frosted cell to the last. */
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

/** 'a', 'a and b', 'a, b and c'. */
const listed = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')

const counts = (amounts: readonly Amount[]) => amounts.map(({ kind, count }) => counted(count, kind))
const amountWords = (amounts: readonly Amount[]) => listed(counts(amounts))

/** The goals with a count above 0. */
const goalAmounts = (level: number, countOf: (goal: number) => number): Amount[] =>
  levelOf(level)
    .goals.map(({ kind }, goal) => ({ kind, count: countOf(goal) }))
    .filter(({ count }) => count > 0)

/** The progress of each goal between two states. */
const collectedBetween = (before: Pick<State, 'level' | 'left'>, { left }: Pick<State, 'left'>) =>
  goalAmounts(before.level, (goal) => (before.left[goal] ?? 0) - (left[goal] ?? 0))

/** The pieces cleared, and those among them that count towards a goal. */
function clearedWords(before: State, after: State, steps: readonly CascadeStep[], isBrief: boolean): string {
  const kinds = steps
    // Chocolate that spreads clears a fruit, but scores nothing.
    .flatMap(({ cleared, points }) => (points ? cleared : []))
    .map(({ piece }) => countsAs(piece))
    .filter((kind) => kind !== STAR)
  const all = `${kinds.length} cleared`
  const collected = collectedBetween(before, after)
  if (collected.length > 0) {
    const isAll =
      kinds.length ===
      collected.reduce((sum, { kind, count }) => sum + (kind === FROST || kind === STAR ? 0 : count), 0)
    return `${isBrief || isAll ? '' : `${all}, `}${collected.length > 2 ? counts(collected).join(', ') : amountWords(collected)} collected`
  }
  const sorts = [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((each) => each === kind).length,
  }))
  if (sorts.length > 2) return all
  return sorts.length > 0 ? `${amountWords(sorts)} cleared` : ''
}

/** How far the stars still on the tree came down. */
function starWords({ board }: State, after: State): string {
  const falls = board.flatMap((piece, cell) => {
    const by = rowOf(WIDE, after.board.indexOf(piece)) - rowOf(WIDE, cell)
    return isKind(piece, STAR) && by > 0 ? [by] : []
  })
  const [by = 0] = falls
  if (falls.length === 0) return ''
  return falls.length > 1
    ? `${falls.length} stars moved down`
    : `Star down ${by} ${by === 1 ? 'row' : 'rows'}`
}

/** The specials that a move made: 'a colour bomb', '3 specials'. */
function specialWords({ next }: State, { board }: State): string {
  const made = board.filter((piece) => isSpecial(piece) && idOf(piece) >= next)
  return made.length > 2 ? `${made.length} specials` : listed(made.map(withArticle))
}

/** Sums up a move. There is no undo to report. */
function changed(before: State, after: State): string {
  if (!after.last || after.moves >= before.moves) return ''
  const steps: CascadeStep[] = []
  const specials = specialWords(before, after)
  playOut(before, after.last, steps)
  const others = [
    starWords(before, after),
    collectedBetween(after, before).length > 0 ? 'Chocolate grew' : '',
    specials && `Made ${specials}`,
    steps.at(-1)?.shuffled ? 'Tree shaken' : '',
    rules.outcome(after) === 'won' ? 'All collected' : after.moves <= FEW_MOVES ? movesWords(after) : '',
  ].filter(Boolean)
  const cleared = clearedWords(before, after, steps, others.length > 0)
  return [cleared, ...others].flatMap((text) => (text ? `${text}.` : [])).join(' ')
}

/** The tip that a hint gives about a goal other than fruit. */
const WHY: Readonly<Record<number, string>> = {
  [STAR]: 'A star drops when the piece below it is cleared.',
  [GIFT]: 'A match beside a gift opens it.',
  [CANDLE]: 'A match beside a candle lights it, and it burns its row.',
  [CHOCOLATE]: 'A match beside chocolate eats it. Left alone, it grows.',
  [SQUIRREL]: 'A match beside a squirrel catches it.',
  [FROST]: 'Frost thaws under a match and beside it.',
  [RIBBON]: 'Matching a tied fruit unties its ribbon.',
}

/** The reason for a hint: the rarest goal it serves, else the special it makes, else the fruit it collects. */
function reasonWords(state: State, swap: Swap): string {
  const after = cascade(state, swap, levelOf(state.level))
  const collected = collectedBetween(state, after)
  const rare = collected.findLast(({ kind }) => WHY[kind])
  const specials = specialWords(state, after)
  if (rare) return WHY[rare.kind] ?? ''
  if (starWords(state, after)) return WHY[STAR] ?? ''
  if (specials) return `It makes ${specials}.`
  return collected.length > 0 ? `It collects ${amountWords(collected)}.` : 'It makes room for new fruit.'
}

export const words: AdvisingWords<State, Swap> = {
  describe: (state) => Array.from({ length: CELLS / WIDE }, (_, row) => rowWords(state, row)).flat(),
  task(state) {
    const left = goalAmounts(state.level, (goal) => state.left[goal] ?? 0)
    // The fruit of a list come first in `goals`, in the order of the list.
    const isList = levelOf(state.level).inOrder && (left[1]?.kind ?? STAR) < STAR
    if (left.length === 0) return `${movesWords(state)}, all collected.`
    return `${movesWords(state)}. ${isList ? 'Collect in order' : 'Collect'}: ${counts(left).join(', ')}.`
  },
  changed,
  // Hints only go down or to the right. The keyboard and gamepad cursor jumps to `from` at once.
  advise: ({ from, to }, state) =>
    `Swap the ${pieceName(state.board[from] ?? 0)} with the ${pieceName(state.board[to] ?? 0)} ${
      to - from === WIDE ? 'below' : 'on its right'
    }. ${reasonWords(state, { from, to })}`,
  where: ({ from }, state) => capital(`${placeWords(state, from)}.`),
}
