/** Rules of Sorting Balls: a ball goes onto its own kind or into an empty tube. */
import { starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { advise, isStuck } from './rules/coach.ts'
import { levelOf, movesFor, TUNED_LEVELS } from './rules/levels.ts'
import { ADD_TUBE, canMove, isAlike, isCorked, isMove, kindOf, type Move, type State } from './rules/state.ts'

function act(state: State, move: Move): State {
  if (move.from === ADD_TUBE.from) return withAddedTube(state)
  const ball = state.tubes[move.from]?.at(-1)
  if (ball === undefined || !canMove(state, move)) return state
  const tubes = state.tubes.map((tube, place) =>
    place === move.from ? tube.slice(0, -1) : place === move.to ? [...tube, ball] : tube,
  )
  const { makes, veiled, key } = state
  const unlocks = key === kindOf(state, ball) && isCorked(state, tubes[move.to] ?? [])
  return {
    ...state,
    tubes,
    spent: state.spent + 1,
    ...(makes && unlocks && { makes: makes.map((make) => (make === 'locked' ? 'plain' : make)) }),
    // A ball loses its veil when it becomes the top of its tube.
    ...(veiled && { veiled: veiled.filter((hidden) => hidden !== tubes[move.from]?.at(-1)) }),
  }
}

function withAddedTube(state: State): State {
  if (state.isHelped || outcome(state) === 'won') return state
  const { tubes, makes } = state
  return { ...state, isHelped: true, tubes: [...tubes, []], ...(makes && { makes: [...makes, 'plain'] }) }
}

/** Every legal move except those that only swap equivalent tubes: a lone kind into an empty tube, or a second empty one. */
function moves(state: State): Move[] {
  const { tubes, makes } = state
  return tubes.flatMap((source, from) =>
    tubes.flatMap((target, to) => {
      const first = tubes.findIndex((tube, place) => tube.length === 0 && makes?.[place] === makes?.[to])
      const idle =
        target.length === 0 && (to !== first || (isAlike(state, source) && makes?.[from] === makes?.[to]))
      return !idle && canMove(state, { from, to }) ? [{ from, to }] : []
    }),
  )
}

const outcome = (state: State) =>
  state.tubes.every((tube) => tube.length === 0 || isCorked(state, tube)) ? 'won' : 'playing'

export const rules: Rules<State, Move> = {
  // Levels and their par are the same for everyone. Only the board of the day depends on its seed.
  start: (seed, level) => ({ level, spent: 0, ...levelOf(level, seed) }),
  act,
  isAction: isMove,
  moves,
  score: (state) => state.tubes.filter((tube) => isCorked(state, tube)).length,
  outcome,
}

function stars(state: State) {
  const { three, two } = movesFor(state)
  return starsFor(state.spent, state.isHelped ? 0 : three, two)
}

export const levels: HintedLevels<State, Move> = {
  tuned: TUNED_LEVELS,
  packs: [
    'Apprentice bench',
    'Herb cupboard',
    'Copper still',
    'Glassblower',
    'Fern corner',
    'Moth lamp',
    'Crystal shelf',
    'Night garden',
    'Clock loft',
    'Moon window',
    'Phoenix roost',
    'Golden flask',
    'Mirror hall',
    'Star cellar',
    'Philosopher’s shelf',
  ],
  par: (state) => state.par,
  // The par of generated levels is not proven to be the minimum.
  isTarget: ({ level }) => level > TUNED_LEVELS,
  spent: (state) => state.spent,
  stars,
  hint: advise,
  stuck: (state) => outcome(state) === 'playing' && isStuck(state),
}
