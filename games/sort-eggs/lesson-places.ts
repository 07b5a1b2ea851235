/** Names the places of lessons besides the rolling eggs, which are numbered from 0. */

/** The next egg, of which the hen thinks. */
export const THOUGHT_PLACE = -1
export const FOX_PLACE = -2
/** The nests on the roof. */
export const ROOF_PLACE = -3
