/** Words the coach's advice. */
import { potBy, pots } from '../rules/aim.ts'
import { isPuzzle } from '../rules/choices.ts'
import type { State } from '../rules/state.ts'
import { played } from '../rules/stroke.ts'
import { techniqueWords } from './calls.ts'

/** The stroke and the reason. Undefined until it has finished thinking. */
export function coachWords(state: State): readonly [string, string] | undefined {
  const { mind } = state
  if (!mind?.ready || !mind.best) return undefined
  if (isPuzzle(state)) return ['The cue is lined up', techniqueWords(state)]
  const { power, top } = mind.best.shot
  if (state.breaking) return ['Break at the front ball', 'Full power spreads the balls']
  const spin = top > 0.4 ? ' with follow' : top < -0.4 ? ' with draw' : ''
  const stroke = `A ${power < 0.35 ? 'soft' : power < 0.6 ? 'firm' : 'hard'} stroke${spin}`
  const pot = potBy(state, mind.best.shot)
  if (!pot) return ['No sure pot', `${stroke} leaves little`]
  const { line, fullness } = pot
  const what = fullness > 0.97 ? `The ${line.target.id} straight` : `Cut the ${line.target.id}`
  const after = played(state, mind.best)
  const [next] = after.turn === state.turn ? pots(after) : []
  const then =
    after.winner !== null ? ' wins' : next ? ` leaves the ${next.line.target.id} next` : ' is enough'
  return [`${what} into the ${line.pocket.nx ? 'corner' : 'side'}`, stroke + then]
}
