/** Maps scores to medals: bronze, silver, gold and, for experts, emerald. Pure. */
export const MEDAL_NAMES = ['Bronze', 'Silver', 'Gold', 'Emerald'] as const

/** The lowest score for each medal, in ascending order. */
export type Medals = readonly [number, number, number, number]

/** 0 for none, 1 for bronze. */
export type MedalRank = 0 | 1 | 2 | 3 | 4

export function medalRank(medals: readonly number[] | undefined, score: number): MedalRank {
  return (medals?.filter((least) => score >= least).length ?? 0) as MedalRank
}

export const medalName = (rank: number): string => MEDAL_NAMES[rank - 1] ?? ''

/** The highest medal won by a change of score, if any. */
export function medalWon(medals: Medals, from: number, to: number): string | undefined {
  const rank = medalRank(medals, to)
  return rank > medalRank(medals, from) ? medalName(rank) : undefined
}
