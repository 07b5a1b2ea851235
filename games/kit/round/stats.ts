/** Updates statistics: totals over all rounds, and the results of the last ones. Pure. */

/** Results of the last rounds. */
export interface Recent {
  /** In order, the latest last. */
  readonly results: readonly number[]
  /** The current winning streak. */
  readonly row: number
  /** Values of each fact in the last rounds, the latest last. */
  readonly facts?: Readonly<Record<string, readonly number[]>>
}

/** The statistics in a save. */
export interface Stats {
  readonly totals: Readonly<Record<string, number>>
  readonly recent: Recent
}

/** How many results `Recent` keeps. */
export const RECENT = 30
/** How many values of a fact it keeps, and of how many facts at most. */
export const RECENT_VALUES = 12
export const MOST_FACTS = 20

/** Keys of the totals. `row` is the longest winning streak. */
export type Count = 'rounds' | 'seconds' | 'wins' | 'unaided' | 'row'

export const countOf = ({ totals }: Pick<Stats, 'totals'>, count: Count) => totals[count] ?? 0

export const roundsOf = (save: Pick<Stats, 'totals'>) => countOf(save, 'rounds')

/** A finished round. */
export interface Ended {
  /** Points, or stars in a game with levels. */
  readonly result: number
  readonly seconds: number
  readonly won: boolean
  /** Won without a hint. */
  readonly unaided: boolean
  /** Value of each fact. */
  readonly facts: Readonly<Record<string, number>>
}

/** Adds a round to the statistics. */
export function withRound(save: Stats, { result, seconds, won, unaided, facts }: Ended): Stats {
  const total = (count: Count) => countOf(save, count)
  const row = won ? save.recent.row + 1 : 0
  const totals: Record<Count, number> = {
    rounds: total('rounds') + 1,
    seconds: total('seconds') + Math.round(seconds),
    wins: total('wins') + Number(won),
    unaided: total('unaided') + Number(unaided),
    row: Math.max(total('row'), row),
  }
  const { results, facts: kept = {} } = save.recent
  const values = Object.entries(facts).map(
    ([id, value]) => [id, [...(kept[id] ?? []), value].slice(-RECENT_VALUES)] as const,
  )
  return {
    totals,
    recent: { results: [...results, result].slice(-RECENT), row, facts: Object.fromEntries(values) },
  }
}
