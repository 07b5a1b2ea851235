/** Names the places of lessons. */
export const HOOK_PLACE = 0
export const TROLLEY_PLACE = 1
export const SOCK_PLACE = 2
export const GARLAND_PLACE = 3
