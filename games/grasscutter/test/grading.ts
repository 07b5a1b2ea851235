/** Grades lawns: difficulty, the average player's win rate, and the new skills that a lawn asks for. */
import type { Grading } from '../../kit/test/grading.ts'
import { explore } from '../../kit/test/explore.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import { GATES } from '../rules/garden.ts'
import { canFinish } from '../rules/reach.ts'
import { solve } from '../rules/solve.ts'
import { strollMapOf, strolls, type Stroller, type StrollMap } from '../rules/stroll.ts'
import { levels, rules, slideOf, type State } from '../rules.ts'
import { freshOf, mows } from './people.ts'

/** Weights, relative to one slide of the shortest solution. */
const DETOUR = 0.5
const TRAP = 0.5

/** Caches the survey, because all players of a lawn share it. */
const maps = new WeakMap<State, StrollMap>()
function cachedMapOf(start: State): StrollMap {
  const found = maps.get(start) ?? strollMapOf(start)
  maps.set(start, found)
  return found
}

/**
 * Sums the slides of the shortest solution. A slide that is not the greediest choice adds DETOUR, because it is harder
 * to see. Every alternative that makes the lawn impossible to finish adds TRAP.
 */
export function gradeOf(start: State, ways = solve(start).ways): number {
  let grade = ways.length
  let state = start
  for (const way of ways) {
    const others = rules.moves(state).filter((other) => other !== way)
    const fresh = freshOf(state, way)
    const from = state
    if (others.some((other) => freshOf(from, other) > fresh)) grade += DETOUR
    grade += TRAP * others.filter((other) => !canFinish(rules.act(from, other))).length
    state = rules.act(state, way)
  }
  return grade
}

const ELEMENTS: Readonly<Record<string, readonly [signs: RegExp, asks: string]>> = {
  gates: [/[<>^v]/, 'finish everything behind you before you pass'],
  molehills: [/m/, 'save a stop that works only once'],
  mud: [/w/, 'no slide passes it: every line through it takes two'],
  bends: [/[bd]/, 'a slide is not straight, and leads elsewhere from each side'],
  tunnels: [/t/, 'distant lines are connected, and a stop may be needed on the other side'],
  planks: [/=/, 'a crossing works once: choose the slide that is worth it'],
  switches: [/\*/, 'every crossing swaps raised and sunken posts, so even and odd matter'],
  turnstiles: [/[pq]/, 'the same slide leads elsewhere the next time'],
}

/** The signs of an element in a garden. Switches include their posts. */
const signsOf = (element: string): RegExp =>
  element === 'switches' ? /[*xX]/g : new RegExp(ELEMENTS[element]?.[0] ?? '', 'g')

/** Positions that the search for a shorter way may open. */
const PATIENCE = 60_000

/** Whether par is different without the element. */
function isNeeded({ garden, par, mower, mown }: State, element: string): boolean {
  // Grass that is mown already has no effect, as gravel. A molehill leaves grass.
  const isGravel = (place: number) => element !== 'molehills' && signsOf(element).test(garden[place] ?? '')
  const bare = {
    garden: garden.replace(signsOf(element), '.'),
    mower,
    mown: Array.from(mown, (mark, place) => (isGravel(place) ? '.' : mark)).join(''),
  }
  const { result, ways } = solve(bare, { positions: PATIENCE })
  return result !== 'solved' || ways.length !== par
}

/** How many slides a person must look ahead to finish with two stars, without mistakes. */
const TECHNIQUES = ['mow the most', 'one ahead', 'two ahead', 'three ahead', 'plan the end'] as const

/** Makes no mistakes, and never thinks about what becomes unreachable. */
const careful = (ahead: number): Stroller => ({
  ahead,
  off: () => 0,
  blunders: () => false,
  fraction: () => 1,
})

function technique(start: State): string {
  const ahead = [0, 1, 2, 3].find((slides) =>
    strolls(careful(slides), cachedMapOf(start), halfAgain(start.par)),
  )
  return TECHNIQUES[ahead ?? 4] ?? ''
}

/** Small enough to explore every position. */
const SMALL = 14

const keyOf = ({ mower, garden, mown }: State) => mower + garden + mown.replace(/\S/g, '.')

function flaw(start: State): string | undefined {
  const { result, ways } = solve(start)
  if (result !== 'solved') return 'It cannot be mown.'
  const end = ways.reduce(rules.act, start)
  if (rules.outcome(end) !== 'won') return 'The search and the rules drive differently.'
  const lawn = start.garden.match(/[.m]/g)?.length ?? 0
  const fewest = lawn > SMALL ? ways.length : explore(rules, keyOf, start)[0]?.distance
  if (fewest !== start.par) return `Its par is ${start.par}, but ${fewest} slides are enough.`
  return levels.stars(end) === 3 ? undefined : 'Par does not earn three stars.'
}

export const grading: Grading<State> = {
  grade: (start) => gradeOf(start),
  wins: (who, start, seed) => mows(who, cachedMapOf(start), seed, halfAgain(start.par)),
  elements: Object.fromEntries(Object.entries(ELEMENTS).map(([name, [, asks]]) => [name, asks])),
  holds(start) {
    const met = new Set<string>()
    let state = start
    for (const way of solve(start).ways) {
      for (const { place } of slideOf(state, way)) met.add(state.garden[place] ?? '')
      state = rules.act(state, way)
    }
    const signs = [...met].join('')
    return Object.keys(ELEMENTS).filter((name) => ELEMENTS[name]?.[0].test(signs))
  },
  needs: (start) =>
    Object.fromEntries(
      Object.keys(ELEMENTS)
        .filter((name) => signsOf(name).test(start.garden))
        .map((name) => [name, isNeeded(start, name)]),
    ),
  techniques: TECHNIQUES,
  technique,
  walls: ({ garden }) =>
    garden.split('/').map((row) => Array.from(row, (sign) => (/[#o]/.test(sign) ? sign : ''))),
  // Grass is common to all gardens, so only hedges and features count.
  rows: ({ garden }) =>
    garden
      .split('/')
      .map((row) => Array.from(row, (sign) => (sign === '.' ? '' : GATES[sign] ? `gate ${sign}` : sign))),
  flaw,
}
