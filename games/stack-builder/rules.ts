/** Rules of Stack Builder: a slab slides above the tower; any overhang is cut off when it drops. */
import type { Rules } from '../kit/rules.ts'
import { FACES, LAMPS, lampsIn, perfectAt, SLAB } from './rules/curve.ts'
import { FOUNDATION, landAlong, melted, moved, widened, type Slab } from './rules/slab.ts'
import { isSite } from './rules/saved.ts'
import { nextSlider, slide, swayOf } from './rules/slider.ts'
import { isDrop, type Drop, type SlabMake, type BuildingSite } from './rules/state.ts'

export type { Drop, Face, SlabMake, BuildingSite, Slider } from './rules/state.ts'

export const topOf = ({ tower }: BuildingSite): Slab => tower.at(-1) ?? FOUNDATION
export const storeysOf = ({ tower }: BuildingSite) => tower.length - 1

/** How far the wind bends the top of the tower to the right of the picture, in grains. */
export const swayIn = (site: BuildingSite) => swayOf(storeysOf(site), site.tick)

/** The slab above the tower, at its present offset or at `off`. */
export function sliderSlab(site: BuildingSite, off = site.slider.off): Slab {
  const { course, ice, slid } = site.slider
  const slab = moved(topOf(site), course, off)
  return ice ? melted(slab, course, Math.floor(slid / SLAB.melt), SLAB.melted) : slab
}

/** Material of the slab above the tower. */
export const makeOf = ({ fever, slider }: BuildingSite): SlabMake =>
  slider.face || (slider.keystone ? 'keystone' : fever ? 'gold' : slider.ice ? 'ice' : 'plain')

/** Height of the slab above the tower, in storeys. */
export const thicknessOf = ({ fever, slider }: BuildingSite) =>
  slider.face === 'jewel' ? FACES.jewel : fever ? 2 : 1

/** Result of dropping the slab now. */
export const landingOf = (site: BuildingSite) => landAlong(sliderSlab(site), topOf(site), site.slider.course)

/** Whether a tap counts now. */
export const isReady = (site: BuildingSite) =>
  !site.missed &&
  site.rest === 0 &&
  Math.abs(site.slider.off) <= SLAB.within &&
  (site.tick >= SLAB.grace || landingOf(site).kept !== undefined)

/** Whether a slab at this offset lands as if it were lined up. */
export const isPerfect = (off: number, storey: number) => Math.abs(off) <= perfectAt(storey)

/** Number of lit lamps after a drop. */
function lampsAfter(site: BuildingSite, perfect: boolean): number {
  const { lamps, fever, fevers, slider } = site
  const isWide = fevers > 0 && Math.abs(slider.off) > LAMPS.wide
  if (!perfect) return Math.max(0, lamps - (fever ? LAMPS.feverCut : isWide ? 1 : 0))
  return Math.min(lampsIn(site), lamps + (slider.keystone ? LAMPS.keystone : fever ? 0 : 1))
}

function drop(site: BuildingSite): BuildingSite {
  const { slider, tower, makes, fevers } = site
  const { course, keystone, face } = slider
  const top = topOf(site)
  const perfect = isPerfect(slider.off, tower.length)
  const { kept } = perfect ? { kept: top } : landingOf(site)
  if (!kept) return { ...site, missed: true, streak: 0 }
  const streak = perfect ? site.streak + 1 : 0
  const longer = streak >= SLAB.growFrom ? widened(kept, course, SLAB.grow) : kept
  const placed =
    face === 'leaf'
      ? widened(longer, course, FACES.leaf)
      : perfect && keystone
        ? widened(longer, 2, SLAB.keystone)
        : longer
  const lamps = lampsAfter(site, perfect)
  const begins = !site.fever && lamps === lampsIn(site)
  const storeys = Array.from({ length: thicknessOf(site) }, () => placed)
  return {
    ...site,
    ...nextSlider(tower.length - 1, tower.length + storeys.length - 1, site.cursor),
    tower: [...tower, ...storeys],
    makes: [...makes, ...storeys.map(() => makeOf(site))],
    streak,
    longest: Math.max(site.longest, streak),
    lamps,
    fever: begins || (site.fever && lamps > 0),
    fevers: fevers + Number(begins),
    rest: perfect ? SLAB.perfectRest : SLAB.rest,
  }
}

export const rules: Rules<BuildingSite, Drop> = {
  start: (seed) => ({
    ...nextSlider(0, 0, seed),
    tick: 0,
    tower: [FOUNDATION],
    makes: ['plain'],
    rest: SLAB.rest,
    streak: 0,
    longest: 0,
    lamps: 0,
    fever: false,
    fevers: 0,
    missed: false,
  }),
  act: (site) => (isReady(site) ? drop(site) : site),
  tick(site) {
    if (site.missed) return site
    const tick = site.tick + 1
    if (site.rest > 0) return { ...site, tick, rest: site.rest - 1 }
    return { ...site, tick, slider: slide(site.slider, swayOf(storeysOf(site), tick) - swayIn(site)) }
  },
  isAction: isDrop,
  moves: (site) => (isReady(site) ? ['drop'] : []),
  score: storeysOf,
  outcome: ({ missed }) => (missed ? 'lost' : 'playing'),
  fits: isSite,
}
