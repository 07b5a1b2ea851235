/** The egg stacks of the last rounds, for the kit's journey card. */
import type { Place } from '../kit/place.ts'

export const place: Place = { scene: 'eggs', unit: ['point', 'points'] }
