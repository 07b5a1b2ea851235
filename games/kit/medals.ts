/** Bronze, silver, gold and, for experts, emerald: which a score has earned, and which one a change of score has just earned. Pure. */
export const MEDAL_NAMES = ['Bronze', 'Silver', 'Gold', 'Emerald'] as const

/** The scores that earn them, from the least. */
export type Medals = readonly [number, number, number, number]

/** 0 for none, 1 for bronze. */
export type MedalRank = 0 | 1 | 2 | 3 | 4

export function medalRank(medals: readonly number[] | undefined, score: number): MedalRank {
  return (medals?.filter((least) => score >= least).length ?? 0) as MedalRank
}

export const medalName = (rank: number): string => MEDAL_NAMES[rank - 1] ?? ''

/** The highest medal that was won on the way from one score to another. */
export function medalWon(medals: Medals, from: number, to: number): string | undefined {
  const rank = medalRank(medals, to)
  return rank > medalRank(medals, from) ? medalName(rank) : undefined
}
