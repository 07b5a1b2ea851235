/** Tells a beginner why a stroke was a foul. */
import { isBeginning, type News, ownSeat, type State } from '../rules/state.ts'

const REASONS: Readonly<Partial<Record<News['kind'], string>>> = {
  scratch: 'The cue ball dropped',
  'no ball hit': 'The cue ball must hit a ball',
  'wrong ball first': 'Hit one of your own balls first',
  'no cushion hit': 'A ball must drop or touch a cushion',
}

/** Empty unless the player's own stroke was a foul. */
export const foulWords = (state: State): string =>
  state.news?.by === ownSeat(state) && isBeginning(state) ? (REASONS[state.news.kind] ?? '') : ''
