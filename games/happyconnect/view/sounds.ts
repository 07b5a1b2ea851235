/** Chooses the sounds of a stroke or an undo. */
import type { Sound } from '../../kit/sound/voices.ts'
import { countJoined, type State } from '../rules.ts'

export function soundsOf(before: State, after: State): readonly Sound[] {
  const [were, are] = [countJoined(before), countJoined(after)]
  if (are > were) return cheer(are)
  return [{ name: are < were ? 'swish' : 'tick', step: are - 2, volume: 0.6 }]
}

/** A run up the scale that starts higher with each pair. */
const cheer = (joined: number): Sound[] => [
  { name: 'pop', step: joined, volume: 0.8 },
  ...[0, 2, 4].map((step, i): Sound => ({ name: 'chime', step: step + joined - 5, after: 0.05 + i * 0.08 })),
]
