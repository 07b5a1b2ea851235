/** Simulates players for grading, tuning and tests. */
import { handOf, SKILLS, type Skilled } from '../../kit/test/people.ts'
import type { Chance } from '../../kit/rules/chance.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { isGrass } from '../rules/garden.ts'
import { canFinish } from '../rules/reach.ts'
import { strolls, type StrollMap } from '../rules/stroll.ts'
import { isMown, rules, slideOf, type State } from '../rules.ts'

/** Whether a player mows everything within `slides` slides. */
export function mows(who: Skilled, map: StrollMap, seed: number, slides: number): boolean {
  const { ahead, ...skill } = SKILLS[who]
  return strolls({ ahead, ...handOf(skill, seed) }, map, slides)
}

export const freshOf = (state: State, way: Way) =>
  slideOf(state, way).filter(({ place }) => isGrass(state.garden, place) && !isMown(state, place)).length

/** Takes the slide that mows most. If none mows anything, takes any but straight back. */
export function carelessMove(state: State, dice: Chance): Way | undefined {
  const ways = dice.shuffle(rules.moves(state))
  const best = ways.toSorted((a, b) => freshOf(state, b) - freshOf(state, a))[0]
  if (!best || freshOf(state, best) > 0) return best
  return ways.find((way) => WAYS.indexOf(way) !== (WAYS.indexOf(state.facing) ^ 1)) ?? best
}

interface Outing {
  readonly end: State
  /** Whether it ended in a position from which the lawn can no longer be finished. */
  readonly stuck: boolean
}

export function carelessly(start: State, dice: Chance, most = start.par * 4): Outing {
  let state = start
  while (rules.outcome(state) === 'playing' && state.spent < most) {
    const way = carelessMove(state, dice)
    if (!way) break
    state = rules.act(state, way)
  }
  return { end: state, stuck: rules.outcome(state) === 'playing' && !canFinish(state) }
}
