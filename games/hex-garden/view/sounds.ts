/** Composes the sounds of a planting: a knock, then a rising note per flower; each line starts above the last one. */
import type { Sound } from '../../kit/sound/voices.ts'
import type { State } from '../rules.ts'
import { PIECES } from '../rules/pieces.ts'
import { bloomsAfter, changesOf, SWARMING } from './changes.ts'

const UNDONE: readonly Sound[] = [
  { name: 'swish', volume: 0.6 },
  { name: 'tick', step: -2 },
]

/** Longer streaks do not raise the pitch any further. */
const HIGHEST = 6

export function soundsOf(before: State, after: State): readonly Sound[] {
  const { lines, filled, watered, broken, raised, lost, undone, dealt } = changesOf(before, after)
  if (undone) return UNDONE
  if (after.planted === before.planted) return []
  const size = PIECES[after.last.piece]?.cells.length ?? 1
  const wait = filled.length ? SWARMING : 0
  const start = bloomsAfter(lines.length, 0, wait)
  const pitch = Math.min(after.streak, HIGHEST) - 1
  return [
    { name: 'knock', volume: 0.8 },
    { name: 'pluck', step: 4 - size, volume: 0.8 },
    ...lines.flatMap((line, i) =>
      line.map((_, k): Sound => ({
        name: k === line.length - 1 ? 'chime' : 'pluck',
        step: k - 2 + i * 3 + pitch,
        volume: 0.75,
        after: bloomsAfter(i, k, wait),
      })),
    ),
    ...filled.map((_, i): Sound => ({
      name: 'chime',
      step: i - 2,
      volume: 0.5,
      after: 0.3 + (i % 6) * 0.09,
    })),
    ...(watered.length ? [{ name: 'swish', after: start } as const] : []),
    ...(broken.length ? [{ name: 'thud', after: start } as const] : []),
    ...(raised.length ? [{ name: 'thud', volume: 0.6, after: start + 0.1 } as const] : []),
    ...(lost ? [{ name: 'pluck', step: -6, volume: 0.6, after: 0.2 } as const] : []),
    ...(dealt
      ? [0, 1, 2].map((i): Sound => ({ name: 'tick', step: i * 2, volume: 0.6, after: start + i * 0.07 }))
      : []),
  ]
}
