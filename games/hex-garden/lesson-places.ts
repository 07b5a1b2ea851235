/** Names the places of lessons besides the cells of the bed, which are numbered from 0. */
export const COMB_PLACE = -1
export const STREAK_PLACE = -2
/** The piece of slot 0; those of the other slots follow downwards. */
export const FIRST_SLOT = -3
