/** Maps changes to sounds: picking more flowers at once climbs higher. */
import type { Sound } from '../../kit/sound/voices.ts'
import type { FlowerBed } from '../rules.ts'

export function soundsOf(before: FlowerBed, after: FlowerBed): Sound[] {
  const picked = after.picked - before.picked
  return [
    { name: 'pop' },
    ...Array.from({ length: picked }, (_, i): Sound => ({ name: 'pluck', step: i * 2, after: 0.07 * i })),
  ]
}
