/** The four directions: for rules too, which know no screen. */
export const WAYS = ['up', 'down', 'left', 'right'] as const
export type Way = (typeof WAYS)[number]
