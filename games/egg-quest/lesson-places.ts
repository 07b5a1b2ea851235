/** Names the places of lessons. */
export const EGG_PLACE = 0
/** The nest above the egg's, the crow below it, and the wind above it. */
export const NEST_PLACE = 1
export const CROW_PLACE = 2
export const WIND_PLACE = 3
/** The golden nest opposite the nest above. */
export const GOLDEN_PLACE = 4
