/** Awards stars by distance from par, the fewest moves that solve a level. */

/** Three stars for at most `three`, two for at most `two`, and one for any solution. */
export function starsFor(spent: number, three: number, two: number): 1 | 2 | 3 {
  if (spent <= three) return 3
  return spent <= two ? 2 : 1
}

/** 1.5 × par, the limit for two stars in most games. */
export const halfAgain = (par: number): number => Math.ceil(par * 1.5)
