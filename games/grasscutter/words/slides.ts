/** What the ways are that the mower can go, and what is on them, by name. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { GATES, isGrass, stepOf, type Roll } from '../rules/garden.ts'
import { isMown, slideOf, type State } from '../rules.ts'

/** What stands in the lawn, and what it is called. A bend that rises turns a mower that comes from the left up. */
export const NAMES: Readonly<Record<string, string>> = {
  o: 'stone',
  m: 'molehill',
  w: 'mud',
  b: 'falling bend',
  d: 'rising bend',
  t: 'tunnel',
  '=': 'plank',
  '~': 'pond',
  '*': 'switch',
  X: 'raised post',
  x: 'sunk post',
  p: 'falling turnstile',
  q: 'rising turnstile',
}

export const gateAt = ({ garden }: State, place: number): Way | undefined => GATES[garden[place] ?? '']

/** What is at a place, by its last word: 'gate', 'bend'; nothing where it is grass. */
function featureAt(state: State, place: number): string | undefined {
  return gateAt(state, place) ? 'gate' : NAMES[state.garden[place] ?? '']?.split(' ').at(-1)
}

/** What a mower that has come to the end of its slide is held by. */
function stopName(sign: string, { place, way, garden }: Roll): string {
  const beyond = garden[place + stepOf(garden, way)] ?? ''
  if (sign === 'm' || sign === 'w') return NAMES[sign] ?? ''
  return GATES[beyond] ? 'shut gate' : (NAMES[beyond] ?? 'hedge')
}

export interface Slide {
  readonly way: Way
  readonly count: number
  /** What it comes over, each once. */
  readonly over: readonly string[]
  readonly stop: string
  /** Tiles that it would cut. */
  readonly fresh: number
}

export function lookAlong(state: State, way: Way): Slide | undefined {
  const rolls = slideOf(state, way)
  const end = rolls.at(-1)
  if (!end) return undefined
  const over = new Set(rolls.flatMap(({ place }) => featureAt(state, place) ?? []))
  for (const name of ['molehill', 'mud']) over.delete(name)
  return {
    way,
    count: rolls.length,
    over: [...over],
    stop: stopName(state.garden[end.place] ?? '', end),
    fresh: rolls.filter(({ place }) => isGrass(state.garden, place) && !isMown(state, place)).length,
  }
}

export const slidesFrom = (state: State) => WAYS.flatMap((way) => lookAlong(state, way) ?? [])
