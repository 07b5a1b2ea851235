/** What to try for, from a beginner's first lawn to an expert's; the looks that it earns; and other records. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { GATES } from './rules/garden.ts'
import { isMolehill, levels, rules, slideOf, type State } from './rules.ts'

const isDone = ({ after }: Moment<State>) => rules.outcome(after) === 'won'

/** Three stars are for those who needed no hint. */
const isAtPar = (moment: Moment<State>) =>
  isDone(moment) && !moment.hinted && levels.stars(moment.after) === 3

/** Tiles that the slide has mown. */
const cutBy = ({ before, after }: Moment<State>) => rules.score(after) - rules.score(before)

/** Slides in a row that mow something. */
const ROW = 8
/** A slide that mows nothing is an idle one; smaller lawns need none anyway. */
const BUSY_PAR = 8

export const goals: readonly Goal<State>[] = [
  {
    id: 'tiles',
    words: 'Mow thirty tiles',
    count: 30,
    overall: true,
    step: (mown, moment) => mown + cutBy(moment),
  },
  {
    id: 'par',
    words: 'Finish a lawn at par without a hint',
    count: 1,
    step: (_, moment) => Number(isAtPar(moment)),
  },
  {
    id: 'swath',
    words: 'Mow five tiles in one slide',
    count: 5,
    step: (most, moment) => Math.max(most, cutBy(moment)),
  },
  {
    id: 'unaided',
    words: 'Finish five lawns without a hint',
    count: 5,
    overall: true,
    step: (_, moment) => Number(isDone(moment) && !moment.hinted),
  },
  {
    id: 'row',
    words: 'Mow something with eight slides in a row',
    count: ROW,
    // What was reached stays reached.
    step: (row, moment) => (row >= ROW ? row : cutBy(moment) > 0 ? row + 1 : 0),
  },
  {
    id: 'finale',
    words: 'Mow the last four tiles in one slide',
    count: 4,
    step: (most, moment) => (isDone(moment) ? cutBy(moment) : most),
  },
  {
    id: 'gates',
    words: 'Drive through ten gates',
    count: 10,
    overall: true,
    step: (passed, { before, after }) =>
      passed + slideOf(before, after.facing).filter((place) => GATES[before.garden[place] ?? '']).length,
  },
  {
    id: 'today',
    words: 'Finish today’s lawn with three stars',
    count: 1,
    step: (_, moment) => Number(moment.isToday && isAtPar(moment)),
  },
  {
    id: 'busy',
    words: 'Finish a lawn of par 8 without an idle slide',
    count: 1,
    // Below 0 there was an idle slide in this round.
    step: (busy, moment) =>
      busy < 0 || cutBy(moment) === 0 ? -1 : Number(moment.after.par >= BUSY_PAR && isDone(moment)),
  },
  {
    id: 'moles',
    words: 'Flatten twelve molehills',
    count: 12,
    overall: true,
    step: (flat, { before, after }) => flat + Number(isMolehill(before, after.mower)),
  },
  {
    id: 'days',
    words: 'Finish seven lawns of the day',
    count: 7,
    overall: true,
    step: (_, moment) => Number(moment.isToday && isDone(moment)),
  },
  {
    id: 'avenue',
    words: 'Mow seven tiles in one slide',
    count: 7,
    step: (most, moment) => Math.max(most, cutBy(moment)),
  },
  {
    id: 'sunday',
    words: 'Finish a Sunday lawn with three stars',
    count: 1,
    step: (_, moment) => Number(moment.level === -7 && isAtPar(moment)),
  },
  {
    id: 'acres',
    words: 'Mow three thousand tiles',
    count: 3000,
    overall: true,
    step: (mown, moment) => mown + cutBy(moment),
  },
  {
    id: 'summit',
    words: 'Finish a lawn of par 20 at par',
    count: 1,
    step: (_, moment) => Number(moment.after.par >= 20 && isAtPar(moment)),
  },
]

export const looks: readonly Look[] = [
  { id: 'summer', name: 'Summer' },
  { id: 'lavender', name: 'Lavender', goals: 2 },
  { id: 'harvest', name: 'Harvest gold', level: 20 },
  { id: 'autumn', name: 'Leaf fall', goals: 5 },
  { id: 'snow', name: 'Snow plough', level: 60 },
  { id: 'moonlight', name: 'Moonlight', goals: 8 },
  { id: 'candy', name: 'Candyfloss', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'lawn', name: 'Largest lawn', of: rules.score },
  {
    id: 'par',
    name: 'Longest lawn, by par',
    of: (state) => (rules.outcome(state) === 'won' ? state.par : 0),
  },
]
