/** What a move sounds like: every step of a cascade a few notes higher than the last, so that a long one is a carol. */
import type { Sound } from '../kit/sound.ts'
import type { Step } from './cascade.ts'
import { film, goesAt } from './playback.ts'
import { BOMB, BURST, type Swap } from './pieces.ts'
import type { State } from './rules.ts'

/** Notes of one step: more pieces would only be noise. */
const MOST_NOTES = 6

export function carol(before: State, swap: Swap, steps: readonly Step[]): Sound[] {
  const sounds: Sound[] = [{ name: 'swish', volume: 0.6 }]
  for (const scene of film(before.board, swap, steps).scenes) {
    if (scene.kind === 'shake')
      sounds.push({ name: 'swish', after: scene.at }, { name: 'chime', after: scene.at + 0.5 })
    if (scene.kind === 'fall')
      sounds.push({ name: 'knock', step: 2, after: scene.at + scene.length * 0.8, volume: 0.5 })
    if (scene.kind !== 'go') continue
    const { step, stop, chain, at } = scene
    const first = (chain - 1) * 2 - 3
    step.cleared.slice(0, MOST_NOTES).forEach(({ wave }, i) => {
      const after = at + goesAt(stop, Math.max(wave, i * 0.8))
      sounds.push(
        { name: 'pop', step: first + i, after, volume: 0.7 },
        { name: 'pluck', step: first + i, after, volume: 0.6 },
      )
    })
    for (const { power, wave } of step.blasts.slice(0, 4)) {
      const after = at + goesAt(stop, wave)
      sounds.push({ name: power === BURST ? 'thud' : 'swish', after })
      if (power === BOMB)
        sounds.push({ name: 'chime', step: 2, after }, { name: 'chime', step: 5, after: after + 0.08 })
    }
    if (step.born.length) sounds.push({ name: 'chime', step: first + 4, after: at + stop + 0.1, volume: 0.8 })
  }
  return sounds
}
