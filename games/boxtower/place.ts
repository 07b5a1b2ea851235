/** The skyline of the last towers, for the kit's journey card. */
import type { Place } from '../kit/place.ts'

export const place: Place = { scene: 'crates', unit: ['cm', 'cm'] }
