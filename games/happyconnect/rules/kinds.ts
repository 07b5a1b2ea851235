/** Assigns a kind of friend to each pair of a level. */
const KINDS = ['ball', 'box', 'clover', 'star', 'cat', 'heart', 'drop', 'sun', 'bear', 'gem'] as const
export type KindName = (typeof KINDS)[number]

/** Neighbouring levels start with different friends. So do daily levels, whose numbers are negative. */
export const kindNameOf = (level: number, pair: number): KindName =>
  KINDS[(pair + (level + 9) * 3) % KINDS.length] ?? KINDS[0]
