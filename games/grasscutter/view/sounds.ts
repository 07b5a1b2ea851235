/** What a slide or an undo sounds like. */
import type { Sound } from '../../kit/sound/voices.ts'
import { isMolehill, rules, slideOf, uncutOf, type State } from '../rules.ts'

/** Seconds from tile to tile. */
const BEAT = 0.06

export function soundsOf(before: State, after: State): readonly Sound[] {
  if (after.spent < before.spent) return [{ name: 'swish', step: 2, volume: 0.7 }]
  const places = slideOf(before, after.facing)
  const uncut = uncutOf(before)
  const end = places.length * BEAT
  // A scale that climbs with the share of the lawn that is done.
  const done = rules.score(before)
  const all = done + uncut.length
  return [
    { name: 'swish', step: -2, volume: 0.8 },
    ...places
      .filter((place) => uncut.includes(place))
      .map((place, i): Sound => ({
        name: 'tick',
        step: Math.floor(((done + i) / all) * 10) - 3,
        volume: 0.75,
        after: places.indexOf(place) * BEAT,
      })),
    isMolehill(before, after.mower)
      ? { name: 'pop', step: 2, after: end }
      : { name: 'knock', step: -4, volume: 0.8, after: end },
  ]
}
