/** Describes the table, the task and the result of a stroke, for players who play by ear. */
import { capital, type Words } from '../kit/words.ts'
import { isNine, isPuzzle } from './rules/choices.ts'
import { mayMeetFirst } from './rules/referee.ts'
import { countStanding, isFoul, isPractice, leftTo, type State } from './rules/state.ts'
import { calledBy, HANDS, nameOf, turnOf, visitWords } from './words/calls.ts'
import { matchWords } from './words/opponents.ts'
import { listed, plural, sentences } from './words/phrases.ts'
import { ballName, SINGULAR, tableWords } from './words/table.ts'

/** Tells the shooter which balls to pot. */
function targetWords(state: State): string {
  const { groups, turn, breaking } = state
  const left = leftTo(state, turn)
  if (breaking) return ''
  if (isNine(state))
    return `hit the ${ballName(state.motion.balls.findIndex(({ id }) => mayMeetFirst(state, id)))} first`
  if (left === undefined) return 'open table'
  const group = groups?.[turn] ?? 'solids'
  return left > 0 ? `${plural(left, SINGULAR[group], group)} left` : 'on the eight'
}

/** Says whose turn it is and what to do. */
function taskWords(state: State): string {
  const left = countStanding(state, Boolean)
  const what = isPuzzle(state)
    ? 'pot the eight'
    : isPractice(state)
      ? `${plural(left, 'ball', 'balls')} left`
      : targetWords(state)
  const match = state.shots === 0 ? sentences(...(matchWords(state) ?? [])) : ''
  return `${sentences(match, visitWords(state), capital(listed(turnOf(state), what, HANDS[state.hand])))}.`
}

/** Describes the result of a stroke once the balls are at rest. */
function strokeWords(before: State, after: State): string {
  const { news } = after
  if (!news || news === before.news) return ''
  // The stroke has ended, so only the hits list the balls potted in its last tick.
  const drops = after.hits.flatMap(({ kind, ball }) => (kind === 'pot' ? [ball] : []))
  const potted = listed(...[...(before.stroke?.potted ?? []), ...drops].filter(Boolean).map(ballName))
  const call = isFoul(news.kind) ? `foul, ${news.kind}` : news.kind
  const name = nameOf(after, news.by)
  const did = potted ? `potted ${potted}` : call === 'missed' ? call : ''
  // The potted balls say enough, except after a foul, the eight or the last ball.
  const isSaid = did && /^(potted|solids|stripes|missed)/.test(call)
  const doer = name === 'You' ? capital(did) : did && `${name} ${did}`
  const ruling = isSaid ? '' : doer && call !== 'won' ? capital(call) : calledBy(after, call)
  return `${sentences(doer, ruling)}.${after.winner === null ? ` ${taskWords(after)}` : ''}`
}

export const words: Words<State> = { describe: tableWords, task: taskWords, changed: strokeWords }
