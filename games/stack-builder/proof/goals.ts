/** Builders who reach the goals: each says how far past lined up a slab is to be dropped. */
import type { Doing, Tries } from '../../kit/proof/tries.ts'
import { perfectAt, SLAB, ZONES } from '../rules/curve.ts'
import { storeysOf, topOf, type Drop, type Site } from '../rules.ts'

/** Grains past lined up. */
type Aim = (site: Site) => number

const building =
  (aim: Aim): (() => Doing<Site, Drop>) =>
  () =>
  (site) => {
    const { off, way, speed } = site.slider
    return site.rest === 0 && off * way > aim(site) - speed / 2 ? 'drop' : undefined
  }

const perfectly = { open: building(() => 0) }

/** Loses this much of every slab that slides along x. */
const careless = (site: Site) => (site.slider.axis ? 0 : perfectAt(site.tower.length) + 20)

/** First makes the slab narrow, then keeps it so: from the third perfect one in a row it would widen. */
const onSliver = (site: Site) =>
  topOf(site).w > 150
    ? site.slider.axis
      ? 0
      : Math.min(SLAB.within - 100, topOf(site).w - 120)
    : site.streak === SLAB.growFrom - 1
      ? perfectAt(site.tower.length) + 1
      : 0

/** Builds into the dusk, and then cuts away as much as can be cut, until nothing is left. */
const untilDusk = (site: Site) => (storeysOf(site) < ZONES[3].from ? 0 : SLAB.within - 30)

/** Cuts a piece off the first slab, and then wins it back. */
const cutOnce = (site: Site) => (storeysOf(site) === 0 ? 300 : 0)

export const tries: Tries<Site, Drop> = {
  ten: { open: building(careless) },
  perfect: { open: building(careless) },
  clouds: perfectly,
  storeys: perfectly,
  widen: { open: building(cutOnce) },
  'first-pass': perfectly,
  today: { ...perfectly, isToday: true },
  row: perfectly,
  perfects: perfectly,
  sliver: { open: building(onSliver) },
  dusks: { open: building(untilDusk), rounds: 10 },
  stars: perfectly,
  whole: perfectly,
  'long-row': perfectly,
  city: { ...perfectly, rounds: 6 },
}
