/** Defines a simulated builder that reaches each goal, by the offset at which it drops. */
import type { Doing, GoalTries } from '../../kit/test/tries.ts'
import { perfectAt, SLAB, ZONES } from '../rules/curve.ts'
import { rules, storeysOf, type Drop, type BuildingSite } from '../rules.ts'

/** Offset to drop at, in grains past lined up. */
type Aim = (site: BuildingSite) => number

/** Drops in the tick closest to the offset aimed at. */
const buildAt =
  (aim: Aim): (() => Doing<BuildingSite, Drop>) =>
  () =>
  (site) => {
    const { off, way } = site.slider
    const next = rules.tick?.(site).slider.off ?? off
    const [now, soon] = [off * way - aim(site), next * way - aim(site)]
    return site.rest === 0 && soon > 0 && Math.abs(now) <= Math.abs(soon) ? 'drop' : undefined
  }

const perfectly = { open: buildAt(() => 0) }

/** Cuts a piece off every slab that slides along x. */
const careless = (site: BuildingSite) => (site.slider.course === 0 ? perfectAt(site.tower.length) + 20 : 0)

/** Builds up to the dusk, then cuts as much as possible until nothing is left. */
const untilDusk = (site: BuildingSite) => (storeysOf(site) < ZONES[3].from ? 0 : SLAB.within - 30)

/** Cuts a piece off the first slab, then regains it. */
const cutOnce = (site: BuildingSite) => (storeysOf(site) === 0 ? 300 : 0)

export const tries: GoalTries<BuildingSite, Drop> = {
  ten: { open: buildAt(careless) },
  perfect: { open: buildAt(careless) },
  clouds: perfectly,
  storeys: perfectly,
  widen: { open: buildAt(cutOnce) },
  fever: perfectly,
  today: { ...perfectly, isToday: true },
  row: perfectly,
  keystones: { ...perfectly, rounds: 3 },
  across: perfectly,
  gold: perfectly,
  dusks: { open: buildAt(untilDusk), rounds: 10 },
  stars: perfectly,
  nebula: perfectly,
  city: { ...perfectly, rounds: 20 },
}
