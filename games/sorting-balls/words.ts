/** Describes the bench for screen readers, in enough detail to play by ear. */
import { capital, type AdvisingWords } from '../kit/words.ts'
import { rules } from './rules.ts'
import {
  canMove,
  moveBetween,
  isCorked,
  isVeiled,
  kindOf,
  roomOf,
  type Move,
  type State,
} from './rules/state.ts'
import { gives, takes, type TubeMake } from './rules/tubes.ts'
import { kindName } from './words/kinds.ts'

/** Kinds whose plural does not simply take an s. */
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  'green leaf': 'green leaves',
  'orange cross': 'orange crosses',
  'brown stripes': 'brown stripes',
  veiled: 'veiled',
}

const pluralOf = (name: string): string => IRREGULAR_PLURALS[name] ?? `${name}s`

/** 'blue drop', '2 blue drops', '3 green leaves'. */
const countedName = (name: string, count: number): string =>
  count === 1 ? name : `${count} ${pluralOf(name)}`

const ballName = (state: State, ball: number): string =>
  isVeiled(state, ball) ? 'veiled' : kindName(kindOf(state, ball))

/** Names the top ball of a tube. */
const topName = (state: State, place: number) => ballName(state, state.tubes[place]?.at(-1) ?? 0)

/** Lists the balls from the top, grouping equal neighbours: '2 blue drops, green leaf'. */
function contents(state: State, tube: readonly number[]): string {
  const runs: { name: string; count: number }[] = []
  for (const ball of [...tube].reverse()) {
    const name = ballName(state, ball)
    const last = runs.at(-1)
    if (last?.name === name) last.count++
    else runs.push({ name, count: 1 })
  }
  return runs.map(({ name, count }) => countedName(name, count)).join(', ') || 'empty'
}

/** Names the tubes that are not plain. */
const MAKE_WORDS: Readonly<Record<Exclude<TubeMake, 'plain' | 'locked'>, string>> = {
  short: 'short glass',
  funnel: 'funnel, only takes',
  spout: 'spout, only gives',
}

function makeWords({ makes, key = 0 }: State, place: number): string {
  const make = makes?.[place] ?? 'plain'
  if (make === 'locked') return `locked until all ${pluralOf(kindName(key))} are sorted`
  return make === 'plain' ? '' : MAKE_WORDS[make]
}

function roomWords(state: State, place: number): string {
  if (isCorked(state, state.tubes[place] ?? [])) return 'complete'
  const make = state.makes?.[place]
  const room = roomOf(state, place)
  const space = !takes(make) ? '' : room > 0 ? `room for ${room}` : 'full'
  return [makeWords(state, place), space].filter(Boolean).join(', ')
}

/** A ball in the player's hand. */
interface Hand {
  /** The tube that the ball was lifted from, if any. */
  readonly picked?: number | undefined
  /** The ball rose by itself after the previous one. */
  readonly isNext?: boolean
}

/** The contents of the tube under the cursor, whether it takes the ball in hand, then its position. */
export function tubeWords(state: State, place: number, { picked, isNext = false }: Hand = {}): string {
  const tube = state.tubes[place]
  if (!tube) return 'Add a tube, for a star. After the last tube.'
  const where = `Tube ${place + 1} of ${state.tubes.length}.`
  if (picked === undefined) return capital(`${contents(state, tube)}; ${roomWords(state, place)}. ${where}`)
  const ball = `your ${isNext ? 'next ' : ''}${topName(state, picked)}`
  if (place === picked) return capital(`${contents(state, tube.slice(0, -1))}; ${ball} above. ${where}`)
  const verdict = canMove(state, { from: picked, to: place }) ? 'takes' : 'refuses'
  return capital(`${contents(state, tube)}; ${verdict} ${ball}. ${where}`)
}

export const liftWords = (state: State, place: number): string => `Lifted ${topName(state, place)}.`
export const putBackWords = (state: State, place: number): string =>
  `${capital(topName(state, place))} put back.`

/** Explains why a tube gives or takes no ball. */
export function refusalWords(state: State, place: number, isDrop: boolean): string {
  const make = state.makes?.[place]
  const tube = state.tubes[place] ?? []
  const why = () => {
    if (make === 'locked') return `is ${makeWords(state, place)}`
    if (isDrop && !takes(make)) return 'is a spout and only gives'
    if (!isDrop && !gives(make)) return 'is a funnel and only takes'
    if (tube.length === 0) return 'is empty'
    if (isCorked(state, tube)) return 'is complete'
    return isDrop && roomOf(state, place) > 0 ? 'holds a different kind' : 'is full'
  }
  return `Tube ${place + 1} ${why()}.`
}

function changed(before: State, after: State): string {
  const change = moveBetween(before, after)
  const more = after.tubes.length - before.tubes.length
  if (more !== 0) return more > 0 ? 'Tube added. Two stars at most.' : 'Added tube removed.'
  if (!change) return ''
  const { ball, to } = change
  const back = after.spent < before.spent ? 'back ' : ''
  const complete = isCorked(after, after.tubes[to] ?? []) ? ': complete' : ''
  const opened = unlocked(before, after)
  const lock = opened < 0 ? '' : ` Tube ${opened + 1} is unlocked.`
  return `${capital(kindName(kindOf(after, ball)))} ${back}to tube ${to + 1}${complete}.${lock}`
}

/** The tube that a move unlocked, or -1. */
const unlocked = (before: State, after: State): number =>
  before.makes?.findIndex((make, place) => make === 'locked' && after.makes?.[place] !== make) ?? -1

/** The purpose of a move. */
function reason(state: State, move: Move): string {
  const after = rules.act(state, move)
  if (unlocked(state, after) >= 0) return 'complete, and it opens the lock'
  if (isCorked(after, after.tubes[move.to] ?? [])) return 'complete'
  const next = after.tubes[move.from]?.at(-1)
  if (next === undefined) return 'it frees a tube'
  const below = ballName(after, next)
  if (isVeiled(state, next)) return 'it unveils the ball below'
  if (canMove(after, move)) return 'the next ball can follow'
  const isWanted = after.tubes.some((tube, to) => tube.length > 0 && canMove(after, { from: move.from, to }))
  return isWanted ? `the ${below} can move on` : `it frees the ${below}`
}

const EMPTY_WORDS: Readonly<Record<TubeMake, string>> = {
  plain: 'into an empty tube',
  locked: 'into an empty tube',
  short: 'into the short glass to wait',
  funnel: 'into the funnel to stay',
  spout: '',
}

function advise(move: Move, state: State): string {
  const target = state.tubes[move.to] ?? []
  const goal = target.length > 0 ? 'onto its own kind' : EMPTY_WORDS[state.makes?.[move.to] ?? 'plain']
  return capital(`${topName(state, move.from)} ${goal}: ${reason(state, move)}.`)
}

export const words: AdvisingWords<State, Move> = {
  describe: (state) =>
    state.tubes.map(
      (tube, place) =>
        `Tube ${place + 1}${place === 0 ? ', from the top' : ''}: ${contents(state, tube)}; ${roomWords(state, place)}.`,
    ),
  // The number of tubes is part of every tube's position.
  task(state) {
    const { tubes, height } = state
    const complete = tubes.filter((tube) => isCorked(state, tube)).length
    return `${tubes.flat().length / height} kinds, ${complete} complete.`
  },
  changed,
  advise,
  where: ({ from, to }) => `Tube ${from + 1} to tube ${to + 1}.`,
}
