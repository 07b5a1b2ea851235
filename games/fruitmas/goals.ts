/** Defines the goals, the looks they unlock, and the records. */
import {
  levelFacts,
  whenever,
  type Fact,
  type Feat,
  type Goal,
  type Look,
  type Moment,
} from '../kit/goals.ts'
import { levels, rules, type State } from './rules.ts'
import { PACK } from './rules/curve.ts'
import { levelOf } from './rules/levels.ts'
import {
  BOMB,
  BURST,
  CANDLE,
  GIFT,
  idOf,
  isKind,
  isSpecial,
  powerOf,
  SQUIRREL,
  STAR,
} from './rules/pieces.ts'

type Change = Moment<State>

const hasWon = ({ after }: Change) => rules.outcome(after) === 'won'

/** Ids ascend, and every new piece replaces one that was cleared. */
const cleared = ({ before, after }: Change) => after.next - before.next

/** Whether the move made a new piece of this sort. */
const made = ({ before, after }: Change, isSort: (piece: number) => boolean) =>
  after.board.some((piece) => piece > 0 && idOf(piece) >= before.next && isSort(piece))

/** The two pieces that were swapped. */
const swapped = ({ before: { board }, after: { last } }: Change) =>
  last ? [board[last.from] ?? 0, board[last.to] ?? 0] : []

const bombs = (change: Change) => swapped(change).filter((piece) => isKind(piece, BOMB)).length
const isLine = (piece: number) => powerOf(piece) > 0 && powerOf(piece) < BURST

/** How many pieces of a kind left the tree. */
const brought = ({ before, after }: Change, kind: number) => countOn(before, kind) - countOn(after, kind)
const countOn = ({ board }: State, kind: number) => board.filter((piece) => isKind(piece, kind)).length
const frostOn = ({ frost }: State) => frost.reduce((sum, layers) => sum + layers, 0)

/** A goal that adds up over all rounds. */
const all = (id: string, words: string, count: number, of: (change: Change) => number): Goal<State> => ({
  id,
  words,
  count,
  overall: true,
  step: (progress, change) => progress + of(change),
})

export const goals: readonly Goal<State>[] = [
  whenever('line', 'Match four for a line-clearer', (change) => made(change, isLine)),
  whenever('moves-left', 'Win with eight moves left', (change) => hasWon(change) && change.after.moves >= 8),
  all('fruit', 'Clear 600 pieces of fruit', 600, cleared),
  whenever('burst', 'Make a bursting fruit with an L or T shape', (change) =>
    made(change, (piece) => powerOf(piece) === BURST),
  ),
  whenever(
    'join',
    'Swap two specials with each other',
    (change) => swapped(change).filter(isSpecial).length === 2,
  ),
  all('stars', 'Bring 20 stars down to the foot of the tree', 20, (change) => brought(change, STAR)),
  all('gifts', 'Open 40 gifts', 40, (change) => brought(change, GIFT)),
  whenever('bomb', 'Line up five for a colour bomb', (change) =>
    made(change, (piece) => isKind(piece, BOMB)),
  ),
  whenever(
    'pack',
    'Win the last level of a pack without a hint',
    (change) => change.level > 0 && change.level % PACK === 0 && hasWon(change) && !change.hinted,
  ),
  whenever(
    'today',
    'Win today’s round with three stars',
    (change) => change.isToday && hasWon(change) && !change.hinted && levels.stars(change.after) === 3,
  ),
  whenever('candles', 'Light two candles with a single swap', (change) => brought(change, CANDLE) > 1),
  all('frost', 'Thaw 500 layers of frost', 500, ({ before, after }) => frostOn(before) - frostOn(after)),
  whenever(
    'list',
    'Finish a list with five moves left',
    (change) => Boolean(levelOf(change.after.level).inOrder) && hasWon(change) && change.after.moves >= 5,
  ),
  all('squirrels', 'Catch 20 squirrels', 20, (change) => brought(change, SQUIRREL)),
  whenever('two-bombs', 'Swap two colour bombs', (change) => bombs(change) === 2),
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Win # rounds', 'Win # rounds without a hint']),
  {
    id: 'fruit',
    once: 'Clear # fruit in one round',
    total: 'Clear # fruit',
    usual: 60,
    step: (sum, change) => sum + cleared(change),
  },
  {
    id: 'specials',
    once: 'Make # specials in one round',
    total: 'Make # specials',
    usual: 2,
    step: (sum, change) => sum + Number(made(change, isSpecial)),
  },
  {
    id: 'left',
    once: 'Win with # moves left',
    usual: 2,
    step: (_, change) => (hasWon(change) ? change.after.moves : 0),
  },
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
