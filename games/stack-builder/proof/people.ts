/** Builders of every skill: they know when to drop, and miss that moment by a few ticks. */
import { chance } from '../../kit/rules/chance.ts'
import { rules, type Site } from '../rules.ts'

export interface Skill {
  /** Drops up to this many ticks too early or too late, all equally likely. */
  readonly error: number
  /** Drops without looking instead, after any number of ticks below this. */
  readonly blind?: number
}

/** Somebody who has played for a while, and somebody who hardly ever errs by more than a tick. */
export const AVERAGE: Skill = { error: 4 }
export const EXPERT: Skill = { error: 1 }

const tick = (site: Site): Site => rules.tick?.(site) ?? site

/** Ticks until the slab is best lined up in its first pass. */
export function ticksToBest(site: Site): number {
  const { off, way, speed } = site.slider
  return site.rest + Math.max(0, Math.round((-off * way) / speed))
}

/** Builds until a slab misses, or the tower has this many storeys. */
export const build = (seed: number, skill: Skill, storeys: number): Site =>
  buildOn(rules.start(seed, 1), seed, skill, storeys)

/** The same on a tower that stands already; the seed is that of the builder's errors. */
export function buildOn(start: Site, seed: number, skill: Skill, storeys: number): Site {
  const hand = chance(seed * 31 + skill.error)
  let site = start
  while (!site.missed && site.tower.length <= storeys) {
    const slip = hand.int(skill.error * 2 + 1) - skill.error
    const wait = skill.blind === undefined ? ticksToBest(site) + slip : site.rest + hand.int(skill.blind)
    for (let i = 0; i < wait; i++) site = tick(site)
    site = rules.act(site, 'drop')
  }
  return site
}

/** A perfect tower of this many storeys, its next slab lined up to the tick, or `late` ticks past that. */
export function lined(storeys: number, late = 0): Site {
  let site = build(1, { error: 0 }, storeys)
  for (let i = ticksToBest(site) + late; i > 0; i--) site = tick(site)
  return site
}
