/** What to try for, from a first tower to an expert's, and the looks that it earns. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { YARD } from './rules/curve.ts'
import type { KindName } from './rules/kinds.ts'
import { isInBloom, isStormy, windOf, type Yard } from './rules/yard.ts'

type Step = Goal<Yard>['step']
type Event = (moment: Moment<Yard>) => boolean

/** Whole ones, of a height in centimetres. */
const metres = (height: number) => Math.floor(height / 100)

const isLanded: Event = ({ before, after }) =>
  after.landing !== null && after.landing.tick !== before.landing?.tick
const isNeat: Event = (moment) => isLanded(moment) && moment.after.landing?.neat === true
const isInWind: Event = (moment) => isLanded(moment) && windOf(moment.after) !== 0
const isNeatOf =
  (wanted: KindName): Event =>
  (moment) => {
    const { loose, landing } = moment.after
    return isNeat(moment) && loose.some(({ id, kind }) => id === landing?.id && kind === wanted)
  }
/** Ivy that was owed has taken hold. */
const isGarland: Event = ({ before, after }) => before.owed > 0 && after.rooted.length > before.rooted.length
const isBloom: Event = ({ before, after }) => isInBloom(after) && !isInBloom(before)
const isDaring: Event = (moment) => isNeat(moment) && isStormy(moment.after)
const isWeathered: Event = ({ before, after }) => after.storms > before.storms && before.unhurt

const counted =
  (counts: Event): Step =>
  (progress, moment) =>
    progress + (counts(moment) ? 1 : 0)

const height: Step = (_, { after }) => metres(after.height)
const heightWithoutLoss: Step = (highest, { after }) =>
  after.spare < YARD.spare ? highest : metres(after.height)

export const goals: readonly Goal<Yard>[] = [
  { id: 'two', words: 'Build a tower of 3 metres', count: 3, step: height },
  { id: 'neat', words: 'Set five crates down neatly in a round', count: 5, step: counted(isNeat) },
  { id: 'crates', words: 'Land 40 crates in all', count: 40, overall: true, step: counted(isLanded) },
  { id: 'ivy', words: 'Land four neatly in a row, for the ivy', count: 1, step: counted(isGarland) },
  { id: 'five', words: 'Build 7 metres without a fall', count: 7, step: heightWithoutLoss },
  { id: 'weathered', words: 'Weather a storm without a fall', count: 1, step: counted(isWeathered) },
  {
    id: 'today',
    words: "Build 10 metres in today's round",
    count: 10,
    step: (n, moment) => (moment.isToday ? height(n, moment) : n),
  },
  { id: 'bloom', words: 'Land eight in a row, for full bloom', count: 1, step: counted(isBloom) },
  { id: 'wind', words: 'Land five crates while the wind blows', count: 5, step: counted(isInWind) },
  {
    id: 'golds',
    words: 'Set 30 golden chests down neatly in all',
    count: 30,
    overall: true,
    step: counted(isNeatOf('gold')),
  },
  { id: 'twins', words: 'Set two double crates down neatly', count: 2, step: counted(isNeatOf('twin')) },
  { id: 'metres', words: 'Build 150 metres in all', count: 150, overall: true, step: height },
  {
    id: 'todays',
    words: "Finish today's round seven times",
    count: 7,
    overall: true,
    step: (_, { after, isToday }) => (isToday && after.ending > 0 ? 1 : 0),
  },
  { id: 'daring', words: 'Land a crate neatly in a storm', count: 1, step: counted(isDaring) },
  { id: 'forty', words: 'Build a tower of 40 metres', count: 40, step: height },
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
  { id: 'standing', name: 'Most crates standing', of: ({ crates, lost }) => crates - lost },
  { id: 'ivy', name: 'Most held by ivy', of: ({ rooted }) => rooted.length },
  { id: 'row', name: 'Longest row of neat landings', of: ({ streak }) => streak },
]
