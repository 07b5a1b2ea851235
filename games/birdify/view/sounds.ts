/** Maps changes to sounds. Gaps climb the scale, higher with the multiplier, so that a good flight becomes a tune. */
import type { Sound } from '../../kit/sound/voices.ts'
import { treatsTaken, multiplierOf } from '../rules/chain.ts'
import { GARDEN } from '../rules/curve.ts'
import type { Flight, TreatKind } from '../rules/state.ts'
import { changesOf } from './changes.ts'

const arpeggio = (...steps: readonly number[]): Sound[] =>
  steps.map((step, i) => ({ name: 'chime', step, after: i * 0.07 }))

const TAKEN: Readonly<Record<TreatKind, (after: Flight) => readonly Sound[]>> = {
  berry: ({ chain }) => [{ name: 'pop', step: 2 + (chain % 6) }],
  golden: () => arpeggio(0, 2, 4),
  star: () => [{ name: 'swish', step: 6 }, ...arpeggio(9, 7, 9, 11)],
  bubble: () => [
    { name: 'pop', step: -3 },
    { name: 'chime', step: 5, after: 0.06, volume: 0.6 },
  ],
  magnet: () => [{ name: 'buzz', step: 5, volume: 0.6 }, ...arpeggio(1, 4)],
}

export function soundsOf(before: Flight, after: Flight): readonly Sound[] {
  if (after.crash)
    return before.crash
      ? []
      : [
          { name: 'thud' },
          { name: after.crash === 'hornet' ? 'buzz' : 'knock', step: -4 },
          { name: 'swish', step: -3, after: 0.2 },
          { name: 'swish', step: -6, after: 0.45, volume: 0.6 },
        ]
  const sounds: Sound[] = treatsTaken(before, after).flatMap(({ kind }) => TAKEN[kind](after))
  const { isRescue, isBounce, isHop, bumped, hornet, isGoldenFlight, isShave, passed, stepped, lost } =
    changesOf(before, after)
  if (after.flaps > before.flaps) sounds.push({ name: 'swish', step: after.flaps % 3, volume: 0.8 })
  if (passed) sounds.push({ name: 'pluck', step: (after.gaps % 10) + (multiplierOf(after) > 2 ? 2 : 0) })
  if (isShave) sounds.push({ name: 'tick', step: 6 }, { name: 'tick', step: 8, after: 0.06 })
  if (isBounce) sounds.push({ name: 'pop', step: -5 }, { name: 'pop', step: -2, after: 0.07, volume: 0.7 })
  if (isHop) sounds.push({ name: 'knock', step: -2 }, { name: 'pluck', step: -5, volume: 0.7 })
  if (bumped) sounds.push({ name: 'knock', step: 2 }, { name: 'swish', step: 1, after: 0.04 })
  if (hornet) sounds.push({ name: 'buzz', step: 3 }, { name: 'knock', step: 4 })
  if (isRescue)
    sounds.push({ name: 'pop', step: 6 }, { name: 'thud', step: 3, volume: 0.5 }, ...arpeggio(3, 5))
  if (isGoldenFlight) sounds.push(...arpeggio(0, 2, 4, 5, 7, 9))
  else if (stepped) sounds.push(...arpeggio(2, 5))
  if (lost) sounds.push({ name: 'pluck', step: -4, volume: 0.7 })
  if (after.tick > before.tick) {
    if (after.tick === after.gust.from - GARDEN.warning) sounds.push({ name: 'swish', step: -4, volume: 0.7 })
    if (after.tick === after.gust.from) sounds.push({ name: 'swish', step: -7 })
    if (
      after.canes.some(
        ({ closes, x }) => closes && x - before.x > GARDEN.closesFrom && x - after.x <= GARDEN.closesFrom,
      )
    )
      sounds.push({ name: 'knock', step: -3, volume: 0.7 }, { name: 'swish', step: -2, volume: 0.6 })
  }
  return sounds
}
