/** Maps changes to sounds. Pitches climb with the nests and the chain, so that a good run becomes a tune. */
import type { Sound } from '../../kit/sound/voices.ts'
import { nestOf, type Climb } from '../rules.ts'
import { changesOf } from './changes.ts'

export function soundsOf(before: Climb, after: Climb): readonly Sound[] {
  const changes = changesOf(before, after)
  const { best, combo, points } = after
  const sounds: Sound[] = []
  const add = (name: Sound['name'], step = 0, wait = 0) => sounds.push({ name, step, after: wait })
  /** Plays `count` notes up the scale. */
  const run = (name: Sound['name'], from: number, count: number) => {
    for (let i = 0; i < count; i++) add(name, from + i * 2, i * 0.08)
  }
  if (changes.leapt) {
    add('swish', 1 + Math.min(combo, 5))
    // Boing.
    if (nestOf(after, after.at).kind === 'spring') run('pluck', 2, 3)
  }
  if (changes.landed) {
    add('knock')
    add('pluck', best % 10)
  }
  if (changes.centred) run('chime', Math.min(combo, 9), 2)
  if (changes.gilt) run('pluck', 7, 4)
  if (changes.fevered) run('chime', 3, 5)
  if (changes.golden) run('pop', 0, 6)
  if (changes.cooled) add('tick', -3)
  for (const { golden } of changes.caught) add(golden ? 'chime' : 'pop', 3 + (points % 5))
  if (changes.fellBack) add('knock', -2)
  if (changes.letGo) add('swish', -4)
  // Caw!
  if (changes.bumped || changes.scared) add('buzz', changes.scared ? 6 : 0)
  if (changes.saved) run('swish', 0, 4)
  if (changes.broke) {
    add('thud')
    // Cheep, cheep.
    add('tick', 6, 0.25)
    add('tick', 8, 0.36)
  }
  if (changes.arrived) add('pop', 2)
  if (changes.entered !== undefined) add('chime', 4, 0.2)
  return sounds
}
