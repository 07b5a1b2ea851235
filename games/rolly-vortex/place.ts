/** The gates of the tube, for the kit's journey card: one at the beginning of each zone. */
import type { Place } from '../kit/place.ts'
import { zoneStart } from './rules/curve.ts'

/** More gates than anyone reaches. */
const GATES = 20

export const place: Place = {
  scene: 'tube',
  measure: { fact: 'metres', feat: 'metres' },
  unit: ['metre', 'metres'],
  marks: Array.from({ length: GATES }, (_, i) => [Math.ceil(zoneStart(i + 1)), `Gate ${i + 1}`]),
}
