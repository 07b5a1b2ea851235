/** Goals from a first tower to an expert's, the looks they unlock, and the records. */
import type { Fact, Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { YARD } from './rules/curve.ts'
import type { CrateKind } from './rules/kinds.ts'
import { isStormy, windOf, type Yard } from './rules/yard.ts'

type Step = Goal<Yard>['step']
type Predicate = (moment: Moment<Yard>) => boolean

/** Whole metres of a height in centimetres. */
const metres = (height: number) => Math.floor(height / 100)

const isLanded: Predicate = ({ before, after }) =>
  after.landing !== null && after.landing.tick !== before.landing?.tick
const isNeatLanding: Predicate = (moment) => isLanded(moment) && moment.after.landing?.neat === true
const isInWind: Predicate = (moment) => isLanded(moment) && windOf(moment.after) !== 0
const isNeatLandingOf =
  (wanted: CrateKind): Predicate =>
  (moment) => {
    const { loose, landing } = moment.after
    return isNeatLanding(moment) && loose.some(({ id, kind }) => id === landing?.id && kind === wanted)
  }
/** Ivy earned by a streak or a storm has taken hold. */
const isGarland: Predicate = ({ before, after }) =>
  before.owed > 0 && after.rooted.length > before.rooted.length
const isBloom: Predicate = ({ before, after }) => after.chests > Math.max(before.chests, YARD.firstChests)
const isDaring: Predicate = (moment) => isNeatLanding(moment) && isStormy(moment.after)
const isWeathered: Predicate = ({ before, after }) => after.storms > before.storms && before.unhurt

const counted =
  (counts: Predicate): Step =>
  (progress, moment) =>
    progress + (counts(moment) ? 1 : 0)

const height: Step = (_, { after }) => metres(after.height)
const heightWithoutLoss: Step = (highest, { after }) =>
  after.spare < YARD.spare ? highest : metres(after.height)

export const goals: readonly Goal<Yard>[] = [
  { id: 'two', words: 'Build a 3-metre tower', count: 3, step: height },
  { id: 'neat', words: 'Land five crates neatly in one round', count: 5, step: counted(isNeatLanding) },
  { id: 'crates', words: 'Land 40 crates in total', count: 40, overall: true, step: counted(isLanded) },
  { id: 'ivy', words: 'Land four crates neatly in a row for ivy', count: 1, step: counted(isGarland) },
  { id: 'five', words: 'Build 7 metres without a fall', count: 7, step: heightWithoutLoss },
  { id: 'weathered', words: 'Weather a storm without a fall', count: 1, step: counted(isWeathered) },
  {
    id: 'today',
    words: 'Build 10 metres in today’s round',
    count: 10,
    step: (n, moment) => (moment.isToday ? height(n, moment) : n),
  },
  { id: 'bloom', words: 'Land eight neatly in a row for full bloom', count: 1, step: counted(isBloom) },
  { id: 'wind', words: 'Land five crates while the wind blows', count: 5, step: counted(isInWind) },
  {
    id: 'golds',
    words: 'Land 30 golden chests neatly in total',
    count: 30,
    overall: true,
    step: counted(isNeatLandingOf('gold')),
  },
  { id: 'twins', words: 'Land two double crates neatly', count: 2, step: counted(isNeatLandingOf('twin')) },
  { id: 'metres', words: 'Build 150 metres in total', count: 150, overall: true, step: height },
  {
    id: 'todays',
    words: 'Finish today’s round seven times',
    count: 7,
    overall: true,
    step: (_, { after, isToday }) => (isToday && after.ending > 0 ? 1 : 0),
  },
  { id: 'daring', words: 'Land a crate neatly in a storm', count: 1, step: counted(isDaring) },
  { id: 'forty', words: 'Build a 40-metre tower', count: 40, step: height },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<Yard>[] = [
  { id: 'metres', once: 'Build a #-metre tower', total: 'Build # metres', usual: 3, step: height },
  {
    id: 'crates',
    once: 'Land # crates in one round',
    total: 'Land # crates',
    usual: 6,
    step: counted(isLanded),
  },
  {
    id: 'neat',
    once: 'Land # crates neatly in one round',
    total: 'Land # crates neatly',
    usual: 2,
    step: counted(isNeatLanding),
  },
  {
    id: 'row',
    once: 'Land # crates neatly in a row',
    usual: 1,
    step: (n, { after }) => Math.max(n, after.streak),
  },
  { id: 'safe', once: 'Build # metres without a fall', usual: 2, step: heightWithoutLoss },
  { id: 'windy', total: 'Land # crates in the wind', usual: 0, step: counted(isInWind) },
]

export const looks: readonly Look[] = [
  { id: 'market', name: 'Market Day' },
  { id: 'timber', name: 'Old Timber', goals: 2 },
  { id: 'parcels', name: 'Birthday Parcels', goals: 4 },
  { id: 'port', name: 'Deep-Sea Port', goals: 6 },
  { id: 'sweets', name: 'Sweet Shop', goals: 8 },
  { id: 'lanterns', name: 'Lantern Night', goals: 10 },
  { id: 'treasure', name: 'Treasure Fleet', goals: 12 },
]

export const feats: readonly Feat<Yard>[] = [
  { id: 'standing', name: 'Most crates stacked', of: ({ crates, lost }) => crates - lost },
  { id: 'ivy', name: 'Most crates held by ivy', of: ({ rooted }) => rooted.length },
  { id: 'row', name: 'Most neat landings in a row', of: ({ streak }) => streak },
]
