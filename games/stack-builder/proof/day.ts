/** A round of the day, as somebody of average skill plays it. */
import type { Site } from '../rules.ts'
import { AVERAGE, buildOn } from './people.ts'

/** Storeys: nobody of average skill comes near. */
const HIGHEST = 400

export function playDay(start: Site, seed: number): { end: Site; seconds: number } {
  const end = buildOn(start, seed, AVERAGE, HIGHEST)
  return { end, seconds: (end.tick - start.tick) / 60 }
}
