/** The waves of the last rounds, for the kit's journey card. */
import type { Place } from '../kit/place.ts'
import { BOSS } from './rules/curve.ts'

/** More bosses than anyone meets. */
const BOSSES = 12

export const place: Place = {
  scene: 'vials',
  measure: { fact: 'waves', feat: 'wave' },
  unit: ['wave', 'waves'],
  marks: Array.from({ length: BOSSES }, (_, i) => [(i + 1) * BOSS.every, `Boss ${i + 1}`]),
}
