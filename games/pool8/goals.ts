/** What to try for at the table, the looks that this unlocks, and what else can be a record. */
import { whenever, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { levels } from './rules.ts'
import { leftTo, type State } from './rules/state.ts'

type Change = Moment<State>

/** Balls that the first player has sent down in this very tick. */
const dropped = ({ before, after }: Change) =>
  after.hits === before.hits || before.turn !== 0
    ? 0
    : after.hits.filter(({ kind, ball }) => kind === 'pot' && ball !== 0).length

/** The balls stand again, and what fell in the stroke was fairly potted by the first player. */
const hasPotted = ({ before, after }: Change) => before.stroke !== null && after.card.run > before.card.run

const hasWon = ({ before, after }: Change) => before.winner === null && after.winner === 0

/** Named choices 1 to 3 are the computer's strengths. */
const beats = (change: Change, level: number) => hasWon(change) && change.level === level
const beatsAny = (change: Change) => hasWon(change) && change.level > 0 && change.level <= 3

const clearsDay = (change: Change) => hasWon(change) && change.isToday && change.level < 0

/** Balls, all over. */
const pots = (id: string, words: string, count: number): Goal<State> => ({
  id,
  words,
  count,
  overall: true,
  step: (progress, change) => progress + dropped(change),
})

/** Balls in one visit. */
const run = (id: string, words: string, count: number): Goal<State> => ({
  id,
  words,
  count,
  step: (_, { after }) => after.card.longest,
})

export const goals: readonly Goal<State>[] = [
  pots('ten', 'Pot ten balls', 10),
  run('pair', 'Pot two balls in one visit', 2),
  whenever(
    'double',
    'Pot two balls with one stroke',
    (change) => hasPotted(change) && change.after.card.run - change.before.card.run > 1,
  ),
  whenever('easy', 'Beat the computer on Easy', (change) => beats(change, 1)),
  whenever('days', 'Clear three tables of the day', clearsDay, 3),
  run('four', 'Pot four balls in one visit', 4),
  whenever(
    'clean',
    'Beat the computer without a foul',
    (change) => beatsAny(change) && change.after.card.fouls === 0,
  ),
  whenever(
    'kick',
    'Play off a cushion first, then pot a ball',
    (change) => hasPotted(change) && change.before.stroke?.cushionFirst === true,
  ),
  whenever(
    'today',
    "Clear today's table with three stars",
    (change) => clearsDay(change) && levels.stars(change.after) === 3,
  ),
  whenever('medium', 'Beat the computer on Medium', (change) => beats(change, 2)),
  pots('hundred', 'Pot a hundred balls', 100),
  whenever('frames', 'Beat the computer five times', beatsAny, 5),
  whenever(
    'sunday',
    "Clear a Sunday's table in two visits",
    (change) => clearsDay(change) && change.level === -7 && change.after.card.visits <= 2,
  ),
  whenever('hard', 'Beat the computer on Hard', (change) => beats(change, 3)),
  run('eight', 'Pot eight balls in one visit', 8),
]

export const looks: readonly Look[] = [
  { id: 'greenhouse', name: 'Greenhouse' },
  { id: 'club', name: 'Clubhouse', goals: 2 },
  { id: 'final', name: 'Final table', goals: 4 },
  { id: 'garden', name: 'Garden party', goals: 6 },
  { id: 'hotel', name: 'Grand hotel', goals: 8 },
  { id: 'neon', name: 'Neon night', goals: 10 },
  { id: 'slate', name: 'Ivory and slate', goals: 12 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'run', name: 'Longest run', of: ({ card }) => card.longest },
  {
    id: 'margin',
    name: 'Widest win',
    of: (state) => (state.winner === 0 ? (leftTo(state, 1) ?? 0) : 0),
  },
]
