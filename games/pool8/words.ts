/** What is told to the players: on the table, in the live region, on the end card. */
import { groupOf } from './rack.ts'
import { type Foul, other, practising, standing, type State, type Turn } from './state.ts'

const FOULS: Readonly<Record<Foul, string>> = {
  scratch: 'Scratch!',
  'no contact': 'No ball hit',
  'wrong ball': 'Wrong ball first',
  'no rail': 'No cushion hit',
  'behind the line': 'Behind the line',
}

export function nameOf({ seats }: State, turn: Turn): string {
  if (seats[1] === 'player') return `Player ${turn + 1}`
  return seats[turn] === 'player' ? 'You' : 'Computer'
}

const isYou = (state: State, turn: Turn) => nameOf(state, turn) === 'You'

const turnOf = (state: State) =>
  practising(state) ? '' : isYou(state, state.turn) ? 'Your turn' : `${nameOf(state, state.turn)}’s turn`

/** Balls of this player's group that still stand; undefined on an open table. */
export function leftTo(state: State, turn: Turn): number | undefined {
  const mine = state.groups?.[turn]
  return mine && standing(state, (id) => groupOf(id) === mine)
}

/** A headline and a line below it; nothing when the stroke speaks for itself. */
export function headline(state: State): readonly [string, string] | undefined {
  const { news, hand } = state
  if (!news) return undefined
  const next = turnOf(state)
  switch (news.kind) {
    case 'foul':
      return [
        FOULS[news.foul],
        [next, hand === 'anywhere' ? 'ball in hand' : 'ball behind the line'].filter(Boolean).join(': '),
      ]
    case 'weak break':
      return ['Weak break', `${next}: a new rack`]
    case 'groups':
      return [
        `${nameOf(state, news.by)}: ${news.group}`,
        news.group === 'solids' ? 'balls 1 to 7' : 'balls 9 to 15',
      ]
    case 'eight spotted':
      return ['Eight on the break', 'It is spotted, play goes on']
    case 'missed':
      return next ? [next, state.groups ? '' : 'Open table'] : undefined
    case 'potted':
      return leftTo(state, state.turn) === 0 ? ['Now the eight', ''] : undefined
    case 'cleared':
      return ['All clear!', '']
    case 'won':
      return ['The eight!', '']
    case 'eight early':
      return ['Eight too early', '']
    case 'eight and foul':
      return ['Eight with a foul', '']
  }
}

export function verdict(state: State): string {
  if (practising(state)) return 'All clear!'
  const winner = state.winner ?? other(state.turn)
  return isYou(state, winner)
    ? 'You win!'
    : `${nameOf(state, winner)} wins${state.seats[1] === 'player' ? '!' : ''}`
}

/** The pill's second half: the group of whoever is at the table. */
export const tally = (state: State) => (practising(state) ? `${standing(state, (id) => id !== 0)} left` : '')

/** For the live region: whose turn, what to play, what happened. */
export function say(state: State): string {
  if (state.stroke) return 'Balls are rolling'
  const told = headline(state)?.filter(Boolean).join(', ') ?? ''
  const group = state.groups?.[state.turn]
  const left = leftTo(state, state.turn)
  const aim = left === undefined ? 'open table' : left > 0 ? `${group}, ${left} left` : 'on the eight'
  const turn = practising(state) ? '' : `${turnOf(state)}, ${aim}`
  const hand =
    state.hand === 'no' ? '' : state.hand === 'anywhere' ? 'Ball in hand' : 'Ball in hand behind the line'
  return [told, turn, hand].filter(Boolean).join('. ')
}
