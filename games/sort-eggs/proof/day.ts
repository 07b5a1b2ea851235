/** A round by somebody who has played a few, so that days can be judged. */
import { chance } from '../../kit/rules/chance.ts'
import type { Day } from '../rules.ts'
import { AVERAGE, playFrom, sorter } from './people.ts'

export function playDay(start: Day, seed: number): { end: Day; seconds: number } {
  const end = playFrom(start, sorter(AVERAGE, chance(seed)), Infinity)
  return { end, seconds: end.tick / 60 }
}
