/** Derives the daily boards from tuned levels, later ones from Monday to Sunday. */
import { chance } from '../../kit/rules/chance.ts'
import { PACK } from './curve.ts'

const STRENGTHS = 8

/** Encodes a daily board as one negative number, from its seed and its level: −1 on Monday to −7 on Sunday. */
export const dayNumber = (seed: number, level: number) => level - STRENGTHS * (seed >>> 0)

const strengthOf = (number: number) => -number % STRENGTHS

/** The tuned level that a board copies: from the second pack on Monday, from the fourteenth on Sunday. */
export const likeOf = (number: number) =>
  number > 0 ? number : strengthOf(number) * 2 * PACK - chance(number).int(PACK)

/** The moves that a daily board allows per move that the hints need on average. */
export const slackOf = (number: number) => 2.3 - strengthOf(number) * 0.15
