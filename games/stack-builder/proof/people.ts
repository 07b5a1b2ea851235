/** Builders of every skill, for the proofs: they know when to drop, and miss that moment by a few ticks. */
import { chance } from '../../kit/rules/chance.ts'
import { rules, type Site } from '../rules.ts'

export interface Skill {
  /** At most so many ticks too early or too late, each as likely. */
  readonly error: number
  /** Instead drops after any number of ticks up to this, without looking. */
  readonly blind?: number
}

const tick = (site: Site): Site => rules.tick?.(site) ?? site

/** Ticks until the slab is best lined up in its first pass. */
export function ticksToBest(site: Site): number {
  const { off, way, speed } = site.slider
  return site.rest + Math.max(0, Math.round((-off * way) / speed))
}

/** Builds until the slab misses, or the tower has so many storeys. */
export function build(seed: number, skill: Skill, storeys: number): Site {
  const hand = chance(seed * 31 + skill.error)
  let site = rules.start(seed, 1)
  while (!site.missed && site.tower.length <= storeys) {
    const slip = hand.int(skill.error * 2 + 1) - skill.error
    const wait = skill.blind === undefined ? ticksToBest(site) + slip : site.rest + hand.int(skill.blind)
    for (let i = 0; i < wait; i++) site = tick(site)
    site = rules.act(site, 'drop')
  }
  return site
}
