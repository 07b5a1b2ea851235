/** Directs the peaks of a shift and its end: each has a combination of light, camera and quiet of its own. */
import type { Moment } from '../../kit/view.ts'
import type { Yard } from '../rules/yard.ts'
import { changesOf } from './changes.ts'

/** The peak of a change, if it is one. Of several at once only the greatest is directed. */
export function peakOf(before: Yard, after: Yard, best: number): Moment | undefined {
  const { earned, weathered, bloomed, medal } = changesOf(before, after)
  // The last fall: everything drops, and nothing but the crash is heard.
  if (after.ending && !before.ending)
    return { hold: 0.15, shade: '#1a1030', kick: { x: 0, y: 14 }, quiet: 1.5 }
  if (after.spare < before.spare) return { hold: 0.06, shade: '#5a1020', kick: { x: 0, y: 8 } }
  if (best > 0 && before.height <= best && after.height > best)
    return { hold: 0.12, flash: '#ffd9ec', kick: { x: 0, y: -14 }, quiet: 1 }
  if (bloomed) return { hold: 0.1, flash: '#ffd24d', zoom: 1.1 }
  if (weathered) return { flash: '#fff6c8', zoom: 1.05, quiet: 0.6 }
  if (medal) return { hold: 0.06, shade: '#ffcf4a', zoom: 1.05, quiet: 0.4 }
  const { gust, tick } = after
  // The storm breaks: its first blow pushes the picture along.
  if (gust.blows && tick === gust.from && before.tick < tick)
    return { shade: '#1a1740', kick: { x: gust.push > 0 ? 12 : -12, y: 0 } }
  if (earned) return { shade: '#1f6a2f', kick: { x: 0, y: -4 } }
  return undefined
}
