/** Counts in before a paused real-time round continues; the game is frozen during it. */
import type { Shell } from '../shell/shell.ts'
import type { Speaker } from '../sound/speaker.ts'
import type { PhaseState } from './phase-options.ts'

const COUNTS = 3
const SECONDS_PER_COUNT = 0.6

export function countIn(at: PhaseState, delta: number, shell: Shell, speaker: Speaker): void {
  const before = Math.ceil(at.counted / SECONDS_PER_COUNT)
  at.counted += delta
  const now = Math.ceil(at.counted / SECONDS_PER_COUNT)
  if (now === before) return
  const left = Math.max(0, COUNTS + 1 - now)
  shell.count(left)
  if (left) speaker.play([{ name: 'tick', step: 1 - left }])
  else at.phase = 'playing'
}
