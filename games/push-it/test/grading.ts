/** How hard a greenhouse is, which elements it cannot be solved without, and whether it is sound. */
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

/** Each element: its letters, and what stands in their place when it is taken away, in one way or another. */
const WITHOUT: Readonly<Record<string, readonly [letters: RegExp, instead: readonly string[]]>> = {
  arches: [/n/g, [' ', '#']],
  'own beds': [/[a-g]/g, ['.']],
  ice: [/~/g, [' ']],
  pits: [/o/g, ['#']],
  mats: [/[v^<>]/g, [' ']],
  gates: [/=/g, ['#']],
}

/** How many positions are looked at to tell whether an element matters. */
const PATIENCE = 6000

/** As many tries, for each push, are counted at most. */
const MOST_TRIED = 20

/** What a best way asks for, push by push. */
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
  // What somebody tries in vain, for each push, who always goes for what seems nearest.
  const vain = solve(house, start, MOST_TRIED * par, STRAIGHT).looked / par
  // Pushes; those that lead away from home; changes from pot to pot; pushes on the way that would end it all.
  return par + 2 * (par - straight) + turns + traps / 4 + 2 * vain
}

function holds({ house, pots, at, par }: State): string[] {
  return Object.entries(WITHOUT).flatMap(([name, [letters, instead]]) => {
    if (house.search(letters) < 0) return []
    const matters = instead.some((letter) => {
      const other = house.replace(letters, letter)
      if (!pots.every((place) => isFloor(other, Math.abs(place))) || !isFloor(other, at)) return true
      if (name === 'pits') return true
      const { pushes, looked } = solve(other, { pots, at }, PATIENCE)
      return looked < PATIENCE && pushes?.length !== par
    })
    return matters ? [name] : []
  })
}

/** Walls, beds and elements with what stands on them. Nobody sees the walls that touch no floor, and all have the outer ones. */
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

/** The search forwards is held against par, which comes from a search backwards; and the rules play what it finds. */
function flaw(start: State): string | undefined {
  let state = start
  for (const { from, turn } of solve(start.house, start).pushes ?? [])
    state = rules.act(state, { pot: state.pots.indexOf(from), way: WAYS[turn] ?? 'up' })
  if (rules.outcome(state) !== 'won') return 'it is not solved'
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
