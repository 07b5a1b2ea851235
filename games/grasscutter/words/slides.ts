/** Summarises possible slides, and names the features along them. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { GATES, isGrass, stepOf, type Roll } from '../rules/garden.ts'
import { isMown, slideOf, type State } from '../rules.ts'

/** Feature names. A rising bend turns a mower that comes from the left up. */
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
  x: 'sunken post',
  p: 'falling turnstile',
  q: 'rising turnstile',
}

const PLURALS: Readonly<Record<string, string>> = {
  hedge: 'hedges',
  gate: 'gates',
  stone: 'stones',
  molehill: 'molehills',
  bend: 'bends',
  tunnel: 'tunnels',
  plank: 'planks',
  pond: 'ponds',
  switch: 'switches',
  post: 'posts',
  turnstile: 'turnstiles',
}

/** For example 'falling bends', 'gates up'. Mud and grass have no plural. */
export const pluralOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => PLURALS[word] ?? word)
    .join(' ')

export const gateAt = ({ garden }: State, place: number): Way | undefined => GATES[garden[place] ?? '']

/** The feature at a place, by its last word: 'gate', 'bend'; undefined on grass. */
function featureAt(state: State, place: number): string | undefined {
  return gateAt(state, place) ? 'gate' : NAMES[state.garden[place] ?? '']?.split(' ').at(-1)
}

/** Names the obstacle that ended a slide. */
function stopName(sign: string, { place, way, garden }: Roll): string {
  const beyond = garden[place + stepOf(garden, way)] ?? ''
  if (sign === 'm' || sign === 'w') return NAMES[sign] ?? ''
  return GATES[beyond] ? 'shut gate' : (NAMES[beyond] ?? 'hedge')
}

export interface SlideSummary {
  readonly way: Way
  readonly count: number
  /** The features crossed, each once. */
  readonly over: readonly string[]
  readonly stop: string
  /** Tiles that it would cut. */
  readonly fresh: number
}

export function summarise(state: State, way: Way): SlideSummary | undefined {
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

export const slidesFrom = (state: State) => WAYS.flatMap((way) => summarise(state, way) ?? [])
