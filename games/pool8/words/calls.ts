/** Words whose turn it is, the referee's calls and the result of a round. */
import { capital } from '../../kit/words.ts'
import { choiceOf, FIRST_SET, isMatch, isNine, isPuzzle } from '../rules/choices.ts'
import { dayOf } from '../rules/daily.ts'
import { MOST_FAULTS } from '../rules/referee.ts'
import { countStanding, isPractice, leftTo, other, ownSeat, type State, type Turn } from '../rules/state.ts'
import { isOpponent } from '../rules/strength.ts'
import { levels } from '../rules.ts'
import { matchWords, nextWords, opponentName } from './opponents.ts'
import { listed, plural, sentences } from './phrases.ts'

/** The names that two people at one device have chosen; empty for those who have not. */
export const people: string[] = []

export function nameOf({ seats }: State, turn: Turn): string {
  const seat = seats[turn]
  if (seats[0] === seats[1]) return people[turn] || `Player ${turn + 1}`
  if (seat === 'friend') return 'Friend'
  return seat === 'player' ? 'You' : isOpponent(seat) ? opponentName(seat) : 'Computer'
}

export function turnOf(state: State): string {
  const name = nameOf(state, state.turn)
  // A third foul loses the frame only after this warning.
  const warning = state.faults[state.turn] === MOST_FAULTS - 1 ? 'on two fouls' : ''
  const turn = name === 'You' ? 'Your turn' : `${name}’s turn`
  return isPractice(state) ? '' : listed(state.breaking ? `${turn} to break` : turn, warning)
}

export const HANDS = {
  no: '',
  anywhere: 'ball in hand',
  'behind the line': 'ball in hand behind the line',
} as const

const visits = (count: number) => plural(count, 'visit', 'visits')

/** How the puzzles of each set are solved. */
const TECHNIQUES = [
  'Drive another ball into it',
  'Glance off another ball first',
  'Bank it off a cushion',
  'Play off a cushion first',
]
export const techniqueWords = ({ level }: State) => TECHNIQUES[level - FIRST_SET] ?? ''

/** Progress: 'Visit 2, par 3' on the table of the day, 'Puzzle 2 of 6', '1 to 0' in a race. */
export function visitWords(state: State): string {
  const day = dayOf(state)
  const { race } = choiceOf(state)
  const [mine, theirs] = state.frames
  if (day) return `Visit ${state.card.visits}, par ${day.par}`
  if (isPuzzle(state)) return `Puzzle ${Math.min(mine + 1, race)} of ${race}`
  return race > 1 ? `${mine} to ${theirs}` : ''
}

/** For a single player. */
export const leftWords = (state: State) =>
  isPuzzle(state) ? `Missed ${state.frames[1]}` : `${countStanding(state, Boolean)} left`

/** The referee's call: a headline and a line below it. Undefined if the stroke speaks for itself. */
export function headline(state: State): readonly [string, string] | undefined {
  const { news, hand, breaking } = state
  const day = dayOf(state)
  if (!news && day) return ['Clear the table', `Par: ${visits(day.par)}`]
  if (!news && isPuzzle(state)) return ['Pot the eight', techniqueWords(state)]
  if (!news && isMatch(state)) return matchWords(state)
  if (!news) return isNine(state) ? ['Lowest ball first', 'The nine wins'] : undefined
  const call = calledBy(state, news.kind)
  if (state.winner === 0 && isMatch(state)) return [call, nextWords(state)]
  if (state.winner !== null)
    return [call, state.winner === ownSeat(state) ? starSigns(levels.stars(state)) : '']
  if (breaking) return [call, sentences(visitWords(state), turnOf(state))]
  const next = isPractice(state) ? visitWords(state) : turnOf(state)
  if (news.kind === 'missed' && !day) return next ? [next, ''] : undefined
  if (news.kind === 'potted') return leftTo(state, state.turn) === 0 ? ['Now the eight', ''] : undefined
  return [call, listed(next, HANDS[hand])]
}

/** Words a ruling as a call. Names the player, unless that is you. */
export function calledBy(state: State, call: string): string {
  const name = state.news ? nameOf(state, state.news.by) : 'You'
  if (call === 'won') return `${winWords(name)}${state.winner === null ? ' the frame' : ''}`
  return name === 'You' ? capital(call) : `${name}: ${call}`
}

const winWords = (name: string) => (name === 'You' ? 'You win' : `${name} wins`)

const starSigns = (count: number) => '★★★☆☆'.slice(3 - count, 6 - count)

export function verdict(state: State): string {
  if (dayOf(state)) return `Cleared in ${visits(state.card.visits)}!`
  const { frames, winner } = state
  if (isPuzzle(state)) return frames[1] ? `Solved with ${plural(frames[1], 'miss', 'misses')}` : 'All solved!'
  if (isPractice(state)) return 'All clear!'
  const by = winner ?? 0
  const name = nameOf(state, by)
  const score = choiceOf(state).race > 1 ? ` ${frames[by]}–${frames[other(by)]}` : ''
  const isBeaten = isMatch(state) && winner === 0
  if (isBeaten) return `You beat ${nameOf(state, 1)}${score}! ${nextWords(state)}`
  return winWords(name) + score + (name === 'You' ? '!' : '')
}
