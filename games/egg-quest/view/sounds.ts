/** What is heard of a change. The steps climb with the nests and with the combo, so that a good run is a tune. */
import type { Sound } from '../../kit/sound/voices.ts'
import { nestOf, type Climb } from '../rules.ts'
import { changesOf } from './changes.ts'

export function soundsOf(before: Climb, after: Climb): readonly Sound[] {
  const happened = changesOf(before, after)
  const { best, combo, points } = after
  const sounds: Sound[] = []
  const add = (name: Sound['name'], step = 0, wait = 0) => sounds.push({ name, step, after: wait })
  /** Up the scale. */
  const run = (name: Sound['name'], from: number, count: number) => {
    for (let i = 0; i < count; i++) add(name, from + i * 2, i * 0.08)
  }
  if (happened.leapt) {
    add('swish', 1 + Math.min(combo, 5))
    // Boing.
    if (nestOf(after, after.at).kind === 'spring') run('pluck', 2, 3)
  }
  if (happened.landed) {
    add('knock')
    add('pluck', best % 10)
  }
  if (happened.centred) run('chime', Math.min(combo, 9), 2)
  if (happened.fevered) run('chime', 3, 5)
  if (happened.golden) run('pop', 0, 6)
  if (happened.cooled) add('tick', -3)
  for (const { golden } of happened.caught) add(golden ? 'chime' : 'pop', 3 + (points % 5))
  if (happened.fellBack) add('knock', -2)
  if (happened.letGo) add('swish', -4)
  // Caw!
  if (happened.bumped || happened.scared) add('buzz', happened.scared ? 6 : 0)
  if (happened.saved) run('swish', 0, 4)
  if (happened.broke) {
    add('thud')
    // Cheep, cheep.
    add('tick', 6, 0.25)
    add('tick', 8, 0.36)
  }
  if (happened.arrived) add('pop', 2)
  if (happened.entered !== undefined) add('chime', 4, 0.2)
  return sounds
}
