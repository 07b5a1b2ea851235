/** What is told to the players: on the table, in the live region, on the end card. */
import { dayOf } from './rules/daily.ts'
import { countStanding, isPractice, leftTo, other, type State, type Turn } from './rules/state.ts'

export function nameOf({ seats }: State, turn: Turn): string {
  if (seats[1] === 'player') return `Player ${turn + 1}`
  return seats[turn] === 'player' ? 'You' : 'Computer'
}

function turnOf(state: State): string {
  const name = nameOf(state, state.turn)
  return isPractice(state) ? '' : name === 'You' ? 'Your turn' : `${name}’s turn`
}

const HANDS = { no: '', anywhere: 'ball in hand', 'behind the line': 'ball in hand behind the line' } as const

const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')

const visits = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`

/** On the table of the day: how it goes, 'Visit 2, par 3'. */
export function visitWords(state: State): string {
  const day = dayOf(state)
  return day ? `Visit ${state.card.visits}, par ${day.par}` : ''
}

/** For whoever is alone at the table. */
export const leftWords = (state: State) => `${countStanding(state, (id) => id !== 0)} left`

/** What the referee says: a headline and a line below it. Nothing where the stroke speaks for itself. */
export function headline(state: State): readonly [string, string] | undefined {
  const { news, hand } = state
  const day = dayOf(state)
  if (!news) return day && state.shots === 0 ? ['Clear the table', `Par: ${visits(day.par)}`] : undefined
  if (news.kind === 'groups') return [`${nameOf(state, news.by)}: ${news.group}`, '']
  const next = state.winner === null ? visitWords(state) || turnOf(state) : ''
  if (news.kind === 'missed' && !day) return next ? [next, state.groups ? '' : 'Open table'] : undefined
  if (news.kind === 'potted') return leftTo(state, state.turn) === 0 ? ['Now the eight', ''] : undefined
  // The kinds of rulings are the very words in which a referee calls them.
  const call = news.kind === 'foul' ? news.foul : news.kind
  return [call.charAt(0).toUpperCase() + call.slice(1), listed(next, HANDS[hand])]
}

export function verdict(state: State): string {
  if (dayOf(state)) return `Cleared in ${visits(state.card.visits)}!`
  if (isPractice(state)) return 'All clear!'
  const name = nameOf(state, state.winner ?? other(state.turn))
  return name === 'You' ? 'You win!' : `${name} wins`
}

/** For the live region: what happened, whose turn, what to play. */
export function tableWords(state: State): string {
  if (state.stroke) return 'Balls are rolling'
  const left = leftTo(state, state.turn)
  const aim =
    left === undefined
      ? 'open table'
      : left > 0
        ? `${state.groups?.[state.turn]}, ${left} left`
        : 'on the eight'
  const turn = isPractice(state) ? listed(visitWords(state), leftWords(state)) : `${turnOf(state)}, ${aim}`
  return [headline(state)?.[0], listed(turn, HANDS[state.hand])].filter(Boolean).join('. ')
}

/** What the cue points at, a ball or (-1) a cushion, and how hard it will strike. */
export const aimWords = (meets: number, power: number): string =>
  `Aim meets ${meets > 0 ? `ball ${meets}` : 'a cushion'}, power ${Math.round(power * 100)}`
