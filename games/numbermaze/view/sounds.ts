/** What leaps and refusals sound like. */
import type { Sound } from '../../kit/sound/voices.ts'
import { rules, type State } from '../rules.ts'

export const REFUSED: readonly Sound[] = [
  { name: 'buzz', volume: 0.6 },
  { name: 'knock', step: -3, volume: 0.5 },
]
/** A tile was tapped on which no leap ends. */
export const MISSED: Sound = { name: 'tick', step: -3 }
/** The landings are shown. */
export const SHOWN: Sound = { name: 'tick', step: 2, volume: 0.6 }

export function hear(before: State, after: State): readonly Sound[] {
  const back = after.spent < before.spent
  const far = before.board.tiles[back ? after.at : before.at] ?? 1
  const lands = 0.3 + far * 0.05
  const number = after.board.tiles[after.at] ?? 1
  const arrives =
    back || rules.outcome(after) === 'won' ? [] : [{ name: 'pluck', step: number, after: lands } as const]
  return [
    { name: back ? 'swish' : 'pop', step: far - 2, volume: 0.5 },
    { name: 'knock', step: 2, after: lands, volume: 0.7 },
    ...arrives,
    ...(after.held > before.held ? keyTune(lands) : []),
  ]
}

/** The key is taken; its gates open. */
const keyTune = (after: number): Sound[] => [
  ...[0, 2, 4].map((step, i): Sound => ({ name: 'chime', step, after: after + i * 0.08, volume: 0.8 })),
  { name: 'thud', after: after + 0.5, volume: 0.5 },
  { name: 'pluck', step: 5, after: after + 0.52 },
]
