/** Boards of a day: each is like one of the tuned levels, which are later ones from Monday to Sunday. */
import { chance } from '../../kit/rules/chance.ts'
import { NIGHT, TUNED_LEVELS } from './curve.ts'

const STRENGTHS = 8

/** One number below 0 for a board of a day, from its seed and its strength: −1 on Monday to −7 on Sunday. */
export const dayNumber = (seed: number, level: number) => level - STRENGTHS * (seed >>> 0)

const strengthOf = (number: number) => -number % STRENGTHS

/** The tuned level that a board is like: on Monday one of the first night, from Saturday on one of the last. */
export function likeOf(number: number): number {
  if (number > 0) return number
  const last = Math.min(TUNED_LEVELS, strengthOf(number) * NIGHT)
  return last - chance(number).int(NIGHT)
}

/** The moves that a board of a day allows, for each that the hints take on average. */
export const slackOf = (number: number) => 1.9 - strengthOf(number) * 0.12
