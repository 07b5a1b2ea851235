/** What is counted over all rounds of a game, and how its last ones went. Pure. */

/** How it has gone lately. */
export interface Recent {
  /** Of the last rounds, the latest at the end. */
  readonly results: readonly number[]
  /** Wins in a row, up to now. */
  readonly row: number
}

/** The part of a save that it is about. */
export interface Tally {
  readonly totals: Readonly<Record<string, number>>
  readonly recent: Recent
}

/** Rounds that are remembered one by one. */
export const RECENT = 30

/** The names under which it is counted; `row` is the longest row of wins. */
export type Count = 'rounds' | 'seconds' | 'wins' | 'unaided' | 'row'

export const countOf = ({ totals }: Pick<Tally, 'totals'>, count: Count) => totals[count] ?? 0

export const roundsOf = (save: Pick<Tally, 'totals'>) => countOf(save, 'rounds')

/** A round that has ended. */
export interface Ended {
  /** Points; in a game with levels the stars, and 0 for a level that was not won. */
  readonly result: number
  readonly seconds: number
  readonly won: boolean
  /** Whether it was won without a hint. */
  readonly unaided: boolean
}

/** The totals and the last results with one more round. */
export function withRound(save: Tally, { result, seconds, won, unaided }: Ended): Tally {
  const of = (count: Count) => countOf(save, count)
  const row = won ? save.recent.row + 1 : 0
  const totals: Record<Count, number> = {
    rounds: of('rounds') + 1,
    seconds: of('seconds') + Math.round(seconds),
    wins: of('wins') + Number(won),
    unaided: of('unaided') + Number(unaided),
    row: Math.max(of('row'), row),
  }
  return { totals, recent: { results: [...save.recent.results, result].slice(-RECENT), row } }
}
