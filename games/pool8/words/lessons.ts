/** Teaches a first frame: aim, power and spin one at a time, and why a stroke was a foul. */
import { LADDER } from '../rules/strength.ts'
import { mayPlay, type News, type State } from '../rules/state.ts'

/** The cue's settings as far as lessons depend on them. */
interface Practised {
  readonly hasAimed: boolean
  readonly power: number
  readonly top: number
  readonly side: number
}

/** Why a stroke was a foul, for beginners. */
const REASONS: Readonly<Partial<Record<News['kind'], string>>> = {
  scratch: 'The cue ball dropped',
  'no ball hit': 'The cue ball must hit a ball',
  'wrong ball first': 'Hit one of your own balls first',
  'no cushion hit': 'A ball must drop or touch a cushion',
}

/** The next thing to learn: why the last stroke was a foul, or on the first two visits what the controls do. */
export function lessonWords(state: State, { hasAimed, power, top, side }: Practised): string {
  const { news, seats, card } = state
  // The first choice, and the first match.
  if (seats[1] !== 'easy' && seats[1] !== LADDER[0]) return ''
  if (!mayPlay(state)) return news?.by === 0 ? (REASONS[news.kind] ?? '') : ''
  const { visits } = card
  if (visits === 1 && power > 0) return 'Let go to shoot'
  if (visits === 1) return hasAimed ? 'Pull the handle back for power' : 'Drag across the cloth to aim'
  if (visits === 2 && top === 0 && side === 0) return 'Drag on the spin ball for spin'
  return ''
}
