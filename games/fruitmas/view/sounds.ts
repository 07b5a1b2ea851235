/** Composes the sounds of a move. Each step of a cascade is a few notes higher, so a long one becomes a carol. */
import type { Sound } from '../../kit/sound/voices.ts'
import type { State } from '../rules.ts'
import { GIFT, kindOf } from '../rules/pieces.ts'
import { filmBetween, popsAt } from './film.ts'

/** Upper bound of notes in one step: more would be noise. */
const MOST_NOTES = 6

export const PICKED: Sound = { name: 'pluck', volume: 0.5 }
export const MOVED: Sound = { name: 'tick', volume: 0.5 }
export const REFUSED: readonly Sound[] = [{ name: 'swish' }, { name: 'buzz', after: 0.1 }]

export function soundsOf(before: State, after: State): Sound[] {
  const film = filmBetween(before, after)
  if (!film) return []
  const sounds: Sound[] = [{ name: 'swish', volume: 0.6 }]
  for (const shot of film.shots) {
    const { kind, at, length } = shot
    // The paws of a squirrel.
    if (kind === 'swap' && at > 0) sounds.push({ name: 'tick', after: at })
    if (kind === 'shake') sounds.push({ name: 'swish', after: at })
    if (kind === 'fall') sounds.push({ name: 'knock', step: 2, after: at + length * 0.8, volume: 0.5 })
    if (kind !== 'clear') continue
    const { step, hold, chain } = shot
    step.cleared.slice(0, MOST_NOTES).forEach(({ wave, piece }, i) => {
      const note = { step: chain * 2 - 5 + i, after: at + popsAt(hold, Math.max(wave, i * 0.8)), volume: 0.7 }
      // Gifts and similar pieces sound like wood.
      sounds.push({ name: kindOf(piece) < GIFT ? 'pop' : 'knock', ...note }, { name: 'pluck', ...note })
    })
    if (step.blasts.length)
      sounds.push({ name: 'thud', after: at + hold }, { name: 'swish', after: at + hold })
    if (step.born.length) sounds.push({ name: 'chime', step: chain * 2, after: at + hold + 0.1 })
  }
  return sounds
}
