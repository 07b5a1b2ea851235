/** Builders of every skill: they know when to drop, and miss that moment by a few ticks. */
import { handOf, SKILLS, type Hand, type People, type Skill as Person } from '../../kit/test/people.ts'
import { chance } from '../../kit/rules/chance.ts'
import { rules, storeysOf, type Site } from '../rules.ts'

export interface Skill {
  /** Drops up to this many ticks too early or too late, all equally likely. */
  readonly error: number
  /** Drops without looking instead, after any number of ticks below this. */
  readonly blind?: number
}

const tick = (site: Site): Site => rules.tick?.(site) ?? site

function after(site: Site, ticks: number): Site {
  let later = site
  for (let i = 0; i < ticks; i++) later = tick(later)
  return later
}

/** The states from now until the slab has crossed the tower, or stands over it to the grain. */
function passOf(site: Site): readonly Site[] {
  const pass = [site]
  let now = site
  do {
    const next = tick(now)
    pass.push(next)
    if (next.rest === 0 && next.slider.off * now.slider.off <= 0) break
    now = next
  } while (now.slider.off !== 0)
  return pass
}

/** In which of these states the slab is best lined up. */
function bestOf(pass: readonly Site[]): number {
  const [before, last] = pass.slice(-2).map(({ slider }) => Math.abs(slider.off))
  return pass.length - ((before ?? 0) < (last ?? 0) ? 2 : 1)
}

/** Ticks until the slab is best lined up as it next crosses the tower. */
export const ticksToBest = (site: Site) => bestOf(passOf(site))

/** One of these states, or one after them. */
const stateAt = (pass: readonly Site[], ticks: number) =>
  pass[ticks] ?? after(pass.at(-1) as Site, ticks - pass.length + 1)

/** Builds until a slab misses, or the tower has this many storeys. */
export const build = (seed: number, skill: Skill, storeys: number): Site =>
  buildOn(rules.start(seed, 1), seed, skill, storeys)

/** The same on a tower that stands already; the seed is that of the builder's errors. */
export function buildOn(start: Site, seed: number, skill: Skill, storeys: number): Site {
  const hand = chance(seed * 31 + skill.error)
  let site = start
  while (!site.missed && site.tower.length <= storeys) {
    const slip = hand.int(skill.error * 2 + 1) - skill.error
    const pass = passOf(site)
    const wait = skill.blind === undefined ? bestOf(pass) + slip : site.rest + hand.int(skill.blind)
    site = rules.act(stateAt(pass, Math.max(0, wait)), 'drop')
  }
  return site
}

/** A perfect tower of at least this many storeys, its next slab lined up to the tick, or `late` ticks past that. */
export function lined(storeys: number, late = 0): Site {
  const site = build(1, { error: 0 }, storeys)
  return after(site, ticksToBest(site) + late)
}

/**
 * After somebody has dropped the slab, or tried to. They see it a reaction before it is lined up and reckon from its pace at that
 * moment, so one that changes its pace, or a tower that sways under it, deceives them. Who blunders is off by up to a
 * reaction.
 */
function dropped(site: Site, { reaction }: Person, hand: Hand): Site {
  const pass = passOf(site)
  const best = bestOf(pass)
  const look = Math.max(site.rest + 2, best - reaction)
  const [before = 0, seen = 0] = [pass[look - 1]?.slider.off, pass[look]?.slider.off]
  const guess = look < best && seen !== before ? look + Math.abs(seen / (seen - before)) : best
  const slip = hand.blunders() ? (hand.fraction() * 2 - 1) * reaction : hand.off()
  return rules.act(stateAt(pass, Math.max(0, Math.round(guess + slip))), 'drop')
}

/** A round of a person, until the slab misses or so many ticks have passed. */
export function played(start: Site, person: Person, seed: number, longest: number): Site {
  const hand = handOf(person, seed)
  let site = start
  while (!site.missed && site.tick < longest) site = dropped(site, person, hand)
  return site
}

/** Presses after half a second to two, whatever there is to be seen. */
function groped(start: Site, seed: number, longest: number): Site {
  const { fraction } = handOf({ error: 0, blunders: 0 }, seed)
  let site = start
  while (!site.missed && site.tick < longest)
    site = rules.act(after(site, Math.round(30 + fraction() * 90)), 'drop')
  return site
}

export const people: People = {
  play(who, seed, seconds) {
    const start = rules.start(seed, 1)
    const longest = seconds * 60
    const end =
      who === 'idle'
        ? after(start, longest)
        : who === 'blind'
          ? groped(start, seed, longest)
          : played(start, SKILLS[who], seed, longest)
    return { seconds: end.tick / 60, score: storeysOf(end), ended: end.missed }
  },
}
