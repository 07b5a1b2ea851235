/** A slab slides to and fro above the tower; what hangs over when it is dropped is cut off. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { perfectAt, SLAB, speedAt } from './rules/curve.ts'
import { edge, FOUNDATION, grown, land, reshaped, type Slab } from './rules/slab.ts'
import { isSite } from './rules/saved.ts'
import type { Site, Slider, Drop } from './rules/state.ts'

export type { Site, Slider, Drop } from './rules/state.ts'

export const topOf = ({ tower }: Site): Slab => tower.at(-1) ?? FOUNDATION
export const storeysOf = ({ tower }: Site) => tower.length - 1

/** The slab above the tower, where it hangs. */
export function sliderSlab(site: Site): Slab {
  const { axis, off } = site.slider
  const top = topOf(site)
  return reshaped(top, axis, edge(top, axis) + off, axis ? top.d : top.w)
}

/** Whether a tap counts now. */
export const isReady = ({ missed, rest, slider }: Site) =>
  !missed && rest === 0 && Math.abs(slider.off) <= SLAB.within

/** Whether a slab this far from lined up lands as if it were lined up. */
export const isPerfect = (off: number, storey: number) => Math.abs(off) <= perfectAt(storey)

function nextSlider(storey: number, cursor: number): { slider: Slider; cursor: number } {
  const deal = chance(cursor)
  const near = storey >= SLAB.sameSide && deal.int(2) === 1
  const uneven = storey >= SLAB.unevenFrom ? deal.int(SLAB.uneven * 2 + 1) - SLAB.uneven : 0
  return {
    slider: {
      axis: storey % 2 ? 0 : 1,
      off: near ? SLAB.reach : -SLAB.reach,
      way: near ? -1 : 1,
      speed: speedAt(storey) + uneven,
    },
    cursor: deal.cursor,
  }
}

function drop(site: Site): Site {
  const { slider, tower } = site
  const top = topOf(site)
  const perfect = isPerfect(slider.off, tower.length)
  const { kept } = perfect ? { kept: top } : land(sliderSlab(site), top, slider.axis)
  if (!kept) return { ...site, missed: true, streak: 0 }
  const streak = perfect ? site.streak + 1 : 0
  const laid = streak >= SLAB.growFrom ? grown(kept, slider.axis, SLAB.grow) : kept
  return {
    ...site,
    ...nextSlider(tower.length + 1, site.cursor),
    tower: [...tower, laid],
    streak,
    rest: perfect ? SLAB.perfectRest : SLAB.rest,
  }
}

/** To and fro at an even pace: what is left of a step at the turning point is moved back. */
function slide({ off, way, speed, ...rest }: Slider): Slider {
  const to = off + way * speed
  const over = Math.abs(to) - SLAB.reach
  return over > 0
    ? { ...rest, off: to - 2 * over * way, way: way > 0 ? -1 : 1, speed }
    : { ...rest, off: to, way, speed }
}

export const rules: Rules<Site, Drop> = {
  start: (seed) => ({
    ...nextSlider(1, seed),
    tick: 0,
    tower: [FOUNDATION],
    rest: SLAB.rest,
    streak: 0,
    missed: false,
  }),
  act: (site) => (isReady(site) ? drop(site) : site),
  tick(site) {
    if (site.missed) return site
    const tick = site.tick + 1
    return site.rest > 0
      ? { ...site, tick, rest: site.rest - 1 }
      : { ...site, tick, slider: slide(site.slider) }
  },
  moves: (site) => (isReady(site) ? ['drop'] : []),
  score: storeysOf,
  outcome: ({ missed }) => (missed ? 'lost' : 'playing'),
  fits: isSite,
}
