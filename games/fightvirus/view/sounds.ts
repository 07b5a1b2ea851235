/** Sounds of changes: hits tick, bursts climb the scale with the chain, warnings are low, gifts high. */
import { climb } from '../../kit/sound/climb.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import type { State } from '../rules/state.ts'
import { isBeating } from '../rules.ts'
import { isBossWave, isDying } from '../rules/waves.ts'

/** Ticks between hit sounds; faster would buzz. */
const HIT_EVERY = 5

/** From this many spores on, new ones are silent. */
const MAX_AUDIBLE_SPORES = 12

const run = (name: Sound['name'], steps: readonly number[], gap: number): Sound[] =>
  steps.map((step, i) => ({ name, step, after: i * gap, volume: 0.8 }))

export function soundsOf(before: State, after: State): Sound[] {
  const sounds: Sound[] = []
  if (after.bosses > before.bosses)
    sounds.push(
      { name: 'thud', step: -2 },
      { name: 'swish', step: -5 },
      ...run('chime', [0, 2, 4, 5, 7, 9], 0.07),
    )
  else if (after.bursts > before.bursts)
    sounds.push(
      { name: 'pop', step: climb(after.chain - 1, 14) },
      { name: 'pluck', step: climb(after.chain - 1, 14), volume: 0.45 },
    )
  else if (after.tick % HIT_EVERY === 0 && after.viruses.some(({ hit }) => hit === after.tick))
    sounds.push({ name: 'tick', step: after.tick % 3, volume: 0.35 })
  if (after.hearts < before.hearts) sounds.push({ name: 'thud' }, { name: 'buzz', step: -2 })
  if (!after.hearts && before.hearts)
    sounds.push({ name: 'thud', step: -5 }, ...run('pluck', [2, 0, -2, -5], 0.24))
  else if (before.shield && !after.shield) sounds.push({ name: 'knock' }, { name: 'chime', step: -3 })
  if (after.surge > before.surge)
    sounds.push(...run('chime', [0, 2, 4, 7, 9, 12], 0.05), { name: 'swish', step: 3 })
  else if (before.surge && !after.surge) sounds.push({ name: 'swish', step: -3 })
  if (after.offer.length > before.offer.length) sounds.push(...run('pluck', [4, 7, 9], 0.1))
  else if (before.offer.length > after.offer.length) sounds.push(...run('chime', [0, 4, 7, 11], 0.06))
  if (isBeating(after) && !isBeating(before)) sounds.push(...run('thud', [-4, -2], 0.16))
  if (after.viruses.some(isDying) && !before.viruses.some(isDying))
    sounds.push({ name: 'thud', step: -4 }, ...run('swish', [-5, -3, 0, 3], 0.3))
  if (tookHelp(before, after)) sounds.push(...run('chime', [2, 4, 7], 0.05))
  if (after.spores.length > before.spores.length && before.spores.length < MAX_AUDIBLE_SPORES)
    sounds.push({ name: 'swish', step: -2, volume: 0.7 })
  if (after.wave > before.wave || (after.tick === 1 && before.tick === 0))
    sounds.push(...(isBossWave(after.wave) ? run('thud', [-3, -3, -4], 0.28) : run('pluck', [0, 2], 0.12)))
  return sounds
}

/** A gift has taken effect. */
const tookHelp = (before: State, after: State) =>
  after.spread > before.spread ||
  after.beam > before.beam ||
  after.slow > before.slow ||
  after.hearts > before.hearts ||
  (after.shield && !before.shield)
