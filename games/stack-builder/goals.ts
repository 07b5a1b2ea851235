/** Defines the goals of Stack Builder, the looks they unlock, and records besides the score. */
import type { Fact, Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { ZONES } from './rules/curve.ts'
import { storeysOf, topOf, type SlabMake, type BuildingSite, type Slider } from './rules.ts'

const [, , CLOUDS, DUSK, , STARS, NEBULA] = ZONES
const laid = (progress: number, { before, after }: Moment<BuildingSite>) =>
  progress + after.tower.length - before.tower.length
const isPerfect = ({ before, after }: Moment<BuildingSite>) => after.streak > before.streak
const counted =
  (counts: (moment: Moment<BuildingSite>) => boolean) =>
  (progress: number, moment: Moment<BuildingSite>): number =>
    progress + (counts(moment) ? 1 : 0)

const storeys = (_: number, { after }: Moment<BuildingSite>) => storeysOf(after)
const longestStreak = (row: number, { after }: Moment<BuildingSite>) => Math.max(row, after.streak)

function isWidened({ before, after }: Moment<BuildingSite>): boolean {
  const [old, top] = [topOf(before), topOf(after)]
  return top.w > old.w || top.d > old.d
}

const isGold = (make: SlabMake) => make === 'gold'
const goldIn = (_: number, { after }: Moment<BuildingSite>) => after.makes.filter(isGold).length
const isFever = ({ before, after }: Moment<BuildingSite>) => after.fever && !before.fever
const isPerfectWith = (kind: (slider: Slider) => boolean) => (moment: Moment<BuildingSite>) =>
  isPerfect(moment) && kind(moment.before.slider)

export const goals: readonly Goal<BuildingSite>[] = [
  { id: 'ten', words: 'Build ten storeys in one round', count: 10, step: storeys },
  { id: 'perfect', words: 'Land three perfect slabs in one round', count: 3, step: counted(isPerfect) },
  { id: 'clouds', words: 'Build up to the clouds', count: CLOUDS.from, step: storeys },
  { id: 'storeys', words: 'Build 250 storeys in total', count: 250, overall: true, step: laid },
  { id: 'widen', words: 'Widen your slab three times in one round', count: 3, step: counted(isWidened) },
  { id: 'fever', words: 'Light a whole garland of lamps', count: 1, step: counted(isFever) },
  {
    id: 'today',
    words: 'Build 35 storeys in today’s round',
    count: 35,
    step: (n, moment) => (moment.isToday ? storeys(n, moment) : n),
  },
  { id: 'row', words: 'Land eight perfect slabs in a row', count: 8, step: longestStreak },
  {
    id: 'keystones',
    words: 'Land ten perfect keystones in total',
    count: 10,
    overall: true,
    step: counted(isPerfectWith(({ keystone }) => keystone)),
  },
  {
    id: 'across',
    words: 'Land five perfect side slabs in one round',
    count: 5,
    step: counted(isPerfectWith(({ course }) => course === 2)),
  },
  { id: 'gold', words: 'Build 40 golden storeys in one round', count: 40, step: goldIn },
  {
    id: 'dusks',
    words: 'Reach the dusk in ten rounds',
    count: 10,
    overall: true,
    step: (_, { after }) => (storeysOf(after) >= DUSK.from ? 1 : 0),
  },
  { id: 'stars', words: 'Build up to the stars', count: STARS.from, step: storeys },
  { id: 'nebula', words: 'Build up to the nebula', count: NEBULA.from, step: storeys },
  { id: 'city', words: 'Build 3,000 storeys in total', count: 3000, overall: true, step: laid },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<BuildingSite>[] = [
  { id: 'storeys', once: 'Build # storeys in one round', total: 'Build # storeys', usual: 12, step: storeys },
  {
    id: 'perfect',
    once: 'Land # perfect slabs in one round',
    total: 'Land # perfect slabs',
    usual: 3,
    step: counted(isPerfect),
  },
  { id: 'row', once: 'Land # perfect slabs in a row', usual: 2, step: longestStreak },
  { id: 'gold', total: 'Build # golden storeys', usual: 0, step: goldIn },
  { id: 'wider', total: 'Widen your slab # times', usual: 0, step: counted(isWidened) },
]

export const looks: readonly Look[] = [
  { id: 'rainbow', name: 'Rainbow Row' },
  { id: 'lighthouse', name: 'Lighthouse', goals: 2 },
  { id: 'cake', name: 'Layer Cake', goals: 4 },
  { id: 'glasshouse', name: 'Glasshouse', goals: 6 },
  { id: 'snow', name: 'Snowed In', goals: 8 },
  { id: 'neon', name: 'Neon Night', goals: 10 },
  { id: 'palace', name: 'Marble Palace', goals: 12 },
]

export const feats: readonly Feat<BuildingSite>[] = [
  { id: 'row', name: 'Longest perfect streak', of: ({ longest }) => longest },
  { id: 'golden', name: 'Golden storeys', of: ({ makes }) => makes.filter(isGold).length },
]
