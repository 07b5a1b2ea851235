/** The flowers of the last rounds, for the kit's journey card. */
import type { Place } from '../kit/place.ts'

export const place: Place = { scene: 'stems', unit: ['point', 'points'] }
