/** What is heard of a change: every flip clacks, and every egg in its basket is a step up the scale. */
import type { Sound } from '../../kit/sound/voices.ts'
import { FARM } from '../rules/curve.ts'
import type { Day } from '../rules.ts'
import { passedOf } from './changes.ts'

const arpeggio = (steps: readonly number[]): Sound[] =>
  steps.map((step, i) => ({ name: 'chime', step, after: i * 0.07 }))

export function soundsOf(before: Day, after: Day): Sound[] {
  const flipped = after.gates.find(({ place, way }) =>
    before.gates.some((gate) => gate.place === place && gate.way !== way),
  )
  const gained = after.points - before.points
  const sounds: Sound[] = []
  if (flipped && after.flips > before.flips)
    sounds.push({ name: 'knock', step: flipped.way * 2 }, { name: 'tick', step: 2 + flipped.way * 2 })
  if (after.laid > before.laid) sounds.push({ name: 'pop', step: 3, volume: 0.5 })
  if (passedOf(before, after).length) sounds.push({ name: 'tick', volume: 0.5 })
  if (after.broken > before.broken)
    sounds.push(
      { name: 'thud' },
      { name: 'pop', step: -4, after: 0.05 },
      { name: 'buzz', step: -2, after: 0.08 },
    )
  if (gained >= FARM.goldenPoints) sounds.push(...arpeggio([0, 2, 4, 5, 7]))
  if (gained > 0) sounds.push({ name: 'pluck', step: Math.min(12, after.row) })
  if (after.next.golden && !before.next.golden) sounds.push(...arpeggio([2, 5]))
  if (after.changes > before.changes) sounds.push({ name: 'swish' }, ...arpeggio([0, 2, 4]))
  return sounds
}
