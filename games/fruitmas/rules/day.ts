/** Boards of a day: each is like one of the tuned levels, which are later ones from Monday to Sunday. */
import { chance } from '../../kit/rules/chance.ts'
import { PACK } from './curve.ts'

const STRENGTHS = 8

/** One number below 0 for a board of a day, from its seed and its strength: −1 on Monday to −7 on Sunday. */
export const dayNumber = (seed: number, level: number) => level - STRENGTHS * (seed >>> 0)

const strengthOf = (number: number) => -number % STRENGTHS

/** The tuned level that a board is like: on Monday one of the second pack, on Sunday one of the fourteenth. */
export const likeOf = (number: number) =>
  number > 0 ? number : strengthOf(number) * 2 * PACK - chance(number).int(PACK)

/** The moves that a board of a day allows, for each that the hints take on average. */
export const slackOf = (number: number) => 2.3 - strengthOf(number) * 0.15
