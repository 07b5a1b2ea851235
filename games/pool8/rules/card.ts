/** Keeps the first player's statistics over the round. */
import { groupOf } from './rack.ts'
import { type FrameStats, isFoul, isPractice, type News, type State, type CueStroke } from './state.ts'

export const NEW_CARD: FrameStats = { visits: 1, run: 0, longest: 0, fouls: 0 }

const STAYS: readonly News['kind'][] = ['potted', 'solids', 'stripes', 'eight spotted', 'won', 'all clear']

/** The card after a stroke; `ruled` is the state after the referee's ruling. */
export function marked({ card, turn, groups }: State, { potted }: CueStroke, ruled: State): FrameStats {
  const { news } = ruled
  if (turn !== 0) return ruled.turn === 0 ? { ...card, visits: card.visits + 1 } : card
  const stays = news !== null && STAYS.includes(news.kind)
  const mine = (groups ?? ruled.groups)?.[0]
  // Excludes the cue ball, a spotted eight, and the rival's balls.
  const own = potted.filter((id) =>
    id === 8 ? news?.kind !== 'eight spotted' : id !== 0 && (!mine || groupOf(id) === mine),
  )
  const run = stays ? card.run + own.length : 0
  return {
    visits: card.visits + (!stays && isPractice(ruled) ? 1 : 0),
    run,
    longest: Math.max(card.longest, run),
    fouls: card.fouls + Number(isFoul(news?.kind) || / foul/.test(news?.kind ?? '')),
  }
}
