/** The skyline of the last towers, for the kit's journey card. */
import type { Place } from '../kit/place.ts'
import { ZONES } from './rules/curve.ts'

export const place: Place = {
  scene: 'houses',
  unit: ['storey', 'storeys'],
  marks: ZONES.map(({ from, name }) => [from, name]),
}
