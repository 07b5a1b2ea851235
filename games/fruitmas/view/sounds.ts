/** What a move sounds like: every step of a cascade a few notes higher than the last, so that a long one is a carol. */
import type { Sound } from '../../kit/sound/voices.ts'
import { goesAt, type Film } from './playback.ts'

/** Notes of one step: more would only be noise. */
const MOST_NOTES = 6

export function carol({ scenes }: Film): Sound[] {
  const sounds: Sound[] = [{ name: 'swish', volume: 0.6 }]
  for (const scene of scenes) {
    const { kind, at, length } = scene
    if (kind === 'shake') sounds.push({ name: 'swish', after: at })
    if (kind === 'fall') sounds.push({ name: 'knock', step: 2, after: at + length * 0.8, volume: 0.5 })
    if (kind !== 'go') continue
    const { step, stop, chain } = scene
    step.cleared.slice(0, MOST_NOTES).forEach(({ wave }, i) => {
      const note = { step: chain * 2 - 5 + i, after: at + goesAt(stop, Math.max(wave, i * 0.8)), volume: 0.7 }
      sounds.push({ name: 'pop', ...note }, { name: 'pluck', ...note })
    })
    if (step.blasts.length)
      sounds.push({ name: 'thud', after: at + stop }, { name: 'swish', after: at + stop })
    if (step.born.length) sounds.push({ name: 'chime', step: chain * 2, after: at + stop + 0.1 })
  }
  return sounds
}
