/** Grades greenhouses: difficulty, elements that matter, and correctness of par. */
import type { Grading } from '../../kit/test/grading.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { FAR, createBound } from '../rules/bound.ts'
import { eachPush, createGround, zoneOf } from '../rules/ground.ts'
import { inOrder, isFloor, ownedIn, strideOf } from '../rules/house.ts'
import { STRAIGHT } from '../rules/generate.ts'
import { frozenPots } from '../rules/lost.ts'
import { solve } from '../rules/solve.ts'
import { rules, type State } from '../rules.ts'
import { isBuilt } from '../view/planters.ts'
import { solves } from './person.ts'

/** Each element: its letters, and the letters that replace it when it is removed. */
const WITHOUT: Readonly<Record<string, readonly [letters: RegExp, instead: readonly string[]]>> = {
  arches: [/n/g, [' ', '#']],
  'own beds': [/[a-g]/g, ['.']],
  ice: [/~/g, [' ']],
  pits: [/o/g, ['#']],
  mats: [/[v^<>]/g, [' ']],
  gates: [/=/g, ['#']],
}

/** Positions visited to tell whether an element matters. */
const PATIENCE = 6000

/** Upper limit of tries counted per push. */
const MOST_TRIED = 20

/** The difficulty of a shortest solution, push by push. */
export function gradeOf(start: State): number {
  const { house, par } = start
  const ground = createGround(house)
  const bound = createBound(ground)
  const owned = ownedIn(house)
  const straight = bound(inOrder(start.pots, owned))
  let state = start
  let last = -1
  let turns = 0
  let traps = 0
  for (const { from, turn } of solve(house, start).pushes ?? []) {
    const pots = state.pots
    eachPush(ground, pots, zoneOf(ground, pots, state.at), (pot, _, to) => {
      const after = pots.with(pot, to)
      if (bound(inOrder(after, owned), frozenPots(ground, after)) >= FAR) traps++
    })
    const pot = pots.indexOf(from)
    if (pot !== last) turns++
    last = pot
    state = rules.act(state, { pot, way: WAYS[turn] ?? 'up' })
  }
  // Positions that a greedy player tries in vain, per push.
  const vain = solve(house, start, MOST_TRIED * par, STRAIGHT).visited / par
  // Pushes, detours away from home, changes between pots, and fatal pushes along the way.
  return par + 2 * (par - straight) + turns + traps / 4 + 2 * vain
}

function holds({ house, pots, at, par }: State): string[] {
  return Object.entries(WITHOUT).flatMap(([name, [letters, instead]]) => {
    if (house.search(letters) < 0) return []
    const matters = instead.some((letter) => {
      const other = house.replace(letters, letter)
      if (!pots.every((place) => isFloor(other, Math.abs(place))) || !isFloor(other, at)) return true
      if (name === 'pits') return true
      const { pushes, visited } = solve(other, { pots, at }, PATIENCE)
      return visited < PATIENCE && pushes?.length !== par
    })
    return matters ? [name] : []
  })
}

/** The visible tiles with pots and gardener, without hidden and outer walls. */
function rows({ house, pots, at }: State): string[][] {
  const stride = strideOf(house)
  const cells = house.split('/').map((row, y) =>
    Array.from(row, (letter, x) => {
      const place = y * stride + x
      if (letter === '#' && !isBuilt(house, place)) return ''
      const pot = pots.indexOf(place)
      const thing = pot < ownedIn(house) ? `${pot + 1}` : '$'
      return `${letter}${place === at ? '@' : pot < 0 ? '' : thing}`.trim()
    }),
  )
  return cells.slice(1, -1).map((row) => row.slice(1, -1))
}

/** Plays a shortest solution by the rules and compares it with par. */
function flaw(start: State): string | undefined {
  let state = start
  for (const { from, turn } of solve(start.house, start).pushes ?? [])
    state = rules.act(state, { pot: state.pots.indexOf(from), way: WAYS[turn] ?? 'up' })
  if (rules.outcome(state) !== 'won') return 'the solution does not win'
  return state.pushes === start.par ? undefined : `par is ${start.par}, but ${state.pushes} pushes are enough`
}

export const grading: Grading<State> = {
  grade: gradeOf,
  wins: solves,
  elements: {
    arches: 'to see where only the gardener comes through, and what a pot before an arch shuts off',
    'own beds': 'to know which pot goes where before the first push, and to find room to change places',
    ice: 'to see where a pot comes to rest, and to put another where it should stop',
    pits: 'to choose the pot that makes the way for all others, and to do it in time',
    mats: 'to think of the way back before a pot crosses, for there is none',
    gates: 'to hold a gate open with one pot for the others, and to get that one out last',
  },
  holds,
  rows,
  flaw,
}
