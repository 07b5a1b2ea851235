/** Sort the balls until every tube holds one kind: a ball goes onto its own kind or into an empty tube. */
import { starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { advise, isStuck } from './rules/coach.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'
import { canMove, isAlike, isCorked, type Move, type State } from './rules/state.ts'

function act(state: State, move: Move): State {
  const ball = state.tubes[move.from]?.at(-1)
  if (ball === undefined || !canMove(state, move)) return state
  const tubes = state.tubes.map((tube, place) =>
    place === move.from ? tube.slice(0, -1) : place === move.to ? [...tube, ball] : tube,
  )
  return { ...state, tubes, spent: state.spent + 1 }
}

/** Every legal move but those that only change places: a lone kind into an empty tube, or a second empty tube. */
function moves(state: State): Move[] {
  const empty = state.tubes.findIndex((tube) => tube.length === 0)
  return state.tubes.flatMap((source, from) =>
    state.tubes.flatMap((target, to) => {
      const idle = target.length === 0 && (to !== empty || isAlike(state, source))
      return !idle && canMove(state, { from, to }) ? [{ from, to }] : []
    }),
  )
}

const outcome = (state: State) =>
  state.tubes.every((tube) => tube.length === 0 || isCorked(state, tube)) ? 'won' : 'playing'

export const rules: Rules<State, Move> = {
  // A level and its par are the same for everyone, so its chance comes from its number; only a day's from its seed.
  start: (seed, level) => ({ level, spent: 0, ...levelOf(level, seed) }),
  act,
  moves,
  score: (state) => state.tubes.filter((tube) => isCorked(state, tube)).length,
  outcome,
}

/** Three stars for par and a tenth, two for half as much again. */
const stars = ({ spent, par }: State) => starsFor(spent, Math.floor(par * 1.1), Math.floor(par * 1.5))

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
  ],
  par: (state) => state.par,
  spent: (state) => state.spent,
  stars,
  hint: advise,
  stuck: (state) => outcome(state) === 'playing' && isStuck(state),
}
