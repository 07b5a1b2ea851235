/** Grades lawns: difficulty, the average player's win rate, and the new skills that a lawn asks for. */
import type { Grading } from '../../kit/test/grading.ts'
import { explore } from '../../kit/test/explore.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import { GATES } from '../rules/garden.ts'
import { canFinish } from '../rules/reach.ts'
import { solve } from '../rules/solve.ts'
import { strollMapOf, type StrollMap } from '../rules/stroll.ts'
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
  // Grass is common to all gardens, so only hedges and features count.
  rows: ({ garden }) =>
    garden
      .split('/')
      .map((row) => Array.from(row, (sign) => (sign === '.' ? '' : GATES[sign] ? `gate ${sign}` : sign))),
  flaw,
}
