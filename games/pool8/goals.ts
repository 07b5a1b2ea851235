/** Defines the goals, the looks that they unlock, and the feats that can be records. */
import { whenever, type Fact, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { levels } from './rules.ts'
import { isPuzzle } from './rules/choices.ts'
import { ownSeat, type State } from './rules/state.ts'
import { isComputer, isOpponent, LADDER } from './rules/strength.ts'

type Change = Moment<State>

/** Balls that the first player potted in this tick. */
const dropped = ({ before, after }: Change) =>
  after.hits === before.hits || before.turn !== ownSeat(before)
    ? 0
    : after.hits.filter(({ kind, ball }) => kind === 'pot' && ball !== 0).length

const hasWon = ({ before, after }: Change) => before.winner === null && after.winner === ownSeat(after)

/** Wins the named choice. */
const wins = (change: Change, name: string) => hasWon(change) && levels.names?.[change.level - 1] === name
const beatsAny = (change: Change) => hasWon(change) && isComputer(change.after.seats[1])

/** Solves the last puzzle of a set. */
const solvesSet = (change: Change) => hasWon(change) && isPuzzle(change.after)

const clearsDay = (change: Change) => hasWon(change) && change.isToday && change.level < 0

/** Counts balls over all rounds. */
const pots = (id: string, words: string, count: number): Goal<State> => ({
  id,
  words,
  count,
  overall: true,
  step: (progress, change) => progress + dropped(change),
})

/** The card is that of the first seat, which may be a friend's. */
const longestOf = (state: State) => (ownSeat(state) === 0 ? state.card.longest : 0)

/** Counts balls in one visit. */
const run = (id: string, words: string, count: number): Goal<State> => ({
  id,
  words,
  count,
  step: (_, { after }) => longestOf(after),
})

const beats = (strength: string) =>
  whenever(strength.toLowerCase(), `Beat the computer on ${strength}`, (change: Change) =>
    wins(change, strength),
  )

export const goals: readonly Goal<State>[] = [
  pots('ten', 'Pot ten balls', 10),
  run('pair', 'Pot two balls in one visit', 2),
  beats('Easy'),
  whenever('days', 'Clear three tables of the day', clearsDay, 3),
  run('four', 'Pot four balls in one visit', 4),
  whenever(
    'clean',
    'Beat the computer without a foul',
    (change) => beatsAny(change) && change.after.card.fouls === 0,
  ),
  whenever(
    'today',
    'Clear today’s table with three stars',
    (change) => clearsDay(change) && levels.stars(change.after) === 3,
  ),
  beats('Medium'),
  whenever('puzzles', 'Solve a set of five puzzles', solvesSet),
  whenever('race', 'Win a race to three', (change) => wins(change, 'Race to three')),
  beats('Hard'),
  whenever('nine', 'Win at nine-ball', (change) => wins(change, 'Nine-ball')),
  beats('Master'),
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  {
    id: 'balls',
    once: 'Pot # balls in one round',
    total: 'Pot # balls',
    usual: 4,
    step: (sum, change) => sum + dropped(change),
  },
  { id: 'run', once: 'Pot # balls in one visit', usual: 2, step: (_, { after }) => longestOf(after) },
  {
    id: 'wins',
    once: 'Win a round',
    total: 'Win # rounds',
    usual: 1,
    step: (sum, change) => sum + Number(hasWon(change)),
  },
  {
    id: 'clean',
    once: 'Win without a foul',
    total: 'Win # rounds without a foul',
    usual: 0,
    step: (sum, change) =>
      sum + Number(hasWon(change) && ownSeat(change.after) === 0 && change.after.card.fouls === 0),
  },
  { id: 'visits', total: 'Play # visits', usual: 4, step: (_, { after }) => after.card.visits },
]

export const looks: readonly Look[] = [
  { id: 'greenhouse', name: 'Greenhouse' },
  { id: 'club', name: 'Clubhouse', goals: 2 },
  { id: 'final', name: 'Final table', goals: 4 },
  { id: 'garden', name: 'Garden party', goals: 6 },
  { id: 'hotel', name: 'Grand hotel', goals: 8 },
  { id: 'neon', name: 'Neon night', goals: 10 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'run', name: 'Longest run', of: longestOf },
  {
    id: 'ladder',
    name: 'Highest opponent beaten',
    of: ({ winner, seats: [, rival] }) => (winner === 0 && isOpponent(rival) ? LADDER.indexOf(rival) + 1 : 0),
  },
]
