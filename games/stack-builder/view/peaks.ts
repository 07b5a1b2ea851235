/** Directs the peaks of a round and its end: each has a combination of light, camera and quiet of its own. */
import { medalWon } from '../../kit/medals.ts'
import type { Moment } from '../../kit/view.ts'
import { MEDALS, zoneAt } from '../rules/curve.ts'
import { storeysOf, type BuildingSite } from '../rules.ts'

/** Whether the tower becomes higher than the best one, if there is one. */
export const isRecord = (before: BuildingSite, after: BuildingSite, best: number) =>
  best > 0 && storeysOf(before) <= best && storeysOf(after) > best

/** The peak of a change, if it is one. Of several at once only the greatest is directed. */
export function peakOf(before: BuildingSite, after: BuildingSite, best: number): Moment | undefined {
  if (after.missed)
    return before.missed
      ? undefined
      : { hold: 0.15, shade: '#2a0845', kick: { x: 0, y: 8 }, slow: 0.5, quiet: 1.3 }
  const [from, to] = [storeysOf(before), storeysOf(after)]
  if (to === from) return undefined
  // Past the best tower: everything is lifted, and the music holds its breath.
  if (isRecord(before, after, best)) return { hold: 0.12, flash: '#c9f4ff', kick: { x: 0, y: -14 }, quiet: 1 }
  if (after.fever && !before.fever) return { hold: 0.1, flash: '#ffe27a', zoom: 1.1 }
  if (medalWon(MEDALS, from, to)) return { hold: 0.06, shade: '#ffcf4a', zoom: 1.05, quiet: 0.4 }
  if (zoneAt(to) > zoneAt(from)) return { flash: '#ffffff' }
  // The weight of three storeys.
  if (before.slider.face === 'jewel') return { hold: 0.05, kick: { x: 0, y: 10 } }
  if (before.fever && !after.fever) return { shade: '#2a0845', quiet: 0.5 }
  return undefined
}
