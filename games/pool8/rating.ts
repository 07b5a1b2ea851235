/**
 * Rates the player by the matches of the ladder, which the save counts by opponent and result. The rating is the one at
 * which the opponents' fixed ratings explain the results best, so it does not depend on the order of the matches, and
 * merging two saves cannot spoil it.
 */
import { capital } from '../kit/words.ts'
import { isMatch } from './rules/choices.ts'
import { ownSeat, type State } from './rules/state.ts'
import { isOpponent, LADDER, type Opponent } from './rules/strength.ts'

type Counts = Readonly<Record<string, number>>

/** 100 points apart a match is won in 64 % of cases, by the usual formula. From measured frames between them. */
const RATINGS: Readonly<Record<Opponent, number>> = {
  pip: 800,
  rosa: 850,
  otto: 950,
  ines: 1080,
  bruno: 1080,
  mei: 1180,
  viktor: 1230,
  ada: 1380,
}

/** The rating before any match, held by this many drawn matches against an equal opponent. */
const USUAL = 1000
const HELD = 2
/** Bounds and accuracy of the search. */
const LEAST = 400
const MOST = 2000
const STEPS = 20

const expected = (mine: number, theirs: number) => 1 / (1 + 10 ** ((theirs - mine) / 400))

/** The key of the save's totals that counts this result; undefined unless a match has ended. */
export function resultKey(state: State): string | undefined {
  const [, rival] = state.seats
  if (state.winner === null || !isMatch(state) || !isOpponent(rival)) return undefined
  return `${state.winner === ownSeat(state) ? 'won' : 'lost'}-${rival}`
}

/** Undefined before the first match. */
export function ratingOf(counts: Counts): number | undefined {
  const matches = LADDER.map((opponent) => {
    const [won = 0, lost = 0] = [counts[`won-${opponent}`], counts[`lost-${opponent}`]]
    return { rating: RATINGS[opponent], won, played: won + lost }
  })
  if (matches.every(({ played }) => played === 0)) return undefined
  const all = [...matches, { rating: USUAL, won: HELD / 2, played: HELD }]
  let [low, high] = [LEAST, MOST]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const isTooLow =
      all.reduce((sum, { rating, won, played }) => sum + won - played * expected(middle, rating), 0) > 0
    if (isTooLow) low = middle
    else high = middle
  }
  return Math.round(low)
}

/** 'Your rating: 1043. Next: Rosa, 850.' for the choice of opponent. */
export function ladderWords(counts: Counts): string {
  const rating = ratingOf(counts)
  const next = LADDER.find((opponent) => !counts[`won-${opponent}`])
  const own = rating === undefined ? '' : `Your rating: ${rating}. `
  return own + (next ? `Next: ${capital(next)}, rated ${RATINGS[next]}.` : 'You lead the ladder.')
}
