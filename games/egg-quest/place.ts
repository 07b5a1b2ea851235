/** The journey up the tree, for the kit's journey card. */
import type { Place } from '../kit/place.ts'
import { ZONES } from './rules/curve.ts'

export const place: Place = {
  scene: 'tree',
  measure: { fact: 'nests', feat: 'nests' },
  unit: ['nest', 'nests'],
  marks: ZONES.map(({ from, name }) => [from, name]),
}
