/** What to try for, from a first tower to an expert's, and the looks that it earns. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { YARD } from './rules/curve.ts'
import { windOf, type Yard } from './rules/yard.ts'

type Step = Goal<Yard>['step']
type Event = (moment: Moment<Yard>) => boolean

/** Whole ones, of a height in centimetres. */
const metres = (height: number) => Math.floor(height / 100)

const isLanded: Event = ({ before, after }) =>
  after.landing !== null && after.landing.tick !== before.landing?.tick
const isNeat: Event = (moment) => isLanded(moment) && moment.after.landing?.neat === true
const isInWind: Event = (moment) => isLanded(moment) && windOf(moment.after) !== 0
const isNeatBarrel: Event = (moment) => {
  const { loose, landing } = moment.after
  return isNeat(moment) && loose.some(({ id, kind }) => id === landing?.id && kind === 'barrel')
}
/** Four neat landings in a row were rewarded. */
const isGarland: Event = ({ before, after }) =>
  before.streak >= YARD.garland && after.rooted.length > before.rooted.length

const counted =
  (counts: Event): Step =>
  (progress, moment) =>
    progress + (counts(moment) ? 1 : 0)

const height: Step = (_, { after }) => metres(after.height)
const heightWithoutLoss: Step = (highest, { after }) => (after.lost ? highest : metres(after.height))
const neatRow: Step = (row, moment) => (isLanded(moment) ? (isNeat(moment) ? row + 1 : 0) : row)

export const goals: readonly Goal<Yard>[] = [
  { id: 'two', words: 'Build a tower of 2 metres', count: 2, step: height },
  { id: 'neat', words: 'Set three crates down neatly in a round', count: 3, step: counted(isNeat) },
  { id: 'crates', words: 'Land 40 crates in all', count: 40, overall: true, step: counted(isLanded) },
  { id: 'ivy', words: 'Land four neatly in a row, for the ivy', count: 1, step: counted(isGarland) },
  { id: 'five', words: 'Build 5 metres without losing a crate', count: 5, step: heightWithoutLoss },
  {
    id: 'today',
    words: "Build 7 metres in today's round",
    count: 7,
    step: (n, moment) => (moment.isToday ? height(n, moment) : n),
  },
  {
    id: 'neats',
    words: 'Set 100 crates down neatly in all',
    count: 100,
    overall: true,
    step: counted(isNeat),
  },
  { id: 'ivies', words: 'Have the ivy hold three times in a round', count: 3, step: counted(isGarland) },
  { id: 'wind', words: 'Land three crates while the wind blows', count: 3, step: counted(isInWind) },
  { id: 'metres', words: 'Build 80 metres in all', count: 80, overall: true, step: height },
  { id: 'ten', words: 'Build 10 metres without losing a crate', count: 10, step: heightWithoutLoss },
  { id: 'barrels', words: 'Set two barrels down neatly in a round', count: 2, step: counted(isNeatBarrel) },
  {
    id: 'todays',
    words: "Finish today's round seven times",
    count: 7,
    overall: true,
    step: (_, { after, isToday }) => (isToday && after.ending > 0 ? 1 : 0),
  },
  { id: 'row', words: 'Land 15 neatly in a row', count: 15, step: neatRow },
  { id: 'twenty-five', words: 'Build a tower of 25 metres', count: 25, step: height },
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
]
