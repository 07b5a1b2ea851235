/** Defines the goals, from a beginner's first lawn to an expert's, and the looks and records that they unlock. */
import {
  levelFacts,
  whenever,
  type Fact,
  type Feat,
  type Goal,
  type Look,
  type Moment,
} from '../kit/goals.ts'
import { levels, rules, slideOf, type State } from './rules.ts'

const isDone = ({ after }: Moment<State>) => rules.outcome(after) === 'won'

/** Three stars count only without hints. */
const isAtPar = (moment: Moment<State>) =>
  isDone(moment) && !moment.hinted && levels.stars(moment.after) === 3

/** Tiles mown by the slide. */
const cutBy = ({ before, after }: Moment<State>) => rules.score(after) - rules.score(before)

/** Places with one of these signs that the slide crossed. */
const passed = ({ before, after }: Moment<State>, signs: string) =>
  slideOf(before, after.sent).filter(({ place }) => signs.includes(before.garden[place] ?? ' ')).length

/** Cross `count` of these places, over all rounds. */
const over = (id: string, words: string, count: number, signs: string): Goal<State> => ({
  id,
  words,
  count,
  overall: true,
  step: (progress, moment) => progress + passed(moment, signs),
})

/** Mow `count` tiles in a single slide. */
const swath = (id: string, words: string, count: number): Goal<State> => ({
  id,
  words,
  count,
  step: (most, moment) => Math.max(most, cutBy(moment)),
})

export const goals: readonly Goal<State>[] = [
  {
    id: 'tiles',
    words: 'Mow thirty tiles',
    count: 30,
    overall: true,
    step: (mown, moment) => mown + cutBy(moment),
  },
  whenever('par', 'Finish a lawn at par without a hint', isAtPar),
  swath('swath', 'Mow five tiles in one slide', 5),
  whenever('unaided', 'Finish five lawns without a hint', (moment) => isDone(moment) && !moment.hinted, 5),
  over('gates', 'Drive through ten gates', 10, '<>^v'),
  over('moles', 'Flatten twelve molehills', 12, 'm'),
  whenever('today', 'Finish today’s lawn with three stars', (moment) => moment.isToday && isAtPar(moment)),
  over('bends', 'Take twenty bends', 20, 'bdpq'),
  over('planks', 'Sink eight planks', 8, '='),
  whenever('days', 'Finish seven lawns of the day', (moment) => moment.isToday && isDone(moment), 7),
  over('switches', 'Drive over ten switches', 10, '*'),
  swath('avenue', 'Mow ten tiles in one slide', 10),
  whenever(
    'packs',
    'Finish the last lawn of five packs',
    (moment) => moment.level > 0 && moment.level % 20 === 0 && isDone(moment),
    5,
  ),
  whenever(
    'sunday',
    'Finish a Sunday lawn with three stars',
    (moment) => moment.level === -7 && isAtPar(moment),
  ),
  whenever(
    'summit',
    'Finish a lawn of par 20 or more at par',
    (moment) => moment.after.par >= 20 && isAtPar(moment),
  ),
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Finish # lawns', 'Finish # lawns without a hint']),
  { id: 'tiles', total: 'Mow # tiles', usual: 20, step: (mown, moment) => mown + cutBy(moment) },
  {
    id: 'swath',
    once: 'Mow # tiles in one slide',
    usual: 3,
    step: (most, moment) => Math.max(most, cutBy(moment)),
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
    name: 'Highest par finished',
    of: (state) => (rules.outcome(state) === 'won' ? state.par : 0),
  },
]
