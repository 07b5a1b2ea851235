/** Names the places of lessons. */
export const SLAB_PLACE = 0
export const TOP_PLACE = 1
export const LAMP_PLACE = 2
