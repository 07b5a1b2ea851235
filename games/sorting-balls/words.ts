/** What is said aloud: enough to play by ear. */
import { capital, type AdvisingWords } from '../kit/words.ts'
import { canMove, changeBetween, isCorked, kindOf, type Move, type State } from './rules/state.ts'
import { kindAt } from './view/kinds.ts'

const ballName = (state: State, ball: number): string => kindAt(state.level, kindOf(state, ball)).name

/** Of the ball on top of a tube. */
const topName = (state: State, place: number) => ballName(state, state.tubes[place]?.at(-1) ?? 0)

/** From the top; alike neighbours are told together: '2 blue drop, green leaf'. */
function contents(state: State, tube: readonly number[]): string {
  const runs: { name: string; count: number }[] = []
  for (const ball of [...tube].reverse()) {
    const name = ballName(state, ball)
    const last = runs.at(-1)
    if (last?.name === name) last.count++
    else runs.push({ name, count: 1 })
  }
  return runs.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ') || 'empty'
}

function roomWords(state: State, tube: readonly number[]): string {
  if (isCorked(state, tube)) return 'complete'
  const room = state.height - tube.length
  return room > 0 ? `room for ${room}` : 'full'
}

/** A ball in the player's hand. */
interface Hand {
  /** The tube that it was lifted from, if there is one. */
  readonly picked?: number | undefined
  /** Whether it rose by itself, after the one before it. */
  readonly isNext?: boolean
}

/** What is in the tube under the cursor and whether it takes the ball in hand, then where that is. */
export function tubeWords(state: State, place: number, { picked, isNext = false }: Hand = {}): string {
  const tube = state.tubes[place] ?? []
  const where = `Tube ${place + 1} of ${state.tubes.length}.`
  if (picked === undefined) return capital(`${contents(state, tube)}; ${roomWords(state, tube)}. ${where}`)
  const ball = `your ${isNext ? 'next ' : ''}${topName(state, picked)}`
  if (place === picked) return capital(`${contents(state, tube.slice(0, -1))}; ${ball} above. ${where}`)
  const answers = canMove(state, { from: picked, to: place }) ? 'takes' : 'refuses'
  return capital(`${contents(state, tube)}; ${answers} ${ball}. ${where}`)
}

export const liftWords = (state: State, place: number): string => `Lifted ${topName(state, place)}.`
export const putBackWords = (state: State, place: number): string =>
  `${capital(topName(state, place))} put back.`

/** Why nothing can be lifted from a tube, or dropped into it. */
export function refusalWords(state: State, place: number): string {
  const tube = state.tubes[place] ?? []
  const isFull = tube.length === state.height
  const why = isFull ? `is ${roomWords(state, tube)}` : tube.length > 0 ? 'takes another kind' : 'is empty'
  return `Tube ${place + 1} ${why}.`
}

function changed(before: State, after: State): string {
  const change = changeBetween(before, after)
  if (!change) return ''
  const { ball, to } = change
  const back = after.spent < before.spent ? 'back ' : ''
  const complete = isCorked(after, after.tubes[to] ?? []) ? ': complete' : ''
  return `${capital(ballName(after, ball))} ${back}to tube ${to + 1}${complete}.`
}

export const words: AdvisingWords<State, Move> = {
  describe: (state) =>
    state.tubes.map(
      (tube, place) =>
        `Tube ${place + 1}${place === 0 ? ', from the top' : ''}: ${contents(state, tube)}; ${roomWords(state, tube)}.`,
    ),
  // How many tubes there are is told with each of them.
  task(state) {
    const { tubes, height } = state
    const complete = tubes.filter((tube) => isCorked(state, tube)).length
    return `${tubes.flat().length / height} kinds, ${complete} complete.`
  },
  changed,
  advise: ({ from, to }, state) =>
    `Move the ${topName(state, from)} from tube ${from + 1} to tube ${to + 1}.`,
}
