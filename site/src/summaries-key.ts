/** The storage key of the games' summaries. The inline script uses it too. */
export const SUMMARIES = 'arcade.summaries'
