/** What to try for, from a first tower to an expert's, and the looks that it earns. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { SLAB, ZONES } from './rules/curve.ts'
import { storeysOf, topOf, type Site } from './rules.ts'
import { isWhole } from './rules/slab.ts'

const [, , CLOUDS, DUSK, , STARS] = ZONES
/** Grains: less than a fifth of a slab is a sliver. */
const SLIVER = SLAB.full / 5

const isLaid = ({ before, after }: Moment<Site>) => after.tower.length > before.tower.length
const isPerfect = ({ before, after }: Moment<Site>) => after.streak > before.streak
const counted =
  (counts: (moment: Moment<Site>) => boolean) =>
  (progress: number, moment: Moment<Site>): number =>
    progress + (counts(moment) ? 1 : 0)

const storeys = (_: number, { after }: Moment<Site>) => storeysOf(after)
const longestRow = (row: number, { after }: Moment<Site>) => Math.max(row, after.streak)

function isWidened({ before, after }: Moment<Site>): boolean {
  const [old, top] = [topOf(before), topOf(after)]
  return top.w > old.w || top.d > old.d
}

function isOnSliver(moment: Moment<Site>): boolean {
  const { w, d } = topOf(moment.after)
  return isLaid(moment) && Math.min(w, d) < SLIVER
}

/** A slab that turns at the end of its way begins the count anew. */
function withoutTurn(row: number, moment: Moment<Site>): number {
  if (isLaid(moment)) return row + 1
  return moment.before.slider.way === moment.after.slider.way ? row : 0
}

function wholeAt(highest: number, { after }: Moment<Site>): number {
  const { w, d } = topOf(after)
  return Math.min(w, d) === SLAB.full ? storeysOf(after) : highest
}

export const goals: readonly Goal<Site>[] = [
  { id: 'ten', words: 'Build ten storeys', count: 10, step: storeys },
  { id: 'perfect', words: 'Land three perfect slabs in a round', count: 3, step: counted(isPerfect) },
  { id: 'clouds', words: 'Build up to the clouds', count: CLOUDS.from, step: storeys },
  { id: 'storeys', words: 'Lay 250 storeys in all', count: 250, overall: true, step: counted(isLaid) },
  { id: 'widen', words: 'Widen your slab three times in a round', count: 3, step: counted(isWidened) },
  { id: 'first-pass', words: 'Lay 25 slabs in a row on their first pass', count: 25, step: withoutTurn },
  {
    id: 'today',
    words: "Build 35 storeys in today's round",
    count: 35,
    step: (n, moment) => (moment.isToday ? storeys(n, moment) : n),
  },
  { id: 'row', words: 'Land six perfect slabs in a row', count: 6, step: longestRow },
  {
    id: 'perfects',
    words: 'Land 200 perfect slabs in all',
    count: 200,
    overall: true,
    step: counted(isPerfect),
  },
  { id: 'sliver', words: 'Lay eight slabs narrower than a fifth', count: 8, step: counted(isOnSliver) },
  {
    id: 'dusks',
    words: 'Build into the dusk in ten rounds',
    count: 10,
    overall: true,
    step: (_, { after }) => (storeysOf(after) >= DUSK.from ? 1 : 0),
  },
  { id: 'stars', words: 'Build up to the stars', count: STARS.from, step: storeys },
  { id: 'whole', words: 'Reach storey 40 with a whole slab', count: 40, step: wholeAt },
  { id: 'long-row', words: 'Land 25 perfect slabs in a row', count: 25, step: longestRow },
  { id: 'city', words: 'Lay 3,000 storeys in all', count: 3000, overall: true, step: counted(isLaid) },
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

/** Storeys that were laid without a cut, in rows. */
function rowsOf({ tower }: Site): readonly number[] {
  const rows = [0]
  for (const storey of tower.keys()) {
    if (isWhole(tower, storey)) rows.push((rows.pop() ?? 0) + 1)
    else rows.push(0)
  }
  return rows
}

export const feats: readonly Feat<Site>[] = [
  { id: 'row', name: 'Longest perfect row', of: (site) => Math.max(...rowsOf(site)) },
  { id: 'perfect', name: 'Perfect slabs', of: (site) => rowsOf(site).reduce((sum, row) => sum + row) },
]
