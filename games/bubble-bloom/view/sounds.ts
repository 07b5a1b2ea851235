/** Composes the sounds of a change: rising bursts, falls down the scale, and a higher pitch for a streak. */
import type { Sound } from '../../kit/sound/voices.ts'
import type { State } from '../rules.ts'
import { BEE, POD, RAINBOW, STONE, VINE } from '../rules/kinds.ts'
import { timing } from './timing.ts'

/** Maximum notes of a run: more would rattle. */
const NOTES = 14

/** The sound of each element when it leaves. */
const VOICES: Readonly<Record<number, Sound>> = {
  [STONE]: { name: 'knock', step: -4 },
  [RAINBOW]: { name: 'chime', step: 2 },
  [POD]: { name: 'thud', step: 4 },
  [BEE]: { name: 'chime', step: 5 },
  [VINE]: { name: 'swish', step: 2 },
}

export function soundsOf(before: State, after: State): readonly Sound[] {
  if (after.spent < before.spent) return [{ name: 'swish', volume: 0.6 }]
  if (after.spent === before.spent) return [{ name: 'tick' }, { name: 'tick', step: 3, after: 0.08 }]
  const times = timing(before, after)
  if (!times) return []
  const { land, bursts, falls, sink } = times
  const high = Math.min(8, after.streak - 1)
  const sounds: Sound[] = [
    { name: 'swish', volume: 0.8 },
    { name: 'tick', step: -2 },
    { name: 'knock', step: 1, after: land, volume: 0.7 },
  ]
  for (const [i, at] of [...bursts.values()].slice(0, NOTES).entries())
    sounds.push(
      { name: 'pop', step: i + high, after: at },
      { name: 'pluck', step: i + high, after: at, volume: 0.5 },
    )
  for (const [i, at] of [...falls.values()].slice(0, NOTES).entries())
    sounds.push({ name: 'pluck', step: high + 9 - i, after: at + 0.02 * i, volume: 0.45 })
  const kinds = new Map(before.bed.map(({ id, kind }) => [id, kind]))
  for (const [id, at] of [...bursts, ...falls]) {
    const voice = VOICES[kinds.get(id) ?? 0]
    if (voice) sounds.push({ ...voice, after: at })
  }
  // A chime for melting ice and changing colours, a low note for a new vine.
  const changed = after.bed.find(({ id, kind }) => id !== after.shot?.seed.id && kinds.get(id) !== kind)
  if (changed) sounds.push({ name: 'chime', step: kinds.has(changed.id) ? 7 : -5, after: land, volume: 0.5 })
  const first = Math.min(...falls.values())
  if (falls.size)
    sounds.push({ name: 'thud', after: first + 0.55, volume: Math.min(1, 0.3 + falls.size / 15) })
  if (falls.size > 7) sounds.push({ name: 'chime', step: high, after: first + 0.1 })
  if (after.sunk > before.sunk) sounds.push({ name: 'thud', step: 2, after: sink, volume: 0.6 })
  return sounds
}
