/** Names the places of lessons besides the viruses, which are numbered from 0. */
export const METER_PLACE = -1
export const DEFENDER_PLACE = -2
export const CARD_PLACE = -3
/** The first gift of the state; the others follow downwards. */
export const FIRST_GIFT = -4
