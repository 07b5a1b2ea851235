/** Vibrates on impacts, where the device supports it. */
import type { Sound } from './voices.ts'

/** Length of a vibration for the softest and the hardest impact, and the shortest gap between two. */
const MIN_VIBRATION_MS = 8
const MAX_VIBRATION_MS = 25
const VIBRATION_GAP_MS = 120
/** Softer impacts do not vibrate. */
const MIN_VOLUME = 0.5

export function createVibration(isStill: () => boolean): (sound: Sound) => void {
  let last = -Infinity
  return ({ name, volume = 1, after = 0 }) => {
    if ((name !== 'thud' && name !== 'knock') || volume < MIN_VOLUME || isStill()) return
    if (!('vibrate' in navigator)) return
    const at = performance.now() + after * 1000
    if (at - last < VIBRATION_GAP_MS) return
    last = at
    const strength = Math.min(1, (volume - MIN_VOLUME) / (1 - MIN_VOLUME))
    const length = Math.round(MIN_VIBRATION_MS + (MAX_VIBRATION_MS - MIN_VIBRATION_MS) * strength)
    setTimeout(() => navigator.vibrate(length), after * 1000)
  }
}
