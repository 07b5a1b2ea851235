/** Chooses the sounds of leaps and refusals. */
import type { Sound } from '../../kit/sound/voices.ts'
import { leapResult, rules, type State } from '../rules.ts'
import { numberAt, terrainOf } from '../rules/terrain.ts'

export const REFUSED: readonly Sound[] = [
  { name: 'buzz', volume: 0.6 },
  { name: 'knock', step: -3, volume: 0.5 },
]
/** A tap on a tile where no leap ends. */
export const MISSED: Sound = { name: 'tick', step: -3 }
/** The landings appear. */
export const SHOWN: Sound = { name: 'tick', step: 2, volume: 0.6 }

export function soundsOf(before: State, after: State): readonly Sound[] {
  const back = after.spent < before.spent
  const terrain = terrainOf(before.board)
  const far = numberAt(terrain, before.memory, back ? after.at : before.at)
  const lands = 0.3 + far * 0.05
  const number = numberAt(terrain, after.memory, after.at)
  const arrives =
    back || rules.outcome(after) === 'won' ? [] : [{ name: 'pluck', step: number, after: lands } as const]
  return [
    { name: back ? 'swish' : 'pop', step: far - 2, volume: 0.5 },
    { name: 'knock', step: 2, after: lands, volume: 0.7 },
    ...arrives,
    ...(back ? [] : gardenSounds(before, after, lands)),
  ]
}

/** The garden's sounds after a leap: ice, burrow, tiles that break or grow, pickups. */
function gardenSounds(before: State, after: State, lands: number): Sound[] {
  const { slid, tunnelled, broke, grew, keys, carrots } = leapResult(before, after)
  const tune: readonly (readonly [isHeard: unknown, Sound['name'], step: number, after: number])[] = [
    [slid, 'swish', 4, lands],
    [tunnelled, 'thud', -3, lands + 0.1],
    [tunnelled, 'pop', -2, lands + 0.45],
    [broke, 'thud', -2, 0.1],
    [grew, 'pluck', 6, 0.12],
    [carrots, 'chime', 2, lands],
    [carrots, 'chime', 5, lands + 0.09],
    // The key is taken, then its gates open.
    [keys, 'chime', 0, lands],
    [keys, 'chime', 4, lands + 0.16],
    [keys, 'thud', 0, lands + 0.5],
    [keys, 'pluck', 5, lands + 0.52],
  ]
  return tune.flatMap(([isHeard, name, step, after]) => (isHeard ? [{ name, step, after, volume: 0.6 }] : []))
}
