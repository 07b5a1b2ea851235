/** Plays the sounds of a stroke. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import { isFoul, type State } from '../rules/state.ts'
import { isRackHit } from './effects.ts'

/** Maximum hits to play per tick: a break has dozens. */
const MOST_HITS = 5

export function soundsOf(before: State, after: State): readonly Sound[] {
  const sounds: Sound[] = []
  if (after.shots > before.shots) sounds.push({ name: 'knock', step: 3 })
  if (isRackHit(before, after)) sounds.push({ name: 'thud', step: -4 }, { name: 'swish', step: -2 })
  if (after.hits !== before.hits)
    for (const { kind, ball, speed } of after.hits.slice(0, MOST_HITS)) {
      const volume = clamp(speed / 350, 0.04)
      if (kind === 'ball') sounds.push({ name: 'knock', step: 7 + (ball % 3), volume })
      else if (kind === 'rail') sounds.push({ name: 'thud', step: 2, volume: volume * 0.35 })
      else
        sounds.push(
          { name: 'pop', step: -3 },
          { name: 'chime', step: ball ? ball % 5 : -4, volume: 0.7, after: 0.12 },
        )
    }
  const news = after.news === before.news ? undefined : after.news?.kind
  if (news === 'won' || news === 'all clear')
    for (let n = 0; n < 4; n++) sounds.push({ name: 'chime', step: 2 * n, after: 0.3 + n * 0.09 })
  if (isFoul(news) || news === 'weak break') sounds.push({ name: 'buzz', step: 2 })
  if (after.groups && !before.groups)
    sounds.push({ name: 'pluck', step: 5 }, { name: 'pluck', step: 7, after: 0.1 })
  return sounds
}
