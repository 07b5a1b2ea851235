/** Made by tune.ts: for each level from the sixth, which deal it takes and its par. */
export const TUNED = ''
