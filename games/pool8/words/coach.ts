/** Words the coach's advice. */
import type * as aim from '../rules/aim.ts'
import type { State } from '../rules/state.ts'
import type * as stroke from '../rules/stroke.ts'

/** Parts of the game's first script, which this one does not repeat. */
interface Tools extends Pick<typeof aim, 'potBy' | 'pots'>, Pick<typeof stroke, 'played'> {
  /** The technique of a puzzle; empty elsewhere. */
  techniqueWords(state: State): string
}

/** The stroke and the reason. Undefined until it has finished thinking. */
export function coachWords(
  state: State,
  { potBy, pots, played, techniqueWords }: Tools,
): readonly [string, string] | undefined {
  const { mind } = state
  if (!mind?.ready || !mind.best) return undefined
  const technique = techniqueWords(state)
  if (technique) return ['The cue is lined up', technique]
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
