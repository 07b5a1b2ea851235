/** Simulates builders of different skill: they know the best moment to drop and miss it by a few ticks. */
import {
  handOf,
  SKILLS,
  type HumanErrors,
  type People,
  type Skill as Person,
  type WatchRound,
} from '../../kit/test/people.ts'
import { chance } from '../../kit/rules/chance.ts'
import { rules, storeysOf, topOf, type BuildingSite } from '../rules.ts'

export interface StackSkill {
  /** Largest error in ticks, early or late, uniformly distributed. */
  readonly error: number
  /** Drops without looking instead, after a random number of ticks below this. */
  readonly blind?: number
}

const tick = (site: BuildingSite): BuildingSite => rules.tick?.(site) ?? site

const UNWATCHED: WatchRound = () => {}

function after(site: BuildingSite, ticks: number, watch = UNWATCHED): BuildingSite {
  let later = site
  for (let i = 0; i < ticks; i++) {
    const next = tick(later)
    watch(later, next)
    later = next
  }
  return later
}

function drop(site: BuildingSite, watch: WatchRound): BuildingSite {
  const next = rules.act(site, 'drop')
  watch(site, next)
  return next
}

/** A person who looks ahead takes the jewel only on a tower at least this wide on both sides, in grains. */
const COMFORTABLE = 420

/** Waits for the face that this person wants of a slab with two faces. */
function choose(site: BuildingSite, { ahead }: Person, watch: WatchRound): BuildingSite {
  const { w, d } = topOf(site)
  const wanted = Math.min(w, d) < COMFORTABLE ? 'leaf' : 'jewel'
  if (ahead === 0) return site
  let now = site
  while (now.slider.face && now.slider.face !== wanted) now = after(now, 1, watch)
  return now
}

/** The states from now until the slab crosses the tower or lines up exactly. */
function passOf(site: BuildingSite): readonly BuildingSite[] {
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

/** Index of the state in which the slab is best lined up. */
function bestOf(pass: readonly BuildingSite[]): number {
  const [before, last] = pass.slice(-2).map(({ slider }) => Math.abs(slider.off))
  return pass.length - ((before ?? 0) < (last ?? 0) ? 2 : 1)
}

/** Ticks until the slab is best lined up. */
const ticksToBest = (site: BuildingSite) => bestOf(passOf(site))

/** The state after `ticks`, within the pass or beyond it. */
const stateAt = (pass: readonly BuildingSite[], ticks: number) =>
  pass[ticks] ?? after(pass.at(-1) as BuildingSite, ticks - pass.length + 1)

/** Builds until a slab misses or the tower has this many storeys. */
export const build = (seed: number, skill: StackSkill, storeys: number): BuildingSite =>
  buildOn(rules.start(seed, 1), seed, skill, storeys)

/** Builds on an existing tower; the seed determines the builder's errors. */
function buildOn(start: BuildingSite, seed: number, skill: StackSkill, storeys: number): BuildingSite {
  const hand = chance(seed * 31 + skill.error)
  let site = start
  while (!site.missed && site.tower.length <= storeys) {
    const slip = hand.int(skill.error * 2 + 1) - skill.error
    // A jewel is too quick to be landed perfectly every time.
    while (skill.blind === undefined && site.slider.face === 'jewel') site = tick(site)
    const pass = passOf(site)
    const wait = skill.blind === undefined ? bestOf(pass) + slip : site.rest + hand.int(skill.blind)
    site = rules.act(stateAt(pass, Math.max(0, wait)), 'drop')
  }
  return site
}

/** A perfect tower of at least this many storeys, its next slab lined up, or `late` ticks past that. */
export function lined(storeys: number, late = 0): BuildingSite {
  const site = build(1, { error: 0 }, storeys)
  return after(site, ticksToBest(site) + late)
}

/**
 * Lets a person drop the slab. They look one reaction time ahead and extrapolate the speed at that moment, so a change
 * of speed or a swaying tower deceives them. A blunder is off by up to one reaction time.
 */
function dropAsPerson(
  site: BuildingSite,
  { reaction }: Person,
  hand: HumanErrors,
  watch: WatchRound,
): BuildingSite {
  const pass = passOf(site)
  const best = bestOf(pass)
  const look = Math.max(site.rest + 2, best - reaction)
  const [before = 0, seen = 0] = [pass[look - 1]?.slider.off, pass[look]?.slider.off]
  const guess = look < best && seen !== before ? look + Math.abs(seen / (seen - before)) : best
  const slip = hand.blunders() ? (hand.fraction() * 2 - 1) * reaction : hand.off()
  const wait = Math.max(0, Math.round(guess + slip))
  return drop(watch === UNWATCHED ? stateAt(pass, wait) : after(site, wait, watch), watch)
}

/** Plays as a person until a slab misses or `longest` ticks have passed. */
export function playRound(
  start: BuildingSite,
  person: Person,
  seed: number,
  longest: number,
  watch = UNWATCHED,
): BuildingSite {
  const hand = handOf(person, seed)
  let site = start
  while (!site.missed && site.tick < longest)
    site = dropAsPerson(choose(site, person, watch), person, hand, watch)
  return site
}

/** Drops every 0.5 to 2 seconds without looking. */
function playBlind(start: BuildingSite, seed: number, longest: number, watch: WatchRound): BuildingSite {
  const { fraction } = handOf({ error: 0, blunders: 0 }, seed)
  let site = start
  while (!site.missed && site.tick < longest)
    site = drop(after(site, Math.round(30 + fraction() * 90), watch), watch)
  return site
}

export const people: People = {
  play(who, seed, seconds, watch = UNWATCHED) {
    const start = rules.start(seed, 1)
    const longest = seconds * 60
    const end =
      who === 'idle'
        ? after(start, longest, watch)
        : who === 'blind'
          ? playBlind(start, seed, longest, watch)
          : playRound(start, SKILLS[who], seed, longest, watch)
    return { seconds: end.tick / 60, score: storeysOf(end), ended: end.missed }
  },
}
