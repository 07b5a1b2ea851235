/** Par is the least that a level takes. Here is what coming near it earns. */

/** Three stars for up to `three`, two for up to `two`, and one for whoever gets there at all. */
export function starsFor(spent: number, three: number, two: number): 1 | 2 | 3 {
  if (spent <= three) return 3
  return spent <= two ? 2 : 1
}

/** Half as much again as par: what earns two stars in most games. */
export const halfAgain = (par: number): number => Math.ceil(par * 1.5)
