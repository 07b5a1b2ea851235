/** Directs the peaks of a round and its end, each with a light, a camera and a silence of its own. */
import { medalWon } from '../../kit/medals.ts'
import type { Moment, Point } from '../../kit/view.ts'
import { medals } from '../goals.ts'
import { rules, type State } from '../rules.ts'
import { timesOf } from '../rules/bloom.ts'
import type { Changes } from './changes.ts'

/** Lines that bloom at once in a bloom that stops the time. */
const MANY = 3

/** The moment of a planting, while its flowers are still closed. */
export function peakOf(changes: Changes, before: State, after: State, best?: number): Moment | undefined {
  if (rules.outcome(after) !== 'playing')
    return { shade: '#1d2a14', kick: { x: 0, y: 7 }, slow: 0.6, quiet: 1.2 }
  // The bees are heard before they are seen to work.
  if (changes.filled.length) return { shade: '#ffb52e', quiet: 1.1 }
  if (best && before.score <= best && after.score > best) return { shade: '#ffe27a', zoom: 1.04, quiet: 0.4 }
  if (medalWon(medals, before.score, after.score)) return { shade: '#fff6d0', kick: { x: 0, y: -4 } }
  if (changes.lost) return { shade: '#5a6472' }
  return undefined
}

/** The moment in which the lines of a planting bloom. */
export function bloomPeak(
  { filled, lines }: Changes,
  before: State,
  after: State,
  at: Point,
): Moment | undefined {
  if (filled.length) return { hold: 0.12, flash: '#ffe27a', zoom: 1.09, at }
  if (lines.length >= MANY) return { hold: 0.1, flash: '#ffd3ec', zoom: 1.06, at }
  if (lines.length > 1) return { zoom: 1.035, at }
  return timesOf(after.streak) > timesOf(before.streak) && after.streak % MANY === 0
    ? { kick: { x: 0, y: -5 } }
    : undefined
}
