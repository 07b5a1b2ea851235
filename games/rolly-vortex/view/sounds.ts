/** Plays the sounds of a change. Gems in a row climb the scale. */
import { climb } from '../../kit/sound/climb.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import type { State } from '../rules/state.ts'
import { timesOf } from '../rules/collisions.ts'
import { zoneNumber } from '../rules/curve.ts'
import { driftAt } from '../rules/tube.ts'

const HIGHEST_STEP = 7

/** Notes one after the other, from `after` on. */
const row = (name: Sound['name'], steps: readonly number[], every: number, after = 0, volume = 1): Sound[] =>
  steps.map((step, i) => ({ name, step, after: after + i * every, volume }))

export function soundsOf(before: State, after: State): readonly Sound[] {
  const heard: Sound[] = []
  if (after.gems > before.gems)
    heard.push({ name: 'chime', step: climb(after.chain - 6, HIGHEST_STEP), volume: 0.7 })
  if (after.embers > before.embers)
    heard.push({ name: 'pop', step: 3 }, { name: 'swish', step: 1, volume: 0.7 })
  if (after.nearMisses > before.nearMisses)
    heard.push({ name: 'swish', step: 4 }, { name: 'tick', step: 6 + timesOf(after), after: 0.03 })
  if (after.smashed > before.smashed)
    heard.push({ name: 'knock', step: after.smashed % 5 }, { name: 'pop', step: -2, after: 0.04 })
  if (after.blaze && !before.blaze)
    heard.push(
      { name: 'thud', step: -2 },
      { name: 'swish', step: 3, after: 0.05 },
      ...row('chime', [0, 3, 5, 8], 0.06),
    )
  if (before.blaze && !after.blaze) heard.push({ name: 'swish', step: -2 })
  const drift = driftAt(after.drums, after.distance)
  // Panned to the side to which the tube carries the ball.
  if (drift !== driftAt(before.drums, before.distance) && drift !== 0)
    heard.push({ name: 'swish', step: -3, pan: Math.sign(drift) }, { name: 'thud', step: 4, volume: 0.4 })
  if (after.bubble && !before.bubble)
    heard.push({ name: 'pluck', step: 0 }, { name: 'pluck', step: 4, after: 0.08 })
  if (before.bubble && !after.bubble)
    heard.push({ name: 'pop', step: 2 }, { name: 'thud', step: 2, volume: 0.6 })
  if (zoneNumber(after.distance) > zoneNumber(before.distance)) {
    heard.push(...row('pluck', [0, 2, 4], 0.09, 0, 0.8))
  }
  if (after.crash && !before.crash) {
    if (after.crash.kind === 'hole')
      // Falls and falls.
      heard.push({ name: 'swish', step: -4 }, ...row('pluck', [3, 0, -3], 0.22, 0.2, 0.5), {
        name: 'thud',
        step: -5,
        after: 1.1,
        volume: 0.5,
      })
    else
      heard.push(
        { name: 'thud', step: 0 },
        { name: 'knock', step: -3 },
        { name: 'pop', step: -2, after: 0.22 },
        // Splinters.
        ...row('tick', [5, 2, 3, -1], 0.08, 0.3, 0.5),
      )
  }
  return heard
}
