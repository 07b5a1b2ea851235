/** What to try for on the tree, the looks that this unlocks, and what else can be a record. */
import { whenever, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { levels, rules, type State } from './rules.ts'
import { BOMB, BURST, idOf, isKind, isSpecial, powerOf, STAR } from './rules/pieces.ts'

type Change = Moment<State>

const hasWon = ({ after }: Change) => rules.outcome(after) === 'won'

/** Ids are given in turn, so every piece that came in has replaced one that was cleared. */
const cleared = ({ before, after }: Change) => after.next - before.next

/** Whether the move has left a piece of this sort behind, which was not there before. */
const made = ({ before, after }: Change, isSort: (piece: number) => boolean) =>
  after.board.some((piece) => piece > 0 && idOf(piece) >= before.next && isSort(piece))

/** The two pieces that have changed places. */
const swapped = ({ before: { board }, after: { last } }: Change) =>
  last ? [board[last.from] ?? 0, board[last.to] ?? 0] : []

const bombs = (change: Change) => swapped(change).filter((piece) => isKind(piece, BOMB)).length
const isLine = (piece: number) => powerOf(piece) > 0 && powerOf(piece) < BURST

const starsOn = ({ board }: State) => board.filter((piece) => isKind(piece, STAR)).length
const frostOn = ({ frost }: State) => frost.reduce((sum, layers) => sum + layers, 0)

const MUCH = 60

export const goals: readonly Goal<State>[] = [
  whenever('line', 'Match four in a row for a line-clearer', (change) => made(change, isLine)),
  whenever('moves-left', 'Win with eight moves left', (change) => hasWon(change) && change.after.moves >= 8),
  {
    id: 'fruit',
    words: 'Clear 600 pieces of fruit',
    count: 600,
    overall: true,
    step: (progress, change) => progress + cleared(change),
  },
  whenever('burst', 'Make a bursting fruit with an L or a T', (change) =>
    made(change, (piece) => powerOf(piece) === BURST),
  ),
  whenever(
    'join',
    'Swap two specials with each other',
    (change) => swapped(change).filter(isSpecial).length === 2,
  ),
  {
    id: 'stars',
    words: 'Bring 20 stars down to the foot of the tree',
    count: 20,
    overall: true,
    step: (progress, { before, after }) => progress + starsOn(before) - starsOn(after),
  },
  whenever('bomb', 'Line up five for a colour bomb', (change) =>
    made(change, (piece) => isKind(piece, BOMB)),
  ),
  {
    id: 'much',
    words: `Clear ${MUCH} pieces with a single swap`,
    count: MUCH,
    step: (progress, change) => Math.max(progress, cleared(change)),
  },
  whenever('unaided', 'Win ten rounds without a hint', (change) => hasWon(change) && !change.hinted, 10),
  whenever(
    'today',
    "Win today's round with three stars",
    (change) => change.isToday && hasWon(change) && !change.hinted && levels.stars(change.after) === 3,
  ),
  whenever(
    'bomb-line',
    'Swap a colour bomb with a line-clearer',
    (change) => bombs(change) === 1 && swapped(change).some(isLine),
  ),
  {
    id: 'frost',
    words: 'Thaw 500 layers of frost',
    count: 500,
    overall: true,
    step: (progress, { before, after }) => progress + frostOn(before) - frostOn(after),
  },
  whenever(
    'sunday',
    'Win the round of a Sunday without a hint',
    (change) => change.isToday && change.level === -7 && !change.hinted && hasWon(change),
  ),
  whenever(
    'half',
    'Win above level 30 with half the moves left',
    (change) => change.level > 30 && hasWon(change) && change.after.moves * 2 >= change.after.given,
  ),
  whenever('two-bombs', 'Swap two colour bombs with each other', (change) => bombs(change) === 2),
]

export const looks: readonly Look[] = [
  { id: 'eve', name: 'Fruitmas Eve' },
  { id: 'hats', name: 'Bobble hats', goals: 2 },
  { id: 'gingerbread', name: 'Gingerbread', goals: 4 },
  { id: 'blossom', name: 'Cherry blossom', level: 20 },
  { id: 'aurora', name: 'Northern lights', goals: 7 },
  { id: 'maple', name: 'Maple gold', level: 40 },
  { id: 'silver', name: 'Silver fir', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'points', name: 'Most points', of: ({ score }) => score },
  {
    id: 'moves-left',
    name: 'Most moves left',
    of: (state) => (rules.outcome(state) === 'won' ? state.moves : 0),
  },
]
