/** A frame that two people play at different devices, sending each turn as a link. */
import { capital } from '../kit/words.ts'
import type { Turns } from '../kit/turns.ts'
import { BY_LINK } from './rules/choices.ts'
import { groupOf } from './rules/rack.ts'
import { type Action, isAway, isFoul, leftTo, other, type State, type Turn } from './rules/state.ts'

/** Drops waiting, and every place of the ball in hand but the last before a stroke. */
const condense = (actions: readonly Action[]): readonly Action[] =>
  actions
    .filter(({ kind }) => kind === 'shoot' || kind === 'place')
    .filter(({ kind }, i, all) => kind === 'shoot' || all[i + 1]?.kind === 'shoot')

/** Numbers of the object balls that dropped in the turn. */
const potted = (before: State, after: State): number[] =>
  after.motion.balls.flatMap(({ id, pocket }) =>
    id > 0 && pocket >= 0 && before.motion.balls[id]?.pocket === -1 ? [id] : [],
  )

const ENDS: Readonly<Partial<Record<string, string>>> = {
  'eight too early': 'potted the eight too early',
  'eight with a foul': 'potted the eight with a foul',
}

/** What the friend did: 'Your friend potted 3, 5 and missed.' */
function didWords(before: State, after: State): string {
  const { news } = after
  const balls = potted(before, after)
  const pots = balls.length > 0 ? `potted ${balls.join(', ')}` : ''
  if (!news || news.kind === 'missed') return pots || 'potted nothing'
  if (isFoul(news.kind)) return `${pots ? `${pots}, then ` : ''}made a foul: ${news.kind}`
  return ENDS[news.kind] ?? (pots || 'played on')
}

/** What the player must pot. */
function taskWords(state: State, me: Turn): string {
  const left = leftTo(state, me)
  const ball = state.hand === 'anywhere' ? ', ball in hand' : ''
  if (left === undefined) return `The table is open${ball}.`
  const group = groupOf(state.groups?.[me] === 'solids' ? 1 : 9) ?? ''
  return left > 0 ? `You play ${group}, ${left} left${ball}.` : `You play the eight${ball}.`
}

export const turns: Turns<State, Action> = {
  level: BY_LINK,
  isAway,
  isSettled: ({ stroke }) => !stroke,
  hurry: { kind: 'hurry' },
  join: { kind: 'join' },
  condense,
  seats: ({ turn, news }) => ({ next: turn, last: news?.by }),
  words(before, after) {
    const { winner, news } = after
    const did = capital(`your friend ${didWords(before, after)}.`)
    if (winner === null) return [did, taskWords(after, after.turn)]
    return [did, winner === other(news?.by ?? winner) ? 'You win the frame.' : 'Your friend wins the frame.']
  },
}
