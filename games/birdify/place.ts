/** The canes of the last flights, for the kit's journey card. */
import type { Place } from '../kit/place.ts'

export const place: Place = { scene: 'canes', unit: ['point', 'points'] }
