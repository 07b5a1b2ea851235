/** Names the places of lessons that are not ahead in the tube. All others are metres from the start. */
export const METER_PLACE = -1
export const BALL_PLACE = -2
