/** Builders who reach the goals: each says how far past lined up a slab is to be dropped. */
import type { Doing, Tries } from '../../kit/test/tries.ts'
import { perfectAt, SLAB, ZONES } from '../rules/curve.ts'
import { rules, storeysOf, type Drop, type Site } from '../rules.ts'

/** Grains past lined up. */
type Aim = (site: Site) => number

/** Drops in the tick that comes nearest to where it aims. */
const building =
  (aim: Aim): (() => Doing<Site, Drop>) =>
  () =>
  (site) => {
    const { off, way } = site.slider
    const next = rules.tick?.(site).slider.off ?? off
    const [now, soon] = [off * way - aim(site), next * way - aim(site)]
    return site.rest === 0 && soon > 0 && Math.abs(now) <= Math.abs(soon) ? 'drop' : undefined
  }

const perfectly = { open: building(() => 0) }

/** Loses this much of every slab that slides along x. */
const careless = (site: Site) => (site.slider.course === 0 ? perfectAt(site.tower.length) + 20 : 0)

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
  fever: perfectly,
  today: { ...perfectly, isToday: true },
  row: perfectly,
  keystones: { ...perfectly, rounds: 3 },
  across: perfectly,
  gold: perfectly,
  dusks: { open: building(untilDusk), rounds: 10 },
  stars: perfectly,
  nebula: perfectly,
  city: { ...perfectly, rounds: 20 },
}
