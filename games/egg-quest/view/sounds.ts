/** What is heard of a change. The steps climb with the nests and with the combo, so that a good run is a tune. */
import type { Sound } from '../../kit/sound/voices.ts'
import { changesOf } from './changes.ts'
import { POINTS } from '../rules/curve.ts'
import type { Climb } from '../rules.ts'

export function soundsOf(before: Climb, after: Climb): readonly Sound[] {
  const happened = changesOf(before, after)
  const { best, combo, points } = after
  const sounds: Sound[] = []
  const add = (name: Sound['name'], step = 0, wait = 0) => sounds.push({ name, step, after: wait })
  if (happened.leapt) add('swish', 1 + Math.min(combo, 5))
  if (happened.landed) {
    add('knock')
    add('pluck', best % 10)
  }
  if (happened.centred) {
    add('chime', Math.min(combo, 9))
    add('chime', Math.min(combo, 9) + 2, 0.07)
  }
  if (happened.caught) add(happened.caught < POINTS.golden ? 'pop' : 'chime', 3 + (points % 5))
  if (happened.fellBack) add('knock', -2)
  if (happened.letGo) add('swish', -4)
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
