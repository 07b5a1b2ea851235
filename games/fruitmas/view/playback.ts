/** Plays the film of the last move. Only the view lags behind: the state is already final. */
import type { State } from '../rules.ts'
import type { Film } from './film.ts'

/** Upper limit before the result card appears after the last move, in seconds. */
const LONGEST_END = 2.6

export type FilmPlayback = ReturnType<typeof createPlayback>

export function createPlayback() {
  let film: Film | undefined
  /** The state at the start of the film. */
  let before: State | undefined
  let began = 0
  let now = 0

  return {
    start(state: State, next: Film): void {
      film = next
      before = state
      began = now
    },
    stop: () => void (film = undefined),
    turn(time: number): void {
      now = time
      if (film && film.length < now - began) film = undefined
    },
    get isMoving() {
      return film !== undefined
    },
    busy: () => film !== undefined && now - began < LONGEST_END,
    /** The current shot, the time in the film, and the counts and frost at that time. */
    get current() {
      const moment = now - began
      const shot = film?.shots.findLast(({ at }) => at <= moment)
      if (!shot || !before) return undefined
      const { left, frost } =
        film?.shots.findLast((each) => each.kind === 'clear' && each.at + each.hold <= moment)?.step ?? before
      return { shot, moment, left, frost }
    },
  }
}
