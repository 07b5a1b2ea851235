/** Directs the peaks of a round and its end, each with a light, a camera and a silence of its own. */
import { medalWon } from '../../kit/medals.ts'
import type { Screen } from '../../kit/board/room.ts'
import type { Moment, Point, ViewFeedback } from '../../kit/view.ts'
import { CRASH, MEDALS } from '../rules/curve.ts'
import { score } from '../rules/points.ts'
import type { State } from '../rules/state.ts'
import { PRESSED } from './ball.ts'
import { ballSpot } from './camera.ts'

/** Directs the moment of a change, if it has one. */
export function directPeak(
  voice: Pick<ViewFeedback, 'moment'>,
  { width, height }: Screen,
  before: State,
  after: State,
  best?: number,
): void {
  const { x, y } = ballSpot(width, height, 0)
  const peak = peakOf(before, after, { x, y }, best)
  if (peak) voice.moment(peak)
}

/** The moment of a change, if it has one. `ball` is where the ball is, `best` the record before the round. */
export function peakOf(before: State, after: State, ball: Point, best?: number): Moment | undefined {
  if (after.crash) return endOf(after.crash, ball)
  if (before.bubble && !after.bubble)
    return { hold: 0.12, shade: '#5fdcff', kick: { x: 0, y: 8 }, quiet: 0.3 }
  if (after.blaze && !before.blaze) return { hold: 0.1, flash: '#ffb02e', zoom: 1.09, at: ball, quiet: 0.25 }
  if (after.smashed > before.smashed) return { hold: 0.05, kick: { x: 0, y: -6 } }
  const [less, more] = [score(before), score(after)]
  if (best && less <= best && more > best) return { shade: '#ffd34d', zoom: 1.06, quiet: 0.4 }
  if (medalWon(MEDALS, less, more)) return { shade: '#fff3c4', kick: { x: 0, y: -4 } }
  return undefined
}

/**
 * Against a wall the ball stops dead, is pressed flat and bursts. Into a gap it falls without a sound, and the camera
 * looks after it.
 */
function endOf({ kind, ticks }: NonNullable<State['crash']>, at: Point): Moment | undefined {
  const isFall = kind === 'hole'
  if (ticks === CRASH) return { slow: isFall ? 0.5 : 0.35 }
  if (isFall) return ticks === 0 ? { shade: '#05030f', zoom: 1.12, at, quiet: 1.5 } : undefined
  if (ticks === 0) return { shade: '#5c0f2a', kick: { x: 0, y: 14 }, quiet: 1 }
  return ticks === PRESSED - 1 ? { hold: 0.15, flash: '#ffffff', zoom: 1.1, at } : undefined
}
