/** What is heard of a change. Gaps climb the scale, so that a good flight is a tune. */
import type { Sound } from '../../kit/sound/voices.ts'
import { GARDEN } from '../rules/curve.ts'
import type { Flight } from '../rules/state.ts'

export function soundsOf(before: Flight, after: Flight): readonly Sound[] {
  if (after.crash) return before.crash ? [] : [{ name: 'thud' }, { name: 'swish', step: -3 }]
  const gained = after.points - before.points
  const passed = after.gaps > before.gaps
  return [
    ...(after.flaps > before.flaps ? [{ name: 'swish', step: after.flaps % 3, volume: 0.8 } as const] : []),
    ...(passed ? [{ name: 'pluck', step: after.gaps % 10 } as const] : []),
    ...(gained > 4 ? [0, 2, 4].map((step) => ({ name: 'chime', step, after: step * 0.04 }) as const) : []),
    ...(gained > 0 && !passed && gained < 5 ? [{ name: 'pop', step: 3 + (after.points % 5) } as const] : []),
    ...(after.tick === after.gust.from - GARDEN.warning
      ? [{ name: 'swish', step: -4, volume: 0.7 } as const]
      : []),
    ...(after.tick === after.gust.from ? [{ name: 'swish', step: -7 } as const] : []),
  ]
}
