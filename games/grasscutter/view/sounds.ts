/** Chooses the sounds of a slide or an undo. */
import type { Sound } from '../../kit/sound/voices.ts'
import { rules, slideOf, uncutOf, type State } from '../rules.ts'

/** Sounds of the features that the mower crosses or stops at. */
const BEND: Sound = { name: 'pluck', step: 3, volume: 0.7 }
const TUNNEL: Sound = { name: 'thud', step: 2, volume: 0.5 }
const FEATURES: Readonly<Record<string, Sound>> = {
  b: BEND,
  d: BEND,
  t: TUNNEL,
  '=': { name: 'thud', step: -1, volume: 0.9 },
  '*': { name: 'chime', step: 0 },
  p: { ...BEND, step: 6 },
  q: { ...BEND, step: 6 },
}
const STOPS: Readonly<Record<string, Sound>> = {
  m: { name: 'pop', step: 2 },
  w: { name: 'pop', step: -4 },
}
const KNOCK: Sound = { name: 'knock', step: -4, volume: 0.8 }

/** Seconds per tile. */
const BEAT = 0.06

export function soundsOf(before: State, after: State): readonly Sound[] {
  if (after.spent < before.spent) return [{ name: 'swish', step: 2, volume: 0.7 }]
  const rolls = slideOf(before, after.sent)
  const uncut = uncutOf(before)
  const end = rolls.length * BEAT
  // A scale that climbs with the share of the lawn that is done.
  const done = rules.score(before)
  const all = done + uncut.length
  const sounds: readonly Sound[] = [
    { name: 'swish', step: -2, volume: 0.8, after: 0 },
    ...rolls
      .filter(({ place }) => uncut.includes(place))
      .map((roll, i): Sound => ({
        name: 'tick',
        step: Math.floor(((done + i) / all) * 10) - 3,
        volume: 0.75,
        after: rolls.indexOf(roll) * BEAT,
      })),
    ...rolls.flatMap(({ place }, i) => {
      const sound = FEATURES[before.garden[place] ?? '']
      return sound ? [{ ...sound, after: i * BEAT }] : []
    }),
    STOPS[before.garden[after.mower] ?? ''] ?? KNOCK,
  ]
  return sounds.map((sound) => ({ after: end, ...sound }))
}
