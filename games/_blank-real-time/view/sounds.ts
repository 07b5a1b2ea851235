/** Maps changes to sounds: each catch in a row is higher, and one in the middle of the ring chimes. */
import { climb } from '../../kit/sound/climb.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import type { PetalFall } from '../rules/state.ts'

/** Of a catch: in a full minute there are hundreds. */
const LOUDNESS = 0.4
/** The highest step of a row. */
const TOP = 12

export function soundsOf(before: PetalFall, after: PetalFall): Sound[] {
  if (after.lost > before.lost) return [{ name: 'thud' }]
  if (after.caught > before.caught) {
    const step = climb(after.row, TOP)
    const isCentred = after.points - before.points > 1
    return [
      { name: 'pluck', step, volume: LOUDNESS },
      ...(isCentred ? [{ name: 'chime', step, volume: LOUDNESS / 2 } as const] : []),
    ]
  }
  return after.closed === before.closed ? [] : [{ name: 'buzz', volume: 0.6 }]
}
