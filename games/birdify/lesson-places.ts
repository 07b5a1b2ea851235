/** Names the places of lessons. Canes are numbered from 0, treats and hornets from the numbers below. */
export const FIRST_TREAT = 100
export const FIRST_HORNET = 400
export const METER_PLACE = -1
/** The bending grass ahead of the bird. */
export const GRASS_PLACE = -2
export const BIRD_PLACE = -3
